import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain toggle group: A segmented form control',
  description:
    'Radio buttons or checkboxes drawn as a segmented control or as a ruled list. It posts without script, cannot be un-chosen to nothing, and is one tab stop with arrow keys. On a phone the cells stand in even rows: four become two and two, nine become three by three. What is chosen has a box, bold letters and a tint, and it slides without moving a word.',
  category: 'Buttons',
  tags: ['toggle-group', 'segmented-control', 'radio', 'checkbox', 'form'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'options are { label, value, note, figure, icon, disabled }. name is what the form sends; without one it is only a control of the page and tells onChange. multiple makes them checkboxes, and defaultValue then takes a list. layout="rows" is a list with a mark, a note and a figure at the end. Colours follow --primary, --muted, --border, --background, --foreground, --muted-foreground and --ring.',
  character: 'Swiss',
  situation: 'A choice of two to nine in a form, a filter or a settings page.',
  reason:
    'It is a form control: it posts, it always has a value, and four German words fit on 320 px in even rows.',
  licence: 'MIT',
  variants: [
    { name: 'Cells in even rows', props: 'layout="track"' },
    { name: 'A ruled list', props: 'layout="rows"' },
    { name: 'Several at once', props: 'multiple defaultValue={["foot", "car"]}' },
  ],
  limits: [
    'The room of a cell is counted from its letters. In a much wider font a word may take two lines before the cells take more rows.',
    'Five, seven or eleven options have no even rows: the last row is shorter by one, and its cells are wider.',
    'It keeps its own state, as a field does. To set it from outside, give it another key.',
  ],
};
