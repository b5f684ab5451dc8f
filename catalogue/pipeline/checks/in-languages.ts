import { draw, openChangeable } from './changeable.ts';
import type { Check } from './check.ts';
import { judgeEach } from './each.ts';
import { type Fault, onlyHere } from './fault.ts';
import { type Language, LANGUAGES } from './languages.ts';
import { findLayoutFaults } from './layout.ts';
import { resize, type Stage } from './stage.ts';

const NAME = 'languages';
const WIDTHS = [1280, 390] as const;
const NAMES = { hi: 'Hindi', ar: 'Arabic', de: 'German' } satisfies Record<Language, string>;

async function look({ page }: Stage, language: Language | null): Promise<Fault[]> {
  const found: Fault[] = [];
  const direction = language ? LANGUAGES[language].direction : 'ltr';
  await resize(page, WIDTHS[0]);
  await page.evaluate(([lang, dir]) => Object.assign(document.documentElement, { lang, dir }), [
    language ?? 'en',
    direction,
  ] as const);
  await draw(page, language ? { kind: 'language', language } : { kind: 'none' });
  for (const width of WIDTHS) {
    await resize(page, width);
    const faults = await findLayoutFaults(page);
    found.push(...faults.map(({ check, text }) => ({ check, text: `${width}: ${text}` })));
  }
  return found;
}

/** Every word in Hindi, Arabic and German: nothing is cut and nothing is too wide. */
export const inLanguages: Check = {
  name: NAME,
  module: import.meta.filename,
  tools: ['@playwright/test', 'react', 'tailwindcss', 'typescript'],
  judge: (batch) =>
    judgeEach(batch, NAME, [{}], async (prepared, [stage]) => {
      await openChangeable(stage!.page, prepared, WIDTHS[0]);
      const before = await look(stage!, null);
      const faults: Fault[] = [];
      for (const language of Object.keys(NAMES) as Language[])
        faults.push(
          ...onlyHere(NAME, `${NAMES[language]}: `, await look(stage!, language), before),
        );
      return { faults, figures: { languages: Object.keys(NAMES) } };
    }),
};
