import { ProgramSection } from './program-section.tsx';

const STEPS = [
  {
    tone: 'bg-tile-1',
    title: 'You apply',
    text: 'Four fields and up to five pictures of your work. No account is needed.',
  },
  {
    tone: 'bg-tile-2',
    title: 'A person looks',
    text: 'Somebody of our team reads every application, and you get the answer by mail, with the reason if it is no.',
  },
  {
    tone: 'bg-tile-3',
    title: 'We list it together',
    text: 'Once you are approved we contact you, agree on price and licence, and put your first component through our checks with you.',
  },
  {
    tone: 'bg-tile-4',
    title: 'It sells, you are paid',
    text: 'While we are in beta, payouts go out by hand to your bank account. There is no seller dashboard yet; you get a statement with each payout.',
  },
] as const;

export function ProgramSteps() {
  return (
    <ProgramSection
      id="how-it-works"
      eyebrow="How it works"
      title="From your folder to somebody’s page."
    >
      <ol className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ tone, title, text }, index) => (
          <li key={title} className="grid content-start gap-3">
            <span
              aria-hidden="true"
              className={`size-9 ${tone} ${['rounded-sm', 'rounded-tl-full', 'rounded-full', 'rounded-br-full'][index]}`}
            />
            <h3 className="text-xl">{title}</h3>
            <p className="text-pretty text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </ProgramSection>
  );
}
