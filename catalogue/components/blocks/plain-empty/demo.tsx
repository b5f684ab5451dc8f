'use client';

import { type ReactNode, useState } from 'react';
import { NEGI_BEDI } from '../../../media/businesses/negi-bedi.ts';
import { NegiBediMark } from '../../../media/marks.tsx';
import { MonsoonHills } from '../../../media/pictures/monsoon-hills.tsx';
import { PlainEmpty } from './component.tsx';

type Job = { name: string; work: string; until: string };

const STANDS: Job[] = [
  { name: 'Stand 1', work: 'Rear wheel, trued', until: '17:30' },
  { name: 'Stand 2', work: 'Full service, card 2,118', until: '18:15' },
  { name: 'Stand 3', work: 'Brake pads, front', until: '16:40' },
];
const PARTS: Job[] = [
  { name: 'Spokes, 264 mm', work: '72 of them', until: 'Friday' },
  { name: 'Gear cable, rear', work: '12 of them', until: 'Friday' },
];
const CALLS: Job[] = [
  { name: 'Usha Thapliyal', work: '₹180 less than written', until: '16:30' },
  { name: 'Kulwant Sodhi', work: 'Nine are ready', until: '17:00' },
];
const LOADING_MS = 900;

function Row({ name, work, until }: Job) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-(--rule) py-3 leading-6 tabular-nums">
      <span className="min-w-0">
        <b className="block font-semibold">{name}</b>
        <span className="text-(--second)">{work}</span>
      </span>
      <span>{until}</span>
    </div>
  );
}

type CellProps = { title: string; note?: ReactNode; wide?: string; children: ReactNode };

function Cell({ title, note, wide = '', children }: CellProps) {
  return (
    <section
      className={`-ms-px -mt-px min-w-0 border-s border-t border-(--rule) p-5 md:p-7 ${wide}`}
    >
      <div className="mb-5 flex min-h-6 flex-wrap items-baseline justify-between gap-x-4 border-b border-(--rule) pb-3 text-sm leading-6">
        <h2 className="m-0 text-sm font-semibold">{title}</h2>
        <span className="text-(--second) tabular-nums">{note}</span>
      </div>
      {children}
    </section>
  );
}

/** The screen on the counter of a workshop, on one of its worse days. */
export function Demo() {
  const [stands, setStands] = useState<'loading' | 'ready'>('loading');
  const [parts, setParts] = useState<'failed' | 'loading' | 'ready'>('failed');
  const again = (): void => {
    setParts('loading');
    setTimeout(() => setParts('ready'), LOADING_MS);
  };
  return (
    <div className="bg-(--ground) px-5 py-12 [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--ground:var(--background,#fff)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] md:px-8 md:py-14 dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <div className="mx-auto max-w-[74rem]">
        <header className="mb-7 flex flex-wrap items-center justify-between gap-4">
          <p className="m-0 flex items-center gap-2.5 text-lg font-semibold tracking-[-0.015em]">
            <NegiBediMark />
            {NEGI_BEDI.name}
          </p>
          <p className="m-0 text-(--second) tabular-nums">Counter, Wednesday 18 November, 16:12</p>
        </header>
        <div className="grid grid-cols-1 overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--rule) md:grid-cols-2 lg:grid-cols-3">
          <Cell title="Evening class in December" note="0 of 6 places" wide="md:col-span-2">
            <PlainEmpty
              state="first"
              rows={0}
              level={3}
              says={{
                first: {
                  title: 'Nobody has a place yet',
                  text: 'Four Thursdays, 19:30 to 21:00, each on their own bicycle. The first name goes on the board by the door.',
                },
              }}
              actions={<button type="button">Put a name down</button>}
              media={
                <div className="overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)]">
                  <MonsoonHills title="Hills above Dehradun in the rain" />
                </div>
              }
            />
          </Cell>
          <Cell
            title="On the stands"
            note={
              <button
                type="button"
                onClick={() => setStands(stands === 'ready' ? 'loading' : 'ready')}
                className="-my-3 min-h-11 cursor-pointer underline underline-offset-4"
              >
                {stands === 'ready' ? 'Load again' : 'Let it come'}
              </button>
            }
          >
            <PlainEmpty
              state={stands}
              rows={3}
              counted="Three bicycles on the stands"
              sample={<Row name="Stand 1" work="Full service, card 2" until="17:30" />}
            >
              {stands === 'ready' && STANDS.map((job) => <Row key={job.name} {...job} />)}
            </PlainEmpty>
          </Cell>
          <Cell title="Cards of November" note="0 of 48">
            <PlainEmpty
              state="none"
              rows={4}
              level={3}
              says={{
                none: {
                  title: 'No card is both',
                  text: 'Amber can wait, but nothing has waited for two weeks.',
                },
              }}
              filters={[
                { label: 'Amber', without: '3 cards', href: '#older' },
                { label: 'Older than two weeks', without: '19 cards', href: '#amber' },
              ]}
            />
          </Cell>
          <Cell title="Parts on order" note={parts === 'ready' ? '2' : 'Asked at 16:05'}>
            <PlainEmpty
              state={parts}
              rows={3}
              level={3}
              counted="Two parts on order"
              onRetry={again}
              sample={<Row name="Spokes" work="72" until="Friday" />}
              says={{
                failed: {
                  title: 'The list did not come',
                  text: 'The supplier gave no answer. Nothing was ordered and nothing is lost.',
                },
              }}
            >
              {parts === 'ready' && PARTS.map((part) => <Row key={part.name} {...part} />)}
            </PlainEmpty>
          </Cell>
          <Cell title="Calls to make" note="2 of today">
            <PlainEmpty
              className="-mt-[calc(1.25rem+1px)]"
              state="offline"
              level={3}
              says={{
                offline: {
                  title: 'You are offline',
                  text: 'What is ticked goes out when the network is back.',
                },
              }}
            >
              {CALLS.map((call) => (
                <Row key={call.name} {...call} />
              ))}
            </PlainEmpty>
          </Cell>
        </div>
        <div className="mt-7">
          <PlainEmpty
            state="denied"
            layout="line"
            level={3}
            says={{
              denied: {
                title: 'Takings are seen by two people',
                text: 'Kamla and Ranjit. You are signed in as Tola, wheels.',
              },
            }}
            actions={<a href="#ask">Ask Kamla Negi</a>}
          />
        </div>
      </div>
    </div>
  );
}
