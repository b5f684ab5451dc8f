import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain confirm: It says what goes and what stays',
  description:
    'A question before something final, as a native dialog or as a part of the page. It lists what goes and what stays, names the consequence on the button and starts on the safe answer. While it waits it stays open, a failure is told inside and can be tried again, and the focus goes back to a place that still exists.',
  category: 'Modals',
  tags: ['confirm', 'dialog', 'delete', 'alert-dialog'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'title, confirm and keep are the consequence and the two answers; lost and kept are lists of { label, amount }. onConfirm returns a promise: resolve when it is done, resolve with a text to refuse, reject when there was no answer. trigger is a text or your own button or link; or set open and onClose. confirmWord asks for a word. returnTo is the id of what gets the focus when the row of the trigger is gone. The final answer has --destructive if there is one, else --primary.',
  character: 'Swiss',
  situation: 'A list whose rows can be deleted, or the last part of a settings page.',
  reason:
    'It closes when the thing is done and not when the button is pressed, so a failure is seen and can be tried again.',
  licence: 'MIT',
  variants: [
    { name: 'A window over the page', props: 'layout="dialog"' },
    { name: 'A part of the page', props: 'layout="inline"' },
    { name: 'With a word to type', props: 'layout="inline" confirmWord="october"' },
  ],
  limits: [
    'The window needs script. Give a link as trigger, and without script it leads to your page with the same question, layout="inline" and action.',
    'Room is kept for the sentences in labels. A longer refusal of your server takes more lines.',
  ],
};
