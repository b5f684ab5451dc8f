import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Lit pill: Navigation with a light that follows',
  description:
    'A floating bar with a single lamp in it. The lamp hangs over the current page, glides to the link you point at or tab to, and swings back when you leave. Each link can say in a second line what is behind it right now. On phones the links become a bar within reach of the thumb.',
  category: 'Navbar',
  tags: ['navbar', 'pill', 'floating', 'night'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'links are { label, note, href }; notes show from about 900 px of room. current is the href of this page, written as in links. The lamp is one element moved by CSS anchor positioning, without script; browsers that lack it light a line at the top of the link instead. On phones the bar is fixed to the bottom, so leave 6 rem free at the end of the page. logo takes the place of the dome. --brand is the lamp and --brand-foreground the text on the button.',
  character: 'Night',
  situation: 'A planetarium’s site floats its navigation above a full-screen sky.',
  reason:
    'The light is one thing that travels, not four underlines that blink, and every link earns its place by saying what is behind it now.',
  licence: 'MIT',
  photoWidth: 1040,
};
