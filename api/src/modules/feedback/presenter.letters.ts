import type { Letter } from '../../platform/mail/letter.ts';

export type Feedback = { name: string; email: string; message: string };

export const feedbackLetter = ({ name, email, message }: Feedback): Letter => ({
  subject: name === '' ? 'Feedback on Tessera' : `Feedback on Tessera from ${name}`,
  heading: 'Somebody has a word for the team',
  paragraphs: message.split(/\n\s*\n/).map((part) => part.trim()),
  facts: [
    { label: 'From', value: name === '' ? 'somebody who gave no name' : name },
    { label: 'Answer to', value: email === '' ? 'nobody: no address was given' : email },
  ],
  because: 'You get this mail because the feedback form of the shop sends here.',
});
