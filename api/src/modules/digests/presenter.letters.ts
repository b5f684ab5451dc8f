import { MAILS_PAGE } from '@tessera/contract/mail-kinds';
import type { Letter } from '../../platform/mail/letter.ts';
import { changeLines } from './policy.ts';
import type { NewerItem } from './repository.ts';

export const digestLetter = (
  items: readonly NewerItem[],
  { name, origin }: { name: string; origin: string },
): Letter => ({
  subject:
    items.length === 1
      ? `A newer version of ${items[0]!.title}`
      : `Newer versions of ${items.length} components you copied`,
  heading: 'Newer versions of what you copied',
  paragraphs: [
    `Hello ${name}, since we last wrote, ${items.length === 1 ? 'a component' : 'some components'} that you copied changed.`,
    'Your copy keeps working as it is. Take the newer version when it suits you.',
  ],
  items: items.map(({ slug, title, copied, current, changeNotes }) => ({
    title,
    note: `v${copied} → v${current}`,
    lines: changeLines(changeNotes),
    url: `${origin}/components/${encodeURIComponent(slug)}/versions`,
  })),
  action: { label: 'Choose your mails', url: `${origin}${MAILS_PAGE}` },
  because: 'You get this mail because you asked for it in your settings.',
});
