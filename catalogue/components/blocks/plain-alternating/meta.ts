import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain alternating: Text and picture that trade places',
  description:
    'Rows of text and media that change sides on wide screens only: phones and screen readers always get the title first. Each row has a ruled list of terms, and all lists share one column width. Pictures of any ratio stand uncropped, with a caption.',
  category: 'Blocks',
  tags: ['alternating', 'features', 'media', 'side-by-side'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'rows are { title, text, terms, media, caption }. media takes an image, a video or your own markup. narrow gives an upright picture the four columns of the text, and the text the seven of the picture. flip says the side of one row. layout="same" keeps the media at the end, with a hairline above each row. level is that of the headings. join leaves out the space above. Colours and radius come from the variables of your project.',
  character: 'Swiss',
  situation: 'A product, place or course has two to four things to show, each with its facts.',
  reason:
    'The sides change and the order does not: title, text and picture come in this order on every screen, and the lists of all rows line up.',
  licence: 'MIT',
  limits: [
    'A caption is shown only with media.',
    'A term takes up to 45 % of its list and then breaks into lines.',
    'Where a browser does not know text-box, the title stands a few pixels below the upper edge of the media.',
  ],
  variants: [
    { name: 'Sides that alternate', props: 'layout="alternate"' },
    { name: 'Ruled rows, media at the end', props: 'layout="same"' },
  ],
};
