import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain split button: A menu that comes back',
  description:
    'One action, and its neighbours a press away. The large half says what was done last, the menu lies in the top layer and is never cut, arrows, letters and Escape work as in any menu, the keys that are shown do something, and a dangerous entry never becomes the main one. Without script it opens and submits.',
  category: 'Buttons',
  tags: ['split-button', 'menu', 'popover', 'anchor', 'shortcuts'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'choices are { id, label, text, shortcut, danger }. onChoose gets the id. With name each half and each entry is a submit button of the form around it, with the id as its value, also without script. remember is a key of localStorage for the last choice. Shortcuts such as Ctrl+Enter work while the focus is in the form, and Ctrl is also ⌘. Colours, radius and ring come from the variables of your project; a dangerous entry has --destructive if there is one.',
  character: 'Swiss',
  situation: 'Sending, saving or merging, where one way is taken nine times of ten.',
  reason:
    'Nothing of its menu is ever cut off, the keyboard never gets lost in it, and the large half always says what it will do.',
  licence: 'MIT',
  variants: [
    { name: 'Two halves', props: 'layout="joined"' },
    { name: 'With what happens', props: 'layout="stated" remember="send"' },
  ],
  limits: [
    'Where a browser does not know anchor positioning (before Chrome 125, Safari 26, Firefox 147), the menu is a sheet at the foot of the window.',
    'The menu needs the popover attribute: Chrome 114, Safari 17, Firefox 125.',
    'Without remember the last choice is kept until the page is left.',
  ],
};
