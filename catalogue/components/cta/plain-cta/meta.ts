import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain CTA: What happens next, beside the button',
  description:
    'The last call of a page: a panel in your main colour with a title, a lead, one or two actions and, beside them, what happens after the press. Text, buttons and edges stay visible on any main colour, near-white and amber included.',
  category: 'CTA',
  tags: ['cta', 'call-to-action', 'panel', 'steps'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'title, lead and links are the words; steps are { when, what }. actions takes the place of the links and children that of the steps. Inside the panel --primary, --foreground, --border and the other variables of shadcn have the colours of the panel, so your own button or picture fits. layout="band" is a ruled band without a fill. join leaves out the space above.',
  character: 'Swiss',
  situation: 'The end of any page whose reader wants to know what a press leads to.',
  reason:
    'It says what happens after the press, and any main colour gives readable text, a visible edge and a visible button.',
  licence: 'MIT',
  limits: [
    'A --primary-foreground of your project is used as it is. It must be readable on --primary.',
    'Where a browser does not know text-box, there are a few pixels more above the title.',
  ],
  variants: [
    { name: 'Panel with steps', props: 'layout="panel"' },
    { name: 'Ruled band', props: 'layout="band"' },
    { name: 'Panel without steps', props: 'steps={[]}' },
  ],
};
