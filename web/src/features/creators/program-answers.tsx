import { PageSection } from '../../ui/page-section.tsx';

const ANSWERS = [
  {
    question: 'What are you looking for?',
    answer:
      'Work that is yours, with a point of view. It should read well on a phone and on a wide screen, in light and in dark, with a keyboard and with a screen reader. We help with the rest.',
  },
  {
    question: 'Who owns the component?',
    answer:
      'You do. Buyers get a licence to use it, and you may take it out of the shop whenever you like; those who bought it keep their copy.',
  },
  {
    question: 'What happens after approval?',
    answer:
      'We write to you, talk about your first component and list it together. An approval commits you to nothing, and there is no quota to fill.',
  },
  {
    question: 'And if you say no?',
    answer:
      'You hear why, when we can say it usefully, and you may apply again at once, as often as you like.',
  },
  {
    question: 'Who sees my details and pictures?',
    answer:
      'Our team, for the review, and nobody else. Pictures are kept in private storage and open by links that run out after minutes. With your account, everything you sent is deleted too.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'Not to apply. Without one we send a code to your address, so that we know we are writing to you. With that code, or signed in, you can see here where your application stands.',
  },
] as const;

export function ProgramAnswers() {
  return (
    <PageSection id="answers" eyebrow="Answers" title="Asked before, answered plainly.">
      <dl className="mt-10 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {ANSWERS.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-display text-lg font-[650] tracking-[-0.01em]">{question}</dt>
            <dd className="mt-1.5 max-w-[38em] text-pretty text-ink-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
