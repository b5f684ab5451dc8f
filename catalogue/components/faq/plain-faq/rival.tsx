import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { PlainFaq } from './component.tsx';

const ENTRIES = [
  {
    id: 'pier',
    question: 'When should I be at the pier?',
    answer: 'With a car, ten minutes before. On foot, when the lamp is green.',
  },
  {
    id: 'full',
    question: 'What if the deck is full?',
    answer: 'The next boat leaves 110 minutes later, and your place in the queue is kept.',
  },
  {
    id: 'ice',
    question: 'Does the ferry run in ice?',
    answer: 'Yes, up to 40 cm. Above that the icebreaker goes before us.',
  },
  {
    id: 'pay',
    question: 'Can I pay on board?',
    answer: 'By card. Cash is taken at the pier in Norrhamn only.',
  },
];

const LEAD = (
  <>
    Asked most: <a href="#ice">Is there a boat in January?</a>
  </>
);

export function Ours() {
  return <PlainFaq title="Before you come aboard" lead={LEAD} entries={ENTRIES} />;
}

/** As shadcn/ui does it with Radix: a closed answer is taken out of the document. */
export function Rival() {
  const id = useId();
  const [open, setOpen] = useState<string>();
  return (
    <section className="mx-auto max-w-3xl px-6 py-24">
      <h2 className="text-3xl font-semibold">Before you come aboard</h2>
      <p className="mt-2 mb-8 text-neutral-600">{LEAD}</p>
      {ENTRIES.map((entry) => (
        <div key={entry.id} id={entry.id} className="border-b">
          <h3 className="flex">
            <button
              type="button"
              aria-expanded={open === entry.id}
              aria-controls={`${id}${entry.id}`}
              onClick={() => setOpen(open === entry.id ? undefined : entry.id)}
              className="flex flex-1 items-center justify-between py-4 text-sm font-medium"
            >
              {entry.question}
              <ChevronDown className={`size-4 ${open === entry.id ? 'rotate-180' : ''}`} />
            </button>
          </h3>
          <div id={`${id}${entry.id}`} hidden={open !== entry.id} className="pb-4 text-sm">
            {open === entry.id && entry.answer}
          </div>
        </div>
      ))}
    </section>
  );
}
