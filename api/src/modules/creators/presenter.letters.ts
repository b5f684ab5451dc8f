import { formatDate } from '@tessera/contract/days';
import type { Letter } from '../../platform/mail/letter.ts';
import type { ApplicationRow } from './repository.ts';

const PAGE = '/creator-program';
const BECAUSE = 'You get this mail because you applied to the creator program of Tessera.';
const MAYBE =
  'You get this mail because somebody applied to the creator program of Tessera with this address. If it was not you, you can ignore it.';

/** Before the address is verified, another person may have chosen the name, to send their text through us. */
const greeting = ({ name, confirmedAt }: ApplicationRow): string =>
  confirmedAt ? `Hello ${name}, ` : 'Hello, ';
const because = ({ confirmedAt }: ApplicationRow): string => (confirmedAt ? BECAUSE : MAYBE);

export const confirmLetter = (code: string): Letter => ({
  subject: `${code} confirms your Tessera application`,
  heading: 'Is this application yours?',
  paragraphs: [
    'Somebody applied to the creator program with this address. If it was you, enter this code on the page of the program. It is good for ten minutes.',
    'The application waits for review either way, but a confirmed one tells our team that they are writing to the right person.',
  ],
  code,
  because: MAYBE,
});

/** For an application whose address is confirmed. */
export const standingLetter = (code: string): Letter => ({
  subject: `${code} shows your Tessera application`,
  heading: 'See where your application stands',
  paragraphs: [
    'Enter this code on the page of the creator program to see where your application stands. It is good for ten minutes.',
  ],
  code,
  because: BECAUSE,
});

export const receivedLetter = (
  application: ApplicationRow,
  o: { origin: string; samples: number },
): Letter => ({
  subject: 'We have your application to the creator program',
  heading: 'Your application is with us',
  paragraphs: [
    `${greeting(application)}thank you for applying. A person of our team looks at every application, and we write to you with the answer.`,
    'There is nothing else to do. You can see where it stands on the page of the program.',
  ],
  facts: [
    { label: 'Received', value: formatDate(application.createdAt) },
    { label: 'City', value: application.city },
    { label: 'Phone', value: application.phone },
    ...(application.portfolioUrl ? [{ label: 'Portfolio', value: application.portfolioUrl }] : []),
    { label: 'Work samples', value: String(o.samples) },
  ],
  action: { label: 'See your application', url: `${o.origin}${PAGE}` },
  because: because(application),
});

export const approvedLetter = (application: ApplicationRow, o: { origin: string }): Letter => ({
  subject: 'You are in: your application was approved',
  heading: 'Welcome to the creator program',
  paragraphs: [
    `${greeting(application)}your application has been approved. Our team will contact you soon to set up your first listing with you.`,
    ...(application.confirmedAt
      ? []
      : [
          'First we need to know that this address is yours: open the page of the program, choose “See where it stands”, and enter the code we mail you.',
        ]),
    'You keep 100% of every single sale of your components, less GST, and we take 0% commission. What subscribers of plans pay is not shared. You keep the rights to your work, too.',
  ],
  action: { label: 'The creator program', url: `${o.origin}${PAGE}` },
  because: because(application),
});

export const rejectedLetter = (application: ApplicationRow, o: { origin: string }): Letter => ({
  subject: 'About your application to the creator program',
  heading: 'Not this time',
  paragraphs: [
    `${greeting(application)}thank you for applying. We have looked at your application and cannot take it as it is.`,
    ...(application.reason ? [`What our team said: ${application.reason}`] : []),
    'You are welcome to apply again, as soon as you like: open the page of the program, fill in the form and add the work you would like us to see.',
  ],
  action: { label: 'Apply again', url: `${o.origin}${PAGE}` },
  because: because(application),
});

export const reversedLetter = (application: ApplicationRow, o: { origin: string }): Letter => ({
  subject: 'Your place in the creator program',
  heading: 'Your approval was taken back',
  paragraphs: [
    `${greeting(application)}your application had been approved. Our team has taken that back.`,
    ...(application.reason ? [`What our team said: ${application.reason}`] : []),
    'You may apply again. If you think this is a mistake, answer this mail.',
  ],
  action: { label: 'The creator program', url: `${o.origin}${PAGE}` },
  because: because(application),
});
