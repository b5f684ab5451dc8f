import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain split hero: Media of any ratio, edge to edge',
  description:
    'Text beside a picture of any ratio: a portrait, a square, 21:9, an embed or a drawing is shown whole, begins with the first line beside it and ends with the last. The ratio decides the columns and whether the title stands beside the media or over both. No hole is left below a low picture.',
  category: 'Hero',
  tags: ['hero', 'split', 'media', 'video', 'image'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'media takes an image, a video, an iframe, an SVG or your own markup, and ratio its width divided by its height, such as 4 / 5 or 21 / 9. side="start" puts it before the text; the markup stays as it is. layout="over" or "beside" decides instead of the ratio. caption is the last line of the text. actions takes the place of the links, such as a form. Colours, radius and ring come from the variables of your project.',
  character: 'Swiss',
  situation: 'The front page of a course, a practice or a product that has one good picture.',
  reason:
    'The picture is as it was made, and still its edges meet the first and the last line of the text.',
  licence: 'MIT',
  limits: [
    'Where the text is longer than the picture is high, the frame grows with it and the picture loses a little at its sides. Markup around it keeps it whole.',
    'Where a browser does not know text-box, lines and edges meet within a few pixels.',
  ],
  variants: [
    {
      name: 'Beside the title',
      props: 'ratio={4 / 5} media={<img src="/teacher.jpg" alt="A teacher signs a word" />}',
    },
    {
      name: 'Title over both, media first',
      props:
        'ratio={21 / 9} side="start" media={<img src="/room.jpg" alt="The room with twelve chairs" />}',
    },
  ],
};
