import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain breadcrumbs: The middle folds, the ends stay',
  description:
    'The path to a page on one line at every width. When there is no room, the levels in the middle fold into a native disclosure, one by one from the top, by container query and without script. The first and the last level are never cut. Search engines get a BreadcrumbList.',
  category: 'Navigation',
  tags: ['breadcrumbs', 'navigation', 'json-ld', 'container-query'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'levels are { label, href } from the home page to this page. layout="title" makes the last level the heading of the page. children stand at the end, such as a link to edit. site stands before addresses in the list for search engines; structured={false} leaves the list out. flush leaves out the column of the page. Colours follow --background, --foreground, --muted-foreground, --border, --card, --primary and --ring.',
  character: 'Swiss',
  situation: 'A manual, a shop or an app whose pages lie four to nine levels deep.',
  reason:
    'Seven levels stay on one line on a phone, both ends are whole, and the others are one press away without script.',
  licence: 'MIT',
  photoWidth: 760,
  variants: [
    { name: 'The path alone', props: 'layout="line"' },
    { name: 'The head of a page', props: 'layout="title"' },
  ],
  limits: [
    'The room for a level is counted from its letters. In a much wider font the middle levels are cut before they fold.',
    'The list of folded levels closes by its chip or when a link is followed, not by a press outside: that would need script.',
    'A last level that is longer than the line is broken into two, because it is never cut.',
  ],
};
