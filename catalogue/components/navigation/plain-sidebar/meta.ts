import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain sidebar: Groups that remember, a place kept',
  description:
    'The navigation of an application. What is folded stays folded, before the first picture of the next page is painted, and a folded group still shows the page one is on. That page is brought into view in a long list. Narrow, every name stays below its icon. On a phone the bar has one button that says where one is, and works without script.',
  category: 'Navigation',
  tags: ['sidebar', 'navigation', 'app-shell', 'menu'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'groups are { id, label, entries, closed } and entries { label, href, count, icon }. current is the href of this page. Put it beside the page in a row: md:flex around both, and min-h-dvh. logo stands at the head and children at the foot; in the narrow bar only the first part of each has room. layout="page" is an index beside a text. id is the name under which it remembers. linkAs takes the Link of your router. Colours follow --background, --foreground, --muted-foreground, --border, --primary and --ring.',
  character: 'Swiss',
  situation: 'A program with forty places, of which somebody uses six, every day.',
  reason:
    'It opens as it was left without a flash, and the page one is on can be seen in it at any time, also when its group is closed.',
  licence: 'MIT',
  variants: [
    { name: 'At the edge of the window', props: 'layout="app"' },
    { name: 'An index beside a text', props: 'layout="page"' },
    { name: 'Narrow at first', props: 'narrow' },
  ],
  limits: [
    'The narrow bar is 6 rem wide, because names stay below their icons; it is not a row of icons alone.',
    'On a phone the list lies over the page and not in a dialog, so what is behind it can still be scrolled.',
    'Another tab keeps its own list until it is loaded again.',
  ],
};
