import type { Letter } from '../../platform/mail/letter.ts';

/** Without a name, because none is kept. The reason stays with the admins. */
export const deletedLetter = (): Letter => ({
  subject: 'Your Tessera account was deleted',
  heading: 'Your account was deleted',
  paragraphs: [
    'Hello, our team has deleted your account at Tessera, with your name, your address and everything that was saved in it. Access to plans and components has ended with it.',
    'Invoices and credit notes for what you bought stay in our books, because the law asks us to keep them. What you copied stays yours, under the licence it came with.',
    'If you think this is a mistake, answer this mail.',
  ],
  because: 'You get this mail because you had an account at Tessera.',
});
