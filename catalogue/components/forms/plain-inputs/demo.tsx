import { NEGI_BEDI } from '../../../media/businesses/negi-bedi.ts';
import { NegiBediMark } from '../../../media/marks.tsx';
import { PlainInputs } from './component.tsx';

const JOBS = [
  { value: 'check', label: 'Check, ₹350' },
  { value: 'service', label: 'Full service, ₹1,450' },
  { value: 'wheel', label: 'Wheel, built, ₹1,900' },
];

const AGREED = [
  { label: 'Ready', value: 'Two working days' },
  { label: 'On time', value: '582 of 600 jobs' },
  { label: 'More than written', value: 'We ring first' },
];

/** The page of a workshop, as it comes back when two fields were not right. */
export function Demo() {
  return (
    <div className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--ground:var(--background,#fff)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <main className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-9 px-5 py-14 md:grid-cols-12 md:px-8">
        <div className="grid content-start gap-7 md:col-span-4 md:grid-rows-[auto_auto_auto_1fr]">
          <NegiBediMark />
          <h1 className="m-0 text-[clamp(2rem,3.4vw,3rem)] leading-[1.1] font-semibold tracking-[-0.024em] text-balance">
            Book a stand
          </h1>
          <p className="m-0 -mt-3 text-pretty text-(--second)">
            We write down what is worn, what it costs and the day it is ready.
          </p>
          <dl className="m-0 text-base md:self-end">
            {AGREED.map(({ label, value }) => (
              <div
                key={label}
                className="flex flex-wrap justify-between gap-x-4 border-t border-(--rule) py-3"
              >
                <dt className="text-(--second)">{label}</dt>
                <dd className="m-0 font-semibold">{value}</dd>
              </div>
            ))}
            <div className="flex flex-wrap justify-between gap-x-4 border-t border-(--rule) pt-3">
              <dt className="text-(--second)">{NEGI_BEDI.contact.hours[0]!.label}</dt>
              <dd className="m-0 font-semibold">{NEGI_BEDI.contact.hours[0]!.value}</dd>
            </div>
          </dl>
        </div>
        <div className="md:col-span-7 md:col-start-6">
          <PlainInputs
            fields={[
              {
                name: 'name',
                label: 'Your name',
                half: true,
                native: { autoComplete: 'name' },
                value: 'Edwin Strand',
              },
              {
                name: 'email',
                label: 'Email',
                kind: 'email',
                half: true,
                native: { autoComplete: 'email' },
                value: 'edwin.strand',
                error: 'Write it like name@example.com.',
              },
              {
                name: 'job',
                label: 'Job',
                kind: 'select',
                half: true,
                value: 'service',
                options: JOBS,
              },
              {
                name: 'limit',
                label: 'Parts up to',
                kind: 'number',
                hint: 'Above it we ring',
                prefix: '₹',
                min: 0,
                max: 50_000,
                half: true,
                value: '२,०००',
              },
              {
                name: 'ridden',
                label: 'Since the last service',
                kind: 'number',
                hint: 'For the chain',
                suffix: 'km',
                min: 0,
                value: 'a lot',
                error: 'A number, such as 1200 or 1,200.',
              },
              {
                name: 'noise',
                label: 'What do you hear or feel?',
                kind: 'textarea',
                hint: 'Since when, uphill or down',
                optional: true,
                value:
                  'A click on each turn, only uphill to Mussoorie, since the rain. It stops when I stand on the pedals.',
              },
            ]}
          />
        </div>
      </main>
    </div>
  );
}
