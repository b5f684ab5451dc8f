import type { Page } from '@playwright/test';
import { draw, openChangeable } from './changeable.ts';
import { MARKED_LOCALE } from './changed-props.ts';
import type { Check } from './check.ts';
import { judgeEach } from './each.ts';
import { findLetters, markFormats } from './spoken-words.ts';
import { TYPED, visitStates } from './states.ts';

const NAME = 'words';
const STATES_MAX = 12;
const SHOWN_MAX = 12;
const WORDS = /\p{L}[\p{L}\p{M}’']*/gu;

type WithCodes = typeof globalThis & { codes?: string[] };

/** The words in these texts that came from no prop. */
async function findFixed(page: Page, typed: readonly string[]): Promise<string[]> {
  const [texts, codes] = await Promise.all([
    page.evaluate(findLetters),
    page.evaluate(() => (globalThis as WithCodes).codes ?? []),
  ]);
  const wordsIn = (text: string): string[] => text.match(WORDS) ?? [];
  // A short word that was typed may be a fixed one as well.
  const echoed = typed.flatMap(wordsIn).filter(({ length }) => length > 2);
  const allowed = new Set([...codes.flatMap(wordsIn), ...echoed]);
  return texts.filter((text) => wordsIn(text).some((word) => !allowed.has(word)));
}

/** Every word that is read or heard comes from a prop. With all of them marked, a letter that is left is fixed in the item. */
export const words: Check = {
  name: NAME,
  module: import.meta.filename,
  tools: ['@playwright/test', 'react', 'typescript'],
  judge: (batch) =>
    judgeEach(batch, NAME, [{ locale: MARKED_LOCALE }], async (prepared, [stage]) => {
      const { page } = stage!;
      const fixed = new Map<string, string>();
      const look = async (after: string, typed: readonly string[]): Promise<void> => {
        for (const text of await findFixed(page, typed))
          if (!fixed.has(text)) fixed.set(text, after);
      };
      const open = () => draw(page, { kind: 'marked words' });
      await openChangeable(page, prepared, 1280);
      await page.evaluate(markFormats, MARKED_LOCALE.slice(0, 2));
      await open();
      await look('', []);
      await visitStates(page, { max: STATES_MAX, each: 'step' }, open, (after) =>
        look(` ${after}`, TYPED),
      );
      // A narrow window may show other words.
      await page.setViewportSize({ width: 390, height: 900 });
      await open();
      await look(' at 390', []);
      const all = [...fixed];
      const faults = all.slice(0, SHOWN_MAX).map(([text, after]) => ({
        check: NAME,
        text: `"${text.slice(0, 60)}" comes from no prop${after}`,
      }));
      if (all.length > SHOWN_MAX)
        faults.push({ check: NAME, text: `and ${all.length - SHOWN_MAX} more` });
      return { faults, figures: { fixed: all.length } };
    }),
};
