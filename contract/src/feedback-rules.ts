/** Limits of one feedback message to the team. */
export const FEEDBACK_MAX_LENGTH = 4_000;
export const FEEDBACK_NAME_MAX_LENGTH = 120;

export const FEEDBACK_TEXTS = {
  missing: 'Please write a few words first.',
  email: 'Please check the address: we could not answer to it.',
  thanks: 'Thank you. Your words are in our mailbox.',
  failed: 'Your feedback could not be sent. Please try again in a moment.',
} as const;
