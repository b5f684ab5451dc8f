import { type LegalDocument, reach, SINCE } from './legal-facts.ts';

export const refunds: LegalDocument = {
  title: 'Refunds',
  summary:
    'If we failed you, you get your money back. If you changed your mind before using what you bought, you do too.',
  since: SINCE,
  parts: (company) => [
    {
      title: 'Always, in full',
      points: [
        'You were charged twice, or charged and not given access.',
        'A component does not do what its page says, and we cannot mend it within seven days of hearing from you.',
      ],
    },
    {
      title: 'When you changed your mind',
      points: [
        'Within seven days of buying, as long as you have not copied a paid component or downloaded a paid template with that purchase.',
        'After that a digital copy is in your hands and cannot be given back, so we cannot give the money back either.',
      ],
    },
    {
      title: 'How to ask',
      paragraphs: [
        `${reach(company)} Name the date and the amount, or forward the receipt. A person answers within two working days.`,
        'The money goes back the way it came, usually within five to seven working days after we send it; your bank decides the rest. A refund ends the access it paid for and leaves everything else as it is.',
      ],
    },
    {
      title: 'Payments that failed',
      paragraphs: [
        'If your bank shows a payment and the shop does not, open My Subscription and press “I paid but don’t see it” first: we then ask Razorpay ourselves. A payment that was never captured returns to you by itself.',
      ],
    },
  ],
};
