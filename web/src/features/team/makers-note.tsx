import type { Company } from '@tessera/contract/storefront';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';

const NOTE = [
  'We are a small agency, and for years we built the same pricing table. Each time for another client, each time from an empty file, each time with the same three mistakes to find again: the price that wraps on a phone, the grey that nobody can read, the button the keyboard never reaches.',
  'So we began to keep the good ones. One file each, no package to keep up with, tried in light and dark, narrow and wide, from right to left and with a very long German word. A tessera is one tile of a mosaic; ours are the tiles that pages are made of.',
  'Take them. Many are free, and the paid ones earn their price by what they do. The code you copy is yours to read, to change and to ship, and it goes on working if we ever close the shop.',
  'This is version 0.1. It is a beta, and it will have edges we cannot see from where we stand. You can. Tell us what broke, what is missing and what you would have built instead: a person reads every word.',
];

export function MakersNote({ company }: { company: Company }) {
  const facts = [
    ['Product', 'Tessera, v 0.1'],
    ['Made by', 'Tessera Studio, an agency'],
    ['Sold by', company.name],
    ['From', company.state || 'India'],
  ] as const;
  return (
    <section className="mx-auto grid w-full max-w-[calc(var(--container)+4rem)] gap-x-20 gap-y-10 px-4.5 py-12 sm:px-8 lg:grid-cols-[1.35fr_0.65fr] lg:pt-18 lg:pb-20">
      <div>
        <p className="font-mono text-xs tracking-[0.08em] text-accent uppercase">Our Team</p>
        <h1 className="mt-5 text-hero leading-[0.98] tracking-[-0.035em]">A word from the team.</h1>
        <div className="mt-8 grid max-w-[38em] gap-5 text-lg text-pretty text-ink-muted *:first:text-xl *:first:leading-relaxed *:first:text-ink">
          {NOTE.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-8 font-display text-xl font-[650] tracking-[-0.02em]">
          The people of Tessera Studio
        </p>
        <div className="mt-8 grid gap-3 sm:flex">
          <LinkButton to="#feedback" variant="primary" size="lg">
            Give feedback
          </LinkButton>
          <LinkButton to="/dashboard" size="lg">
            Browse Components
          </LinkButton>
        </div>
      </div>
      <aside aria-label="About the product" className="lg:sticky lg:top-24 lg:self-start">
        <Mosaic
          seed="word-from-team-4"
          columns={6}
          rows={6}
          className="aspect-square w-full rounded-lg max-lg:hidden"
        />
        <dl className="border-t border-line lg:mt-6">
          {facts.map(([label, value]) => (
            <div
              key={label}
              className="flex justify-between gap-6 border-b border-line py-3 text-sm"
            >
              <dt className="text-ink-muted">{label}</dt>
              <dd className="text-right font-strong wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          <Badge tone="outline">a Tessera Studio product</Badge>
        </p>
      </aside>
    </section>
  );
}
