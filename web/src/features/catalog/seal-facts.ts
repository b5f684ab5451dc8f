import type { ComponentDetail } from '@tessera/contract/catalog';
import { MONEY_LOCALE } from '@tessera/contract/constants';
import { inKilobytes } from '../../lib/item-words.ts';

/** One of the eight checks, as its tile and its caption show it. */
export type SealTile = {
  name: 'access' | 'weight' | 'server' | 'widths' | 'themes' | 'direction' | 'motion' | 'pasted';
  passed: boolean;
  title: string;
  caption: string;
};

/** The recorded values that are drawn. */
export type Seal = {
  tiles: readonly SealTile[];
  kilobytes: number;
  isInteractive: boolean;
  widths: readonly number[];
  projects: number;
};

const and = new Intl.ListFormat(MONEY_LOCALE, { type: 'conjunction' });
/** Only what the catalogue has checked has a seal. */
export function sealOf({ checks, interactive, hasJs }: ComponentDetail): Seal | null {
  const { bundleGzipBytes: script, styleGzipBytes: style, widths = [], projects = [] } = checks;
  if (script === undefined || style === undefined || interactive === undefined) return null;
  const tools = [
    ...(projects.some((name) => name.startsWith('Next.js')) ? ['Next.js'] : []),
    ...(projects.some((name) => /vite/i.test(name)) ? ['Vite'] : []),
  ];
  const languages = hasJs ? ['TypeScript', 'JavaScript'] : ['TypeScript'];
  const tiles: SealTile[] = [
    {
      name: 'access',
      passed: checks.accessible === true,
      title: 'WCAG 2.2 AA',
      caption: '0 findings in both themes at every width',
    },
    {
      name: 'weight',
      passed: true,
      title: `${inKilobytes(script + style)} kB gzip`,
      caption: `${inKilobytes(script)} script, ${inKilobytes(style)} style`,
    },
    interactive
      ? {
          name: 'server',
          passed: checks.hydrates === true,
          title: 'Interactive',
          caption: 'Renders on the server, hydrates without a warning',
        }
      : {
          name: 'server',
          passed: checks.hydrates === true,
          title: 'Server component',
          caption: 'Needs no script of its own in the browser',
        },
    {
      name: 'widths',
      passed: widths.length > 1,
      title: widths.length > 1 ? `${Math.min(...widths)} to ${Math.max(...widths)} px` : 'Widths',
      caption: `${widths.length} widths: nothing cut, no sideways scroll`,
    },
    {
      name: 'themes',
      passed: checks.darkMode === true,
      title: 'Light and dark',
      caption: 'Contrast and controls checked in both themes',
    },
    {
      name: 'direction',
      passed: checks.rightToLeft === true,
      title: 'Right to left',
      caption: 'Laid out from right to left without a fault',
    },
    {
      name: 'motion',
      passed: checks.reducedMotion === true,
      title: 'Reduced motion',
      caption: 'All of it works, none of it moves',
    },
    {
      name: 'pasted',
      passed: checks.worksWhenPasted === true && projects.length > 0,
      title: `Pasted into ${projects.length}`,
      caption: `${and.format(tools)}, in ${and.format(languages)}`,
    },
  ];
  return {
    tiles,
    kilobytes: (script + style) / 1_000,
    isInteractive: interactive,
    widths,
    projects: projects.length,
  };
}
