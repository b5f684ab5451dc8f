import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Packing list: How it works, as a checklist to tick off',
  description:
    'Steps a visitor can tick off before the service even starts: each has a time and a reason, and the jar beside them fills as they go. Ticks stay in the browser, so the list is there tomorrow.',
  category: 'How It Works',
  tags: ['steps', 'checklist', 'progress', 'soft'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'steps are { title, why, minutes }; titles are unique. storageKey names the place in localStorage; without it the place is named after the title, and empty forgets. Where storage is blocked it still ticks. media takes the place of the jar and may be a function of { done, total }. locale writes the minutes. --brand is what fills the jar, --brand-2 the ticks and the lid.',
  character: 'Soft',
  situation:
    'A refill shop explains the first visit to people who have never brought their own jars.',
  reason: 'Instead of describing the steps it lets people do them, and shows how far they are.',
  licence: 'MIT',
  photoWidth: 1040,
};
