import { DocsPatterns } from '@/components/drawings/docs-patterns';
import { DocsSamples } from '@/components/drawings/docs-samples';
import { to } from '@/lib/to';
import type { ReactNode } from 'react';

type Release = {
  version: string;
  /** The day, such as 2026-11-09. */
  date: string;
  title: string;
  text: string;
  /** What kind of change it is, at the end of its line in the list. */
  kind: string;
  facts: { term: string; text: string }[];
  media?: ReactNode;
  caption?: string;
};

export const page = {
  title: 'Changelog',
  description:
    'Every version of Quern since April 2023: what is new, what was mended and what you have to do.',
  lead: 'The number in the middle changes when something is new, the last one when something was mended.',
  labels: { one: '{count} version', many: '{count} versions' },
};

/** The newest first. A new version is one more entry: the list, its own part and the home page follow. */
export const releases: Release[] = [
  {
    version: '2.3',
    date: '2026-11-09',
    title: 'Only what changed',
    text: '--since runs the samples on pages that a commit touched, and on those that link to them. In our own guide that is eleven of 212 on most days.',
    kind: 'New',
    facts: [
      { term: 'New', text: '--since, with a branch or a commit' },
      { term: 'Whole guide', text: '212 samples in 4.1 s' },
      { term: 'To do', text: 'nothing, 2.2 files are read as they are' },
    ],
    media: (
      <DocsSamples title="212 bars, one for each sample. Eleven beside each other are filled." />
    ),
    caption: 'Eleven of 212 samples, on a usual day.',
  },
  {
    version: '2.2.1',
    date: '2026-10-20',
    title: 'A date at midnight',
    text: 'A pattern for dates failed on 00:00 in time zones east of Greenwich. Found and mended by a contributor in Auckland.',
    kind: 'Mended',
    facts: [
      { term: 'Mended', text: 'the pattern "any date"' },
      { term: 'Concerned', text: 'zones ahead of UTC, in one minute of the day' },
    ],
  },
  {
    version: '2.2',
    date: '2026-10-02',
    title: 'reStructuredText',
    text: 'The third format. Nested blocks are read, and substitutions are filled in before a sample is run.',
    kind: 'New',
    facts: [
      { term: 'Formats', text: 'Markdown, AsciiDoc, reStructuredText' },
      { term: 'Not read', text: 'blocks made by directives of your own' },
    ],
  },
  {
    version: '2.1',
    date: '2026-05-19',
    title: 'A comment on the line',
    text: 'The hosted version no longer sends a mail. It comments on the change, at the line that is wrong, and takes the comment back when the line is right.',
    kind: 'Hosted',
    facts: [
      { term: 'New', text: 'comments, and a history of 90 days' },
      { term: 'Gone', text: 'the mail after each run' },
    ],
  },
  {
    version: '2.0',
    date: '2025-11-24',
    title: 'What may differ has a name',
    text: 'Until now a part of an answer was ignored or compared. Now it has a pattern: any date, any id, any amount. A part that is missing is a fault again.',
    kind: 'New',
    facts: [
      { term: 'New', text: 'patterns, in quern.toml' },
      { term: 'Gone', text: 'the list "ignore"' },
      { term: 'To do', text: 'run quern mark once, it writes the patterns' },
    ],
    media: <DocsPatterns title="Four parts of an answer, and what each may be." />,
    caption: 'The patterns of our own guide.',
  },
  {
    version: '1.4',
    date: '2025-02-11',
    title: 'AsciiDoc',
    text: 'The second format. Includes are followed, also into other folders.',
    kind: 'New',
    facts: [{ term: 'Formats', text: 'Markdown, AsciiDoc' }],
  },
  {
    version: '1.0',
    date: '2024-03-05',
    title: 'It names the line',
    text: 'The report has the file and the line, and editors open there. From here on, what ran with one version runs with the next.',
    kind: 'New',
    facts: [{ term: 'To do', text: 'read the new report: file, colon, line' }],
  },
  {
    version: '0.1',
    date: '2023-04-18',
    title: 'One page of Markdown',
    text: 'It ran the shell samples of one page and said how many were wrong, but not which.',
    kind: 'First',
    facts: [{ term: 'Languages', text: 'one. Today there are nine' }],
  },
];

/** The address of a version on the page of changes. */
export const toRelease = ({ version }: Release): string => to(`/changelog/#v${version}`);

export const nameOf = ({ version, title }: Release): string => `${version}: ${title}`;
