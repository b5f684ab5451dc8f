import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Release log: Versions you can filter without a script',
  description:
    'Versions down the side, changes in dense rows, and a filter for breaking changes, fixes and additions that is nothing but radio buttons and :has(). Breaking changes carry the command that repairs them.',
  category: 'Blogs',
  tags: ['changelog', 'releases', 'filter', 'developer'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'releases are { version, date, note, changes }; a change is { kind, text, fix }. Kinds are break, add and mend; a release without the chosen kind steps aside. Works as static HTML, and twice on one page. labels holds the heading and the words of the filter; --brand marks what breaks.',
  character: 'Workbench',
  situation: 'A command-line tool publishes three releases a month and people upgrade in a hurry.',
  reason: 'What people come for, "will this break me?", is one key away and needs no JavaScript.',
  licence: 'MIT',
  limits: ['There are three kinds of change; their words can be changed.'],
  expressive: 'A dollar sign stands before every fix, as on a command line.',
  photoWidth: 1040,
};
