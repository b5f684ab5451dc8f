import { PageSection } from '../../ui/page-section.tsx';

const STEPS = [
  {
    shape: 'rounded-sm bg-tile-2',
    title: 'Find it',
    text: 'Search by words or open a category. Every picture is the real thing, seen in a browser, and each page says what has been checked: contrast, keyboard, themes, widths.',
  },
  {
    shape: 'rounded-tl-full bg-tile-1',
    title: 'Copy it',
    text: 'One press puts one file on your clipboard. Free ones ask for a free account; paid ones come with a plan, or by themselves for good.',
  },
  {
    shape: 'rounded-full bg-tile-4',
    title: 'Make it yours',
    text: 'Change the words at the top of the file, set one colour, ship. No package of ours comes along, and nothing calls home.',
  },
] as const;

export function HowItWorks() {
  return (
    <PageSection
      id="how-it-works"
      eyebrow="How it works"
      title="Three moves, and it is on your page."
    >
      <ol className="mt-10 grid gap-x-10 gap-y-9 md:grid-cols-3">
        {STEPS.map(({ shape, title, text }, index) => (
          <li
            key={title}
            className="grid content-start gap-3 border-line md:border-l md:pl-8 md:first:border-l-0 md:first:pl-0"
          >
            <div className="flex items-center justify-between">
              <span aria-hidden="true" className={`size-9 ${shape}`} />
              <span aria-hidden="true" className="font-mono text-xs text-ink-faint">
                {index + 1} / {STEPS.length}
              </span>
            </div>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="max-w-[34em] text-pretty text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
