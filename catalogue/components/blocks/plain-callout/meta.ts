import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain callout: A note that does not shout',
  description:
    'Note, tip, warning, danger and success in a text, told apart by a word and a silhouette and not by a colour alone. A page that has just loaded stays silent; only what appears later, and says so, is announced. It folds and is printed open, it can be closed for good, and its text keeps the edge of the text around it.',
  category: 'Blocks',
  tags: ['callout', 'alert', 'admonition', 'documentation', 'accessibility'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'kind is note, tip, warning, danger or success; the words are in labels. children take text, links, code and lists. layout="rule" stands in the margin: give the article md:[--callout-margin:11rem] and its text the same md:ms-44, and all text has one edge; in an indented list add the indent. layout="box" is for applications. fold is open or closed. remember is a name of your own; it gives a cross, and a closed one stays closed. live is for what appears in answer to something. level makes the title a heading. Colours are --info, --tip, --warning, --destructive and --success if your project has them, else the ink.',
  character: 'Swiss',
  situation: 'A manual of many pages with three notes on each.',
  reason:
    'It interrupts nobody on a page that has just loaded, and on paper, without colours, a warning is still a warning.',
  licence: 'MIT',
  variants: [
    { name: 'In the margin', props: 'layout="rule" kind="warning"' },
    { name: 'In a box', props: 'layout="box" kind="success" title="11 samples, 11 right"' },
  ],
  limits: [
    'A folded one is printed open in browsers that know ::details-content (Chrome 131, Safari 18.4, Firefox 143).',
    'live says what appears while the page is open. What is in the page of a server is never said.',
    'Only the text is said, not that a list or a link is in it.',
  ],
};
