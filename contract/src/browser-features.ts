/**
 * What buyers read for the browser features that records name. The pipeline finds them in the source
 * (`catalogue/pipeline/facts.ts`).
 */
export const BROWSER_FEATURE_WORDS: Readonly<Record<string, string>> = {
  'relative colours (oklch from)': 'Shades calculated from another colour',
  'color-mix()': 'Colours mixed from two others',
  'light-dark()': 'One colour for the light theme and one for the dark theme',
  popover: 'Popovers that the browser itself opens and closes',
  'anchor positioning': 'Floating parts placed beside the element that they belong to',
  ':has()': 'Styles that depend on what an element contains',
  'container queries': 'A layout that depends on the room around it, not on the window',
  dialog: 'Dialogs that the browser itself opens and closes',
  'exclusive details': 'A list of sections of which only one is open',
  'field-sizing': 'Fields that grow with their text',
  'scroll-driven animations': 'Animations that follow scrolling',
  'view transitions': 'Animations between two views',
  'starting-style': 'Animations of what appears',
  subgrid: 'Grids inside a grid that share its lines',
  'text-wrap balance': 'Headings with lines of similar length',
  'text-wrap pretty': 'Paragraphs without a single word on their last line',
};
