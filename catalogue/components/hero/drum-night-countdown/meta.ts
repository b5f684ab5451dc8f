import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Drum night: Festival hero that counts days in poster type',
  description:
    'The name of the event fills the width at every size, like ink on a wall. A block of days, hours and minutes overlaps it and counts towards the first beat; without JavaScript the date stands there instead, and when the night is on, or over, it says so.',
  category: 'Hero',
  tags: ['hero', 'event', 'countdown', 'poster'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'words is one entry per line and each line is stretched to the full width. start is an ISO time with its offset; the date above is written from it, in zone and locale. After hours the block shows after, and the button becomes next. labels are the words below the numbers. Two variables, --brand and --brand-2, change both inks; without --brand-2 the second is mixed from the first. --brand-font-display is the type of the name.',
  character: 'Poster',
  situation: 'A night of drum ensembles in an old jute mill announces itself nine days ahead.',
  reason:
    'The type always fills the line exactly, whatever the name, without a web font or a script.',
  licence: 'MIT',
  photoWidth: 1120,
};
