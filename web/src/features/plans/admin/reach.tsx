import clsx from 'clsx';
import { Check, Contrast, Minus } from 'lucide-react';
import type { PlanAccess } from '@tessera/contract/plan-reach';

/** What subscribers of one plan can use of the items of another, as an icon and words. */
export function Reach({ access: { copy, saved, template } }: { access: PlanAccess }) {
  const { Icon, words, colour } =
    copy && saved && template
      ? { Icon: Check, words: 'Everything', colour: 'text-positive' }
      : saved || template
        ? {
            Icon: Contrast,
            words: [saved && 'Saved', template && 'templates'].filter(Boolean).join(' and '),
            colour: 'text-warning',
          }
        : { Icon: Minus, words: 'Nothing', colour: 'text-ink-faint' };
  return (
    <span className={clsx('flex items-center gap-1.5', colour)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {words}
    </span>
  );
}
