import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain toast: Messages that wait for their reader',
  description:
    'A queue of short messages at the foot of the window. Their time grows with the text and stops under the pointer, at the keyboard, in a hidden tab and behind a dialog. Faults stay, equal messages are counted, F6 leads to Undo and back, what arrives moves nothing, and what has the focus is never covered.',
  category: 'Modals',
  tags: ['toast', 'notification', 'undo', 'live-region'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'Put it once at the end of the page, also while there are no messages. messages is your list, the oldest first: { id, text, note, tone, action }. onDismiss gets an id that you take out of the list. tone="failed" stays until it is closed. action is { label, onPress }. layout is corner or bar. The boxes have the ground of --foreground and the text of --background, the ring follows --ring or --primary.',
  character: 'Swiss',
  situation: 'An app in which rows are deleted, saved and sent, and one of these fails.',
  reason:
    'It is still there when somebody looks, and Undo is one key away from wherever the hands are.',
  licence: 'MIT',
  variants: [
    { name: 'Boxes in the corner', props: 'layout="corner"' },
    { name: 'One line over the page', props: 'layout="bar"' },
  ],
  limits: [
    'Each message needs an id of its own; one that was dismissed is not shown again.',
    'While a modal dialog is open nothing is shown or said. What happens in the dialog is told in the dialog.',
  ],
};
