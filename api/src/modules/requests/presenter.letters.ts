import { formatDate } from '@tessera/contract/days';
import type { Letter } from '../../platform/mail/letter.ts';
import type { MessageRow, RequestRow } from './repository.ts';

const PAGE = '/dashboard/requests';
const BECAUSE = 'You get this mail because you asked Tessera to make a component for you.';

export type LetterContext = { origin: string; name: string };

const openIt = ({ id }: RequestRow, { origin }: LetterContext) => ({
  label: 'Open your request',
  url: `${origin}${PAGE}?request=${id}`,
});

const said = (message: MessageRow | undefined): string[] =>
  message?.text ? [`What our team said: ${message.text}`] : [];

export const receivedLetter = (request: RequestRow, o: LetterContext): Letter => ({
  subject: `We have your request: ${request.title}`,
  heading: 'Your request is with us',
  paragraphs: [
    `Hello ${o.name}, thank you for asking. A person of our team reads every request, and we write to you with the answer.`,
    'You can add anything that comes to mind on the page of the request.',
  ],
  facts: [
    { label: 'Request', value: request.title },
    { label: 'Category', value: request.category },
    { label: 'Plan', value: request.planName },
    { label: 'Received', value: formatDate(request.createdAt) },
  ],
  action: openIt(request, o),
  because: BECAUSE,
});

const STEPS = {
  accepted: {
    subject: (title: string) => `We will make it: ${title}`,
    heading: 'Your request is accepted',
    text: 'our team will make what you asked for. We write again when we begin.',
  },
  'in-progress': {
    subject: (title: string) => `We are making it: ${title}`,
    heading: 'Your component is being made',
    text: 'we have begun with your component. We write again when it is ready.',
  },
  delivered: {
    subject: (title: string) => `It is ready: ${title}`,
    heading: 'Your component is ready',
    text: 'what you asked for is made. Open your request to copy its code; it stays yours when your plan ends.',
  },
  declined: {
    subject: (title: string) => `About your request: ${title}`,
    heading: 'We cannot make this one',
    text: 'thank you for asking. We have read your request and cannot make this component. It does not count: you may ask for another one instead.',
  },
} as const;

export const stepLetter = (
  request: RequestRow,
  status: keyof typeof STEPS,
  message: MessageRow | undefined,
  o: LetterContext,
): Letter => {
  const { subject, heading, text } = STEPS[status];
  return {
    subject: subject(request.title),
    heading,
    paragraphs: [`Hello ${o.name}, ${text}`, ...said(message)],
    facts: [{ label: 'Request', value: request.title }],
    action: openIt(request, o),
    because: BECAUSE,
  };
};

export const replyLetter = (
  request: RequestRow,
  message: MessageRow,
  o: LetterContext,
): Letter => ({
  subject: `A message about your request: ${request.title}`,
  heading: 'Our team wrote to you',
  paragraphs: [`Hello ${o.name}, there is a message about your request.`, ...said(message)],
  facts: [{ label: 'Request', value: request.title }],
  action: openIt(request, o),
  because: BECAUSE,
});
