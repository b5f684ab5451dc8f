import { DocsChecks } from '@/components/drawings/docs-checks';
import { DocsLines } from '@/components/drawings/docs-lines';
import { DocsPage } from '@/components/drawings/docs-page';
import { DocsPatterns } from '@/components/drawings/docs-patterns';
import { DocsReport } from '@/components/drawings/docs-report';
import { DocsSamples } from '@/components/drawings/docs-samples';
import { DocsThread } from '@/components/drawings/docs-thread';
import { PortraitHoops } from '@/components/drawings/portrait-hoops';
import { WORDMARKS } from '@/components/drawings/wordmarks';
import type { PlainAlternating } from '@/components/tessera/plain-alternating';
import type { PlainBento } from '@/components/tessera/plain-bento';
import type { PlainCta } from '@/components/tessera/plain-cta';
import type { PlainHero } from '@/components/tessera/plain-hero';
import type { PlainLogos } from '@/components/tessera/plain-logos';
import type { PlainPosts } from '@/components/tessera/plain-posts';
import type { PlainQuote } from '@/components/tessera/plain-quote';
import type { PlainStats } from '@/components/tessera/plain-stats';
import { to } from '@/lib/to';
import type { ComponentProps } from 'react';
import { nameOf, releases, toRelease } from './changelog';

const LATEST = 3;

const links = [
  { label: 'Install 2.3', href: to('/docs/#install') },
  { label: 'Read the guide', href: to('/docs/#guide') },
];

export const page = {
  title: 'Quern runs your manual before others read it',
  description:
    'Quern runs every code sample in a manual against your own service and compares the answer with the page. Where they differ, it names the line.',
};

export const hero = {
  title: 'Run your manual before others read it',
  lead: page.description,
  links,
  facts: [
    { label: 'Licence', value: 'MPL 2.0' },
    { label: 'Version', value: '2.3, 9 Nov 2026' },
    { label: 'Size', value: '6.8 MB, one file' },
  ],
  media: (
    <DocsReport title="The report on a guide of six pages: 212 samples ran and one, in refunds.md on line 43, was wrong." />
  ),
} satisfies ComponentProps<typeof PlainHero>;

export const logos = {
  text: '{count} of the 118 teams whose manuals are run on every change',
  logos: [
    WORDMARKS.twoColumns,
    WORDMARKS.seerTola,
    WORDMARKS.negiBedi,
    WORDMARKS.quarterPastFour,
    WORDMARKS.utskar,
  ],
} satisfies ComponentProps<typeof PlainLogos>;

export const bento = {
  title: 'The manual is the list of tests',
  lead: 'Markdown, AsciiDoc and reStructuredText, read as they are. Nothing is written twice.',
  tiles: [
    {
      title: 'It names the line',
      text: 'refunds.md:43 says 200, got 202. Your editor opens there.',
      media: (
        <DocsPage title="The page refunds.md in an editor. The answer in line 43 is underlined." />
      ),
      bleed: true,
    },
    {
      title: 'The page is the test',
      text: 'A sample and the answer below it are enough. There is no second file that says the same.',
      media: <DocsLines title="Lines 41 and 42 are the sample, line 43 is the answer." />,
    },
    {
      title: 'Only what changed',
      text: 'With --since it runs the samples on pages that a commit touched, and those that link to them.',
      media: <DocsSamples title="Eleven of 212 samples are filled." />,
    },
    {
      title: 'Nothing leaves',
      text: 'It sends no usage figures. The hosted version sees your pages and the answers, and keeps neither.',
    },
    {
      title: 'What may differ',
      text: 'Dates, ids and signatures are marked once, by a pattern, and may then have any value.',
      media: <DocsPatterns title="Four parts of an answer, and what each may be." />,
    },
  ],
} satisfies ComponentProps<typeof PlainBento>;

export const ways = {
  rows: [
    {
      title: 'It says so before you merge',
      text: 'The check runs where your other checks run. A page that is wrong is a failed check, with the line and both answers.',
      terms: [
        { term: 'Where', text: 'any runner that starts one file' },
        { term: 'How long', text: '4.1 s for 212 samples' },
        { term: 'After that', text: 'nothing is kept' },
      ],
      media: (
        <DocsChecks title="Four checks of a change. Types, tests and pictures have passed. The manual has failed, at line 43 of refunds.md." />
      ),
      caption: 'The manual is the fourth check, and the quickest.',
    },
    {
      title: 'The hosted version asks on the line',
      text: 'It comments on the change, where people talk about it anyway. Who wrote the page sees both answers and decides which one is right.',
      terms: [
        { term: 'Asks', text: 'once for each wrong line' },
        { term: 'Takes back', text: 'what is right again' },
        { term: 'Remembers', text: '90 days of runs' },
      ],
      media: (
        <DocsThread title="Three comments on a change: Quern names line 43, the page is wrong, and fifteen minutes later it is mended." />
      ),
      caption: 'From finding to mending in fifteen minutes.',
    },
  ],
} satisfies ComponentProps<typeof PlainAlternating>;

export const stats = {
  figures: [
    {
      value: '4.1',
      unit: 's',
      says: 'for the 212 samples of our own guide',
      source: 'Version 2.3, eight cores, local service',
      href: to('/changelog/#v2.3'),
    },
    {
      value: '61',
      unit: 'people',
      says: 'have written code that is in the release',
      source: 'Log of the repository, April 2023 to November 2026',
    },
    {
      value: '9',
      unit: 'languages',
      says: 'of samples run without a plugin',
      source: 'Table in the guide, version 2.3',
    },
  ],
} satisfies ComponentProps<typeof PlainStats>;

export const quote = {
  quote:
    'Our manual had 640 samples and we believed in all of them. The first run found 57 that were wrong, four of them on the page that new customers read first. It took two days to mend them and none to find them.',
  name: 'Folake Adeniyi',
  role: 'Technical writer at a payments firm, Lagos',
  source: { label: 'Talk at a meeting of writers, 3 November 2026' },
  media: <PortraitHoops title="Folake Adeniyi looks into the camera" />,
} satisfies ComponentProps<typeof PlainQuote>;

export const news = {
  title: 'What is new',
  lead: 'Eight versions since April 2023. Each says what you have to do.',
  link: { label: 'All versions', href: to('/changelog/') },
  posts: releases.slice(0, LATEST).map((release) => ({
    date: release.date,
    title: nameOf(release),
    text: release.text,
    href: toRelease(release),
    author: release.kind,
  })),
} satisfies ComponentProps<typeof PlainPosts>;

export const cta = {
  title: 'Try it on one page',
  lead: 'Choose a page of your manual and a service that may answer. Your files stay as they are.',
  links,
  stepsTitle: 'From here on',
  steps: [
    { when: '1 minute', what: 'Install one file of 6.8 MB' },
    { when: '5 minutes', what: 'Name the page and the address' },
    { when: '4 seconds', what: 'Read what is wrong' },
  ],
} satisfies ComponentProps<typeof PlainCta>;
