import { questions } from './content.ts';

export function Questions() {
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="mx-auto grid max-w-[88rem] gap-8 px-4 py-16 sm:px-8 lg:grid-cols-[5fr_7fr] lg:py-24"
    >
      <h2 id="questions-title" className="wood text-6xl [font-stretch:72%] sm:text-8xl">
        Before you send a file
      </h2>
      <div className="border-b-2 border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} name="questions" className="group border-t-2 border-line">
            <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 text-xl font-bold [&::-webkit-details-marker]:hidden">
              {question}
              <svg
                viewBox="0 0 24 24"
                className="size-7 shrink-0 stroke-current stroke-3"
                aria-hidden="true"
              >
                <path d="M3 12h18" />
                <path d="M12 3v18" className="group-open:hidden" />
              </svg>
            </summary>
            <p className="max-w-prose pb-6 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
