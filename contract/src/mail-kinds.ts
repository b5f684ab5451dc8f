/** The mails that a member may switch, and whether they are sent when nothing was chosen. */
export const MAIL_DEFAULTS = {
  'plan-reminders': true,
  'request-answers': true,
  'version-digest': false,
} as const;

export type MailKind = keyof typeof MAIL_DEFAULTS;

export const MAIL_KINDS = ['plan-reminders', 'request-answers', 'version-digest'] as const;

export const isMailKind = (text: string): text is MailKind =>
  MAIL_KINDS.some((kind) => kind === text);

/** The page where a member chooses. */
export const MAILS_PAGE = '/dashboard/mails';
/** The page with the button that stops one kind without signing in. */
export const STOP_MAILS_PAGE = '/mails/stop';
/** Its parameter with the token. Pages take `token` for the end of a sign-in, and remove it. */
export const STOP_MAILS_PARAMETER = 'signed';
/** Below the API. Mail programs send a POST here (RFC 8058), people who follow the link a GET. */
export const STOP_MAILS_PATH = '/mail/stop';

export const STOP_FAILED = 'This link is not valid. Sign in to choose which mails you get.';

export const MAIL_WORDS: Record<MailKind, { title: string; text: string }> = {
  'plan-reminders': {
    title: 'Reminders about your plan',
    text: 'A week and a day before a plan ends, and when it has ended.',
  },
  'request-answers': {
    title: 'Answers to your custom requests',
    text: 'When we have your request, when we begin, when it is ready, and when our team writes to you.',
  },
  'version-digest': {
    title: 'Newer versions of what you copied, once a month',
    text: 'On the first day of a month, if there is something newer: what changed, and where to find it.',
  },
};

/** Mails that cannot be switched off, and why. */
export const REQUIRED_MAILS: readonly { title: string; reason: string }[] = [
  {
    title: 'Codes to sign in, and to set a password',
    reason: 'Without them nobody could enter the account.',
  },
  {
    title: 'The safety of your account',
    reason: 'You should hear at once when your password changes.',
  },
  {
    title: 'Invoices, credit notes and refunds',
    reason: 'The law asks us to send them.',
  },
  {
    title: 'Access that our team gave you or took back',
    reason: 'You should know what you hold.',
  },
  {
    title: 'The end of your account, if our team deletes it',
    reason: 'You should hear it from us.',
  },
  {
    title: 'Your application as a creator',
    reason: 'You asked, so you get an answer.',
  },
];
