import { type LegalDocument, reach, SINCE } from './legal-facts.ts';

export const licence: LegalDocument = {
  title: 'Licences of the goods',
  summary:
    'Free components and templates are MIT. Paid ones are yours to build with, without counting projects or clients; only the shelf itself is not for resale.',
  since: SINCE,
  parts: (company) => [
    {
      title: 'Free components and templates: MIT',
      paragraphs: [
        'Use them for anything, also in what you sell. Keep the copyright line where you pass the source on. They come without any warranty.',
      ],
    },
    {
      title: 'Paid components and templates: the Tessera commercial licence',
      paragraphs: [
        'It is given to the person or company that bought the plan or the item.',
        'A component that we made for you on request and delivered privately is under it as well, also when it is published later.',
      ],
      points: [
        'You may use them in any number of sites, apps and products, your own and your clients’, free or paid.',
        'You may change them however you like, and need not name us.',
        'Your clients may go on using and changing what you built for them.',
        'What you copied while your plan ran you may keep using after it has ended.',
      ],
    },
    {
      title: 'What it does not allow',
      points: [
        'Selling or giving away the components or templates as such: as a library, a template, a kit or a generator, changed or not.',
        'Passing your account or the source to people outside your team for use in other projects.',
        'Training a model that hands out copies of them.',
      ],
    },
    {
      title: 'The small rest',
      paragraphs: [
        'Where a component names another licence on its page, that one counts. The licence ends if you break it and do not stop when told. The goods come as they are; see the terms for what we answer for.',
        `Something unclear? ${reach(company)}`,
      ],
    },
  ],
};
