import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain hero: Title, two actions and a media slot',
  description:
    'The first section of a page: a title, a lead, two actions, three facts and a slot for a photograph, a drawing or a screen. Titles of up to 60 letters stand in balanced lines. Every part may be missing, and nothing is reserved for it.',
  category: 'Hero',
  tags: ['hero', 'plain', 'landing', 'media', 'tailwind'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'title, lead, links and facts are the words. media takes an image, a video or your own markup; an image fills its frame, markup gets the height of the frame with h-full. actions takes the place of the links, such as a form for an address. layout="split" puts the media beside the text. join leaves out the space at the top. Colours, radius and ring come from the variables of your project.',
  character: 'Swiss',
  situation: 'The front page of any product, practice or course.',
  reason:
    'It takes any title and any picture, or none: lines are balanced, edges meet, and no empty column is left.',
  licence: 'MIT',
  limits: [
    'Beside the text, an inline SVG keeps its proportions and stands on the lower edge. Put it into an element with h-full to give it a ground.',
    'Where a browser does not know text-box, the title stands a few pixels below the upper edge of the media.',
  ],
  variants: [
    { name: 'Media below', props: 'media={<img src="/screen.png" alt="The list of payments" />}' },
    {
      name: 'Media beside the text',
      props: 'layout="split" media={<img src="/shop.jpg" alt="The shop from the street" />}',
    },
    { name: 'Text alone', props: 'facts={[]}' },
  ],
};
