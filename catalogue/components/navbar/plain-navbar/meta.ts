import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain navbar: Links, two actions and a real phone menu',
  description:
    'The bar on top of a site: logo, links, a second link and the main action. The rule of the current page lies on the bar’s own border and is as wide as the word. On phones the menu is a native disclosure, so it opens before the script and without it. With script it closes on Escape, on a press outside, when the focus leaves and when a link is followed.',
  category: 'Navbar',
  tags: ['navbar', 'header', 'navigation', 'mobile-menu'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'links, second and action are { label, href }; current is the href of this page, such as the pathname of the router, and linkAs takes the Link of Next. logo is a slot for a mark of about 24 px, or for a wordmark with an empty name. className="sticky top-0" keeps the bar in view. More words than one row holds move the links into a row of their own. Colours, radius and ring are those of your shadcn variables.',
  character: 'Swiss',
  situation:
    'A small company’s site that has five pages, an app to sign in to, and one thing to offer.',
  reason:
    'The menu works on a phone before a single script has arrived, and every control in it is large enough for a thumb.',
  licence: 'MIT',
  photoWidth: 1120,
  variants: [
    { name: 'Links beside the name', props: 'layout="start"' },
    { name: 'Links in a row of their own', props: 'layout="rows"' },
  ],
  limits: ['The menu replaces the links below the breakpoint lg, whatever the number of links.'],
};
