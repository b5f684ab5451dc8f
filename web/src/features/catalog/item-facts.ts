import type { ComponentDetail } from '@tessera/contract/catalog';
import { otherPackages } from '@tessera/contract/code-facts';
import { MONEY_LOCALE, TIME_ZONE } from '@tessera/contract/constants';

export type Fact = { name: string; value: string; isGood?: boolean };

const and = new Intl.ListFormat(MONEY_LOCALE, { type: 'conjunction' });
const or = new Intl.ListFormat(MONEY_LOCALE, { type: 'disjunction' });
const date = new Intl.DateTimeFormat(MONEY_LOCALE, { timeZone: TIME_ZONE, dateStyle: 'medium' });
const kilobytes = new Intl.NumberFormat(MONEY_LOCALE, { maximumFractionDigits: 1 });

const size = (bytes: number) =>
  bytes < 1_000 ? `${bytes} B` : `${kilobytes.format(bytes / 1_000)} kB`;

const choice = (name: string, found: boolean | undefined, yes: string, no: string): Fact[] =>
  found === undefined ? [] : [{ name, value: found ? yes : no, ...(found && { isGood: true }) }];

/** 'It needs Tailwind CSS 4: Tailwind CSS 3 is not enough.' */
export const tailwindWords = (majors: readonly string[]): string =>
  `It needs Tailwind CSS ${or.format(majors)}: Tailwind CSS ${Math.min(...majors.map(Number)) - 1} is not enough.`;

/** The results of the checks, most important first. Unchecked properties are left out. */
const checkedFacts = ({ checks }: ComponentDetail): Fact[] => [
  ...choice('Works when pasted', checks.worksWhenPasted, 'Checked', 'Needs setting up'),
  ...choice('Accessibility', checks.accessible, 'No findings, AA', 'Has findings'),
  ...choice('Themes', checks.darkMode, 'Light and dark', 'Light only'),
  ...choice('Reduced motion', checks.reducedMotion, 'Respected', 'Not looked after'),
  ...choice('Right to left', checks.rightToLeft, 'Works', 'Not looked after'),
  ...(checks.widths?.length
    ? [{ name: 'Tried at', value: `${and.format(checks.widths.map(String))} px` }]
    : []),
  ...(checks.bundleGzipBytes === undefined
    ? []
    : [{ name: 'Adds', value: `${size(checks.bundleGzipBytes)} gzip` }]),
];

/** The known facts about an item. With a seal on the page, the results of the checks are not repeated. */
export function factsOf(item: ComponentDetail, hasSeal: boolean): Fact[] {
  const { checks, dependencies, licence, version, updatedAt } = item;
  const packages = otherPackages(dependencies);
  return [
    ...(hasSeal ? [] : checkedFacts(item)),
    ...(checks.sourceBytes === undefined
      ? []
      : [{ name: 'File', value: size(checks.sourceBytes) }]),
    // Without a check nobody knows whether it needs nothing else.
    ...(packages.length > 0 || checks.worksWhenPasted
      ? [{ name: 'Other packages', value: packages.length > 0 ? and.format(packages) : 'None' }]
      : []),
    { name: 'Licence', value: licence },
    { name: 'Version', value: `v${version} · ${date.format(new Date(updatedAt))}` },
  ];
}
