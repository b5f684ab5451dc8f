import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain pagination: Ten presses at one place',
  description:
    'Links between pages that stay where they are: there are always seven seats for numbers, each as wide as the largest needs, and the ends keep their place on the first and the last page. A gap hides at least two pages and leads to their middle. It says "41–60 of 812", has a field for a page, and becomes "3 of 41" between two thumbs on a phone. All of it works without script.',
  category: 'Navigation',
  tags: ['pagination', 'pages', 'navigation', 'table', 'server-component'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'page, total and perPage are numbers; href is the address with {page} in it, such as ?sort=date&page={page} or /list/{page}, so it stays a server component. jump={false} leaves the field out; it is only there when {page} is a value of the query. layout="foot" is one line below a table. locale writes the figures. Colours follow --primary, --border, --muted, --foreground, --muted-foreground and --ring.',
  character: 'Swiss',
  situation: 'A list or table of a server with two to a thousand pages.',
  reason: 'Ten presses at the same place lead ten pages on, and a gap never hides a single page.',
  licence: 'MIT',
  photoWidth: 900,
  variants: [
    { name: 'Numbers between the ends', props: 'layout="pages"' },
    { name: 'The foot of a table', props: 'layout="foot"' },
  ],
  limits: [
    'With a page in the path, such as /list/{page}, there is no field: a form of the browser can only fill the query.',
    'A place below the list keeps its height only if the pages are as long. Keep the list at one height, or put it above.',
  ],
};
