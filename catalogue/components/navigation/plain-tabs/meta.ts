import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain tabs: No tab out of sight',
  description:
    'Tabs whose line never scrolls. What has no room is in a list behind "3 more", and the chosen tab is always in the line. Arrow keys walk through all of them. Find in page and links open hidden panels, the address keeps the tab, and on paper and without script all panels stand below each other with headings.',
  category: 'Navigation',
  tags: ['tabs', 'overflow', 'navigation', 'find-in-page', 'print'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'tabs are { label, content, count, id }. A tab with an id is kept in the address as #id and can be linked to. start is the first tab. layout="side" stands beside the panel from the tablet on. level is that of the headings on paper and without script. Panels come from the server, so search engines and find in page read all of them. Colours follow --primary, --border, --foreground, --muted-foreground, --card and --ring.',
  character: 'Swiss',
  situation: 'A product, a settings page or a manual with three to twelve parts.',
  reason:
    'On a phone every tab is in sight or one press away, and nothing in a hidden panel is lost to search, print or a link.',
  licence: 'MIT',
  variants: [
    { name: 'A line above the panel', props: 'layout="top"' },
    { name: 'A column beside it', props: 'layout="side"' },
  ],
  limits: [
    'Find in page opens hidden panels in Chrome, Edge, Firefox 139 and Safari 26. Older browsers find what is in the open panel.',
    'All panels are in the document. Load what is heavy in one when it is opened.',
    'An id is written in letters and figures of English, because it is an address.',
  ],
};
