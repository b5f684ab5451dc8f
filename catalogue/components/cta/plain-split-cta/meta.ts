import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain split CTA: A call beside a picture of any ratio',
  description:
    'A title, a lead and one or two actions beside a picture that is shown whole. The columns follow its ratio: an upright one leaves the text more room, a panorama takes more. It stands on the line of the button, its caption on that of the title. Without a picture nothing is reserved. Sides change by a prop, the reading order does not.',
  category: 'CTA',
  tags: ['cta', 'call-to-action', 'media', 'split'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'media is an img, a video or an svg as the direct content of the slot; it is shown whole with its width and height attributes. Anything else, such as a map or a card, is up to 34rem wide. side is end or start. layout="fill" fills one half with the picture instead. caption says what it shows. actions takes the place of links, for a field or a button of your own. Colours follow --background, --foreground, --card, --muted, --muted-foreground, --border, --primary, --primary-foreground and --ring, corners --radius.',
  character: 'Swiss',
  situation: 'The end of a page that has one thing to show: a place, a product or a person.',
  reason:
    'A picture of any ratio is shown whole and lines up with the title and the button, and no picture leaves no hole.',
  licence: 'MIT',
  variants: [
    { name: 'The whole picture', props: 'layout="mount"' },
    {
      name: 'Picture fills one half, at the start',
      props: 'layout="fill" side="start" media={<img src="/jug.jpg" alt="A jug by the window" />}',
    },
  ],
  limits: [
    'An img without the attributes width and height has no width until it has arrived.',
    'An inline svg follows its own preserveAspectRatio: xMidYMax stands on the line of the button where it is wider than 3:2, and with slice it fills its half.',
    'Where a browser does not know text-box, there are a few pixels more above title and caption.',
  ],
};
