import type { ItemPromise } from '../../../pipeline/promise.ts';

/** Each question of rival.tsx with words of its answer. */
const ASKED: readonly (readonly [question: string, answer: string])[] = [
  ['When should I be at the pier?', 'With a car, ten minutes before.'],
  ['What if the deck is full?', 'The next boat leaves 110 minutes later'],
  ['Does the ferry run in ice?', 'Yes, up to 40 cm.'],
  ['Can I pay on board?', 'By card.'],
];
const LINK = 'Is there a boat in January?';
const LINKED = 'Yes, up to 40 cm.';

export const promise: ItemPromise = {
  says: 'Without script every answer is in the page, is printed, opens when its question is pressed and opens when somebody arrives by its address.',
  widths: [1280, 390],
  context: { javaScriptEnabled: false },
  faults: async (page) => {
    const found: string[] = [];
    const shown = (text: string): Promise<boolean> => page.getByText(text).first().isVisible();

    for (const [question, answer] of ASKED)
      if ((await page.getByText(answer).count()) === 0)
        found.push(`find in page does not find the answer to "${question}"`);

    await page.emulateMedia({ media: 'print' });
    for (const [question, answer] of ASKED)
      if (!(await shown(answer))) found.push(`paper does not have the answer to "${question}"`);
    await page.emulateMedia({ media: 'screen' });

    await page.getByText(LINK).click();
    if (!(await shown(LINKED))) found.push(`the link "${LINK}" does not open its answer`);

    for (const [question, answer] of ASKED) {
      if (!(await shown(answer))) await page.getByText(question, { exact: true }).click();
      if (!(await shown(answer))) found.push(`a press on "${question}" shows no answer`);
    }
    return found;
  },
};
