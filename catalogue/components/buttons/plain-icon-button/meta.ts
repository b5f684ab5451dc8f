import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain icon buttons: A bar that tells its names',
  description:
    'A toolbar of drawings in groups, with one tip that comes for a pointer, for the focus and for a long press, can be pointed at, goes with Escape and is never cut by the window or a box around it. One stop for Tab, arrows within. Where a tip cannot be placed or there is no script, the names stand below the drawings.',
  category: 'Buttons',
  tags: ['icon-button', 'toolbar', 'tooltip', 'roving-focus', 'anchor'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'groups are { label, tools }, a tool is { id, label, icon, shortcut, pressed, disabled }. onPress gets the id; pressed is yours to change. layout="below" shows the names. introduce is the id of a tool whose tip is shown at first. A tool without an icon shows its name. Colours, radius and ring come from the variables of your project.',
  character: 'Swiss',
  situation: 'Above a picture, a text or a table with six to twelve things to do with it.',
  reason:
    'The name of a drawing can be had by mouse, keyboard and thumb, and nobody can cut it off or be kept from sending it away.',
  licence: 'MIT',
  variants: [
    { name: 'Drawings with tips', props: 'layout="tips"' },
    { name: 'Names below', props: 'layout="below"' },
  ],
  limits: [
    'Keys are shown and told to a screen reader; your page listens to them.',
    'Tips need anchor positioning (Chrome 125, Safari 26, Firefox 147). Before these the names are shown.',
    'A long press shows the tip instead of pressing.',
  ],
};
