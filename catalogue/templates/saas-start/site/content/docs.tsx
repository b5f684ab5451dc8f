import { Code } from '@/components/drawings/code';
import type { PlainAlternating } from '@/components/tessera/plain-alternating';
import type { PlainBreadcrumbs } from '@/components/tessera/plain-breadcrumbs';
import type { PlainCta } from '@/components/tessera/plain-cta';
import type { PlainFeatures } from '@/components/tessera/plain-features';
import type { PlainInstallHero } from '@/components/tessera/plain-install-hero';
import type { PlainSteps } from '@/components/tessera/plain-steps';
import { to } from '@/lib/to';
import type { ComponentProps } from 'react';
import { mailTo, SITE } from './site';

export const page = {
  title: 'Docs',
  description:
    'Install Quern, run your first page in five minutes, mark what may differ and let it run on every change.',
};

export const path = {
  levels: [
    { label: SITE.name, href: to('/') },
    { label: 'Docs', href: to('/docs/') },
  ],
  site: SITE.origin,
} satisfies ComponentProps<typeof PlainBreadcrumbs>;

export const install = {
  title: 'Install it, then run one page',
  lead: 'Quern is one file. It needs no account, no key and no second copy of your samples.',
  commands: [
    { name: 'npm', command: 'npm install --save-dev quern' },
    { name: 'pnpm', command: 'pnpm add --save-dev quern' },
    { name: 'yarn', command: 'yarn add --dev quern' },
    { name: 'bun', command: 'bun add --dev quern' },
  ],
  note: 'In the folder of your manual. Needs Node 22 or newer.',
  facts: [
    { label: 'Version', value: '2.3, 9 Nov 2026' },
    { label: 'Licence', value: 'MPL 2.0' },
    { label: 'Size', value: '6.8 MB' },
  ],
  media: (
    <Code
      file="Terminal"
      lines={[
        '$ npx quern check guide',
        '',
        'refunds.md:43',
        '  says 200, got 202',
        '',
        '212 ran, 211 right, 1 wrong, 4.1 s',
      ]}
      marked={2}
    />
  ),
} satisfies ComponentProps<typeof PlainInstallHero>;

export const index = {
  title: 'The guide, on one page',
  lead: 'Six parts. Most people need the first two on the first day.',
  features: [
    {
      title: 'One page first',
      text: 'From nothing to the first result, and from there to the whole manual.',
      link: { label: 'The four steps', href: to('/docs/#start') },
    },
    {
      title: 'Samples and answers',
      text: 'What is run, what it is compared with, and how a sample is left out.',
      link: { label: 'How a page is read', href: to('/docs/#samples') },
    },
    {
      title: 'What may differ',
      text: 'Dates, ids and amounts that are others at every run, each with a pattern.',
      link: { label: 'Write patterns', href: to('/docs/#patterns') },
    },
    {
      title: 'Only what changed',
      text: 'A branch or a commit decides which pages are run again.',
      link: { label: 'Use --since', href: to('/docs/#since') },
    },
    {
      title: 'In your checks',
      text: 'The same command where your other checks run, with an exit code.',
      link: { label: 'Set up a runner', href: to('/docs/#checks') },
    },
    {
      title: 'Commands',
      text: 'Three commands and their options, and what they end with.',
      link: { label: 'All commands', href: to('/docs/#commands') },
    },
  ],
} satisfies ComponentProps<typeof PlainFeatures>;

export const start = {
  title: 'One page first, then all of them',
  lead: 'Nobody rewrites a manual for this. It begins with what is there.',
  layout: 'column',
  steps: [
    {
      title: 'Point it at one page',
      time: '5 minutes',
      text: 'It finds the samples and asks for the address of a service.',
    },
    {
      title: 'Mark what may differ',
      time: '20 minutes',
      text: 'Dates and ids, by a pattern. Most pages need three.',
    },
    {
      title: 'Mend what is wrong',
      time: 'A day or two',
      text: 'It names each line. You choose whether the page or the service is right.',
    },
    {
      title: 'Let it run alone',
      time: 'From then on',
      text: 'On every change, for the pages that it touches.',
    },
  ],
} satisfies ComponentProps<typeof PlainSteps>;

/** Each part has its own address on the page. */
export const parts: {
  id: string;
  row: NonNullable<ComponentProps<typeof PlainAlternating>['rows']>[number];
}[] = [
  {
    id: 'samples',
    row: {
      title: 'Samples and answers',
      text: 'A sample is a block of code with a language. The comment at its end is the answer. Status, headers and body are compared as far as the page shows them, and no further.',
      terms: [
        { term: 'Languages', text: 'nine, without a plugin' },
        { term: 'No answer', text: 'it must only end without an error' },
        { term: 'Not run', text: 'below "quern: skip" and a reason' },
      ],
      media: (
        <Code
          file="guide/refunds.md"
          lines={[
            '## Refund a payment',
            '',
            'It goes back to the same card.',
            '',
            '```bash',
            'curl -X POST /refunds \\',
            '  -d amount=120000',
            '# 202 { "state": "queued" }',
            '```',
          ]}
          marked={7}
        />
      ),
      caption: 'The answer is the marked line.',
    },
  },
  {
    id: 'patterns',
    row: {
      title: 'What may differ',
      text: 'An id is another one at every run. It gets a pattern, once for the whole manual. A part without a pattern has to be equal, and a part that is missing is a fault.',
      terms: [
        { term: 'Patterns', text: 'date, id, amount, or so many characters' },
        { term: 'Written by', text: 'quern mark, from two runs' },
      ],
      media: (
        <Code
          file="quern.toml"
          lines={[
            'address = "http://localhost:4010"',
            '',
            '[differs]',
            'created_at = "date"',
            '"refund.id" = "id"',
            'signature = "64 characters"',
            '"balance.after" = "amount"',
          ]}
        />
      ),
      caption: 'The file lies beside the manual.',
    },
  },
  {
    id: 'since',
    row: {
      title: 'Only what changed',
      text: 'With --since, pages that differ from a branch or a commit are run, and the pages that link to them. A change of quern.toml runs everything.',
      terms: [
        { term: 'On most days', text: '11 of 212 samples' },
        { term: 'Before a release', text: 'leave the option out' },
      ],
      media: (
        <Code
          file="Terminal"
          lines={[
            '$ npx quern check guide --since main',
            '11 ran, 11 right, 0 wrong',
            '201 were left out, 0.3 s',
            '',
            '$ npx quern report',
            '10 November 2026, 9:27',
            'nothing to mend',
          ]}
        />
      ),
      caption: 'A Tuesday in November, in our own guide.',
    },
  },
  {
    id: 'checks',
    row: {
      title: 'In your checks',
      text: 'Start your service, then start Quern. It ends with 1 when a page is wrong, so the check fails and names the line.',
      terms: [
        { term: 'Needs', text: 'one file, and no network beyond your service' },
        { term: 'Report', text: 'as text, JSON or JUnit' },
      ],
      media: (
        <Code
          file="checks/manual.sh"
          lines={[
            '# The service with sample data',
            'docker compose up --wait api',
            '',
            '# Only what this change touches',
            'npx quern check guide --since "$BASE"',
            '',
            'docker compose down',
          ]}
        />
      ),
      caption: 'Any runner that can start a shell can start this.',
    },
  },
];

export const commands = {
  rows: [
    {
      title: 'Commands',
      text: 'Every command says more with --help. An option can also stand in quern.toml, by its name without the lines.',
      terms: [
        { term: 'quern check', text: 'runs the samples below a folder' },
        { term: 'quern mark', text: 'proposes patterns from two runs' },
        { term: 'quern report', text: 'writes the last run as text, JSON or JUnit' },
        { term: '--since', text: 'only what differs from a branch or commit' },
        { term: '--address', text: 'the service that answers' },
        { term: 'Ends with', text: '0 all right, 1 something wrong, 2 not run' },
      ],
    },
  ],
} satisfies ComponentProps<typeof PlainAlternating>;

export const cta = {
  title: 'Not in the guide?',
  lead: 'Three of us answer on weekdays, and what was asked twice is written down here.',
  links: [
    { label: 'Write to us', href: mailTo },
    { label: 'Common questions', href: to('/pricing/#questions') },
  ],
  steps: [],
  layout: 'band',
} satisfies ComponentProps<typeof PlainCta>;
