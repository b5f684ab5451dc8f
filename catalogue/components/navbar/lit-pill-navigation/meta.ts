import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  title: 'Pill navigation with a light that follows',
  description:
    'A floating bar for dark launches: a thin border, one lit marker that glides to the link you point at and rests under the current page. On phones it becomes a bottom bar within reach of the thumb.',
  category: 'Navbar',
  tags: ['navbar', 'pill', 'floating', 'night'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'links take href and label; current is the href of this page and gets aria-current. The glow is pure CSS anchored on :has(), so it needs no script.',
  character: 'Night',
  situation: 'A planetarium’s site floats its navigation above a full-screen sky.',
  reason:
    'The marker moves with CSS alone, keeps the current page lit, and gives thumbs a bar of their own.',
  licence: 'MIT',
  photoWidth: 1040,
};
