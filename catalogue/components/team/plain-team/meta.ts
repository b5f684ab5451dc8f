import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain team: People in rows that stay even',
  description:
    'Faces, names, roles, texts and links on shared lines. The number of columns follows the number of people, so nobody stands alone in the last row. Photographs of any ratio are cut to one, and who has none gets initials in the same box. A second layout sets the people as a ruled list.',
  category: 'Team',
  tags: ['team', 'people', 'grid', 'list', 'about'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'people are { name, role, text, media, initials, link }; only name is needed. media is an image or your own markup; an image is cut to 4:5 from below or from the sides. initials are made from the first and the last word of the name unless you give them. layout is grid or list. lead stands beside the heading. join leaves out the space above.',
  character: 'Swiss',
  situation: 'An evening course shows the five people that learners meet.',
  reason:
    'Four, five, seven or nine people leave nobody alone in a row, and a missing photograph or a long name moves nothing.',
  licence: 'MIT',
  photoWidth: 1280,
  variants: [
    { name: 'Faces in rows', props: 'layout="grid"' },
    { name: 'Ruled list', props: 'layout="list"' },
  ],
  limits: [
    'An inline SVG is not cut but shown in its own ratio. Images and videos are cut.',
    'Where a browser does not know text-box, initials stand a few pixels above the foot of their box.',
  ],
};
