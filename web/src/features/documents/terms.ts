import { type LegalDocument, reach, SINCE } from './legal-facts.ts';

export const terms: LegalDocument = {
  title: 'Terms of use',
  summary:
    'What you may expect from us, and we from you. In short: copy, change, ship, do not resell the shelf.',
  since: SINCE,
  parts: (company) => [
    {
      title: 'Who you deal with',
      paragraphs: [
        `Tessera is run and sold by ${company.name}${company.address ? `, ${company.address}` : ''}. It is a beta, version 0.1: we change it often, and we say so here when it matters to you.`,
      ],
    },
    {
      title: 'Your account',
      points: [
        'Browsing needs no account. Copying, saving, buying and downloading do, with an address you have confirmed.',
        'One person, one account. Keep your password to yourself; you can end every session on your account page.',
        'You may delete your account whenever you like, there too. It takes effect at once.',
      ],
    },
    {
      title: 'Plans and single purchases',
      points: [
        'Prices are in rupees and include tax where tax is due. You pay once for the days a plan runs; nothing renews by itself and no card is kept by us.',
        'Buying the same plan again adds its days to those you have. What a plan reached when you bought it stays within reach until it ends.',
        'A single component is yours for good, also when it leaves the shop.',
        'Payments run through Razorpay. Access opens when the payment is captured, whichever way we hear of it.',
      ],
    },
    {
      title: 'What you may do with the goods',
      paragraphs: [
        'Free components are under the MIT licence. Paid ones are under our commercial licence. Both are on the licence page, in plain words.',
      ],
    },
    {
      title: 'What we ask of you',
      points: [
        'Do not take the shop apart: no copying of whole shelves by machine, no passing on of accounts, no trying to get at what you have not paid for.',
        'What you send us, such as an application or feedback, must be yours to send.',
      ],
    },
    {
      title: 'If something goes wrong',
      paragraphs: [
        'We build with care and test what we sell, but software can fail, and what you build with it is your own work. As far as the law allows, we answer for a purchase with no more than what you paid for it. Nothing here takes away rights that the law gives you as a consumer.',
        'We may close an account that breaks these rules, after telling you why where we can. Paid days you have not used are then paid back, unless the account was used to harm others.',
      ],
    },
    {
      title: 'Law and complaints',
      paragraphs: [
        `The law of India applies, and the courts of ${company.state || 'our seat'} decide what we cannot settle between us. ${reach(company)}${company.grievanceOfficer ? ` Complaints are answered by ${company.grievanceOfficer}, our grievance officer, within one month.` : ''}`,
      ],
    },
  ],
};
