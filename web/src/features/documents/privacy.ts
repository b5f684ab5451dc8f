import { type LegalDocument, reach, SINCE } from './legal-facts.ts';

export const privacy: LegalDocument = {
  title: 'Privacy',
  summary:
    'What we know about you, why, and how to make us forget it. We sell goods, not people: there are no advertisers and no trackers here.',
  since: SINCE,
  parts: (company) => [
    {
      title: 'When you only look around',
      points: [
        'Pages are the same for everybody. No cookie is set, nothing about you is stored, and no other company’s script runs until you open the checkout.',
        'The server counts requests by network for some minutes, so that one visitor cannot slow the shop down for all.',
        'A search that finds nothing is remembered as words alone, never with who searched.',
      ],
    },
    {
      title: 'When you have an account',
      points: [
        'Your name, your address, a hash of your password and, if you sign in with Google, your picture.',
        'Your sessions: a hash of the token, the kind of device, and when it was last used. The token itself lies in your browser.',
        'Your keys for programs: a hash of each, its name, when it was last used, and what was taken with it.',
        'What you saved, copied, downloaded and bought, so that you can find it again and so that we know what is liked.',
      ],
    },
    {
      title: 'When you buy',
      points: [
        'Your order, its amount, your country and State (the law wants them on a receipt) and, for a business, the name, address, GSTIN and order number that you give. An address for your accounts gets copies of your invoices and goes with your account.',
        'Card details never reach us. They go from your browser to Razorpay, who tell us only whether the payment came through.',
      ],
    },
    {
      title: 'When you write to us',
      points: [
        'An application to the creator program keeps what you sent, with your pictures in private storage, for the review.',
        'A custom request keeps your words and links, your pictures in private storage, and the messages between you and our team, so that we can make what you asked for. Only our team reads them.',
        'A report of a fault keeps your words, where you saw it, your browser and your picture, so that we can mend it. Only our team reads them. What the shop says of a confirmed fault is our own sentence.',
        'Which mails you switched on or off, and when you got the monthly mail about newer versions.',
        'Feedback goes straight into our mailbox; the shop itself keeps no copy.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'The companies that carry our servers, files and mail, each only what it carries; Razorpay, for payments; and authorities, where the law compels us. Nobody else, and nobody for money.',
      ],
    },
    {
      title: 'Your rights',
      points: [
        'See it all: your account page has a file with everything we hold about you.',
        'Have it deleted: the same page deletes your account and what belongs to it, at once. The books must be kept by law; they stay without your name.',
        'Have it corrected, or object: write to us.',
      ],
    },
    {
      title: 'Who answers',
      paragraphs: [
        `${company.name}${company.address ? `, ${company.address}` : ''}. ${reach(company)}${company.grievanceOfficer ? ` Our grievance officer is ${company.grievanceOfficer}.` : ''}`,
      ],
    },
  ],
};
