import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain announcement: A line that is remembered',
  description:
    'A thin band above the bar of a site: a date, a sentence, a link and a cross. Who has closed it does not see it again, not even for one frame, and the page does not jump. Each announcement is remembered by its own id, may end at a given moment and works where nothing can be stored.',
  category: 'Navbar',
  tags: ['announcement', 'banner', 'dismissible', 'local-storage'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'Put it above the bar. Give every announcement its own id: what was closed is remembered by it. until is the moment from which it is no longer shown. closable={false} leaves out the cross. layout="notice" gives the text columns and the link a control; children stand below the text. Colours follow --muted, --foreground, --border, --primary and --ring of your project.',
  character: 'Swiss',
  situation: 'A release, a holiday or a changed timetable on top of every page of a site.',
  reason:
    'Closed is closed: on the next visit nothing flashes, nothing moves, and the next announcement is still seen.',
  licence: 'MIT',
  photoWidth: 1120,
  variants: [
    { name: 'One line', props: 'layout="line"' },
    { name: 'Notice on columns', props: 'layout="notice"' },
  ],
  limits: [
    'A page from a server has one line of inline script in the band. Where a Content Security Policy forbids it, pass nonce, or the band is seen until React has started.',
    'It is remembered in this browser. Another device shows it once more.',
  ],
};
