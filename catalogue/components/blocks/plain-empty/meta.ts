import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain empty: What a list says when it is empty',
  description:
    'Not begun, nothing found, failed, offline and not allowed are five different sentences with five different ways on. While a list loads, its own row turns into bars of exactly the later size; they appear after 300 ms and never flash. What has come stays when a reload fails, retry keeps the focus, offline ends by itself, and the end is said once.',
  category: 'Blocks',
  tags: ['empty-state', 'skeleton', 'loading', 'error', 'accessibility'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'Put it around the list: state is ready, loading, first, none, failed, offline or denied, and children is the list as soon as there is one. sample is one row with any content, rows how many are expected; with both, nothing moves when the list comes. says has the words of each state, counted what is said when it has come. filters are { label, without, href } for the state none; onDrop drops one without leaving the page. onRetry loads again. media and actions take your picture and your buttons; a plain button or link gets the look of the family.',
  character: 'Swiss',
  situation: 'The lists of an application on their first day, on a train, and on a bad day.',
  reason:
    'A failure is never called empty, bars never flash, and the list has the size of its bars to the pixel.',
  licence: 'MIT',
  variants: [
    { name: 'In the height of the rows', props: 'layout="block" state="none"' },
    { name: 'One line', props: 'layout="line" state="failed" onRetry={() => undefined}' },
  ],
  limits: [
    'The list is exactly as high as the bars when rows is the number of entries and sample is as long as they are.',
    'For rows of a table, sample is a whole table with the expected rows, and rows is 1.',
    'The network is what the browser says about it. A network without an answer is a failure.',
  ],
};
