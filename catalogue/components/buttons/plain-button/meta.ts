import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain button: One that waits well',
  description:
    'Four ranks, three sizes, slots at both ends, a link with href and a submit button without script. Give it a promise: a second press sends nothing, the focus and the width stay, a quick answer leaves no trace, waiting is heard once, and a failure is said at the button until the next press. A label of sixty letters wraps on a phone.',
  category: 'Buttons',
  tags: ['button', 'loading', 'promise', 'retry'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'onPress may return a promise: resolve when it is done, resolve with a text to refuse, reject when there was no answer. Inside a form a promise takes the place of the post, after the browser has checked the fields. state is for a form that waits elsewhere, such as with useFormStatus, and labels.failed is what it says. as takes the link of your router. layout="bar" with note is the foot of a form. Colours, radius and ring come from the variables of your project; danger and failures have --destructive if there is one.',
  character: 'Swiss',
  situation: 'Wherever something is sent, saved, paid or deleted, and the answer takes a while.',
  reason:
    'While it waits and when it fails, the focus, the width and the label stay where they are, and the next press does what one expects.',
  licence: 'MIT',
  variants: [
    { name: 'Alone', props: 'rank="main"' },
    {
      name: 'The foot of a form',
      props: 'layout="bar" note="131 of 2,140 lines are open."',
    },
  ],
  limits: [
    'Without a note the sentence of a failure takes a line of its own, and what is below moves by it. With a note it takes the place of the note.',
    'A link that leads to another page does not wait: the browser shows that itself.',
    'Without --destructive in your project, danger has the colour of the text.',
  ],
};
