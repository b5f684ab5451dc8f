import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain choices: The whole row answers',
  description:
    'Radio buttons, checkboxes and switches from one array, as rows or tiles, each with a second line, an end for a price and a field of its own. A press anywhere in the row chooses, letters that are dragged over are only marked. Too few and too many are said in words, with the focus in the group. Native inputs, so the form posts without script.',
  category: 'Forms',
  tags: ['radio', 'checkbox', 'switch', 'choice-card', 'form'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'choices are { value, label, note, end, field, disabled }. kind is one, many or switches; layout is rows or tiles. name is what the form posts, chosen the values at first. min and max are numbers; min={1} makes radio buttons required. field is { label, name, type, before } and opens in its row. error is for the page that your server sends back. Colours and corners follow the variables of your project; what is wrong has --destructive if there is one.',
  character: 'Swiss',
  situation: 'A booking with three services, extras, and an amount that one writes oneself.',
  reason:
    'The second line and the price are part of the target, and the form posts what was chosen before any script has come.',
  licence: 'MIT',
  variants: [
    { name: 'Rows in one box', props: 'layout="rows"' },
    { name: 'A tile each', props: 'layout="tiles"' },
    { name: 'Ticks with a rule', props: 'kind="many" min={1} max={2} chosen={[]}' },
  ],
  limits: [
    'Without script min and max of checkboxes are only words, and a field that is closed again posts what is in it: your server reads the value first.',
    'The choice is kept by the browser and not by React. chosen is what it starts with.',
  ],
};
