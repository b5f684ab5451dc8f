import type { Letter } from '../../platform/mail/letter.ts';

const BECAUSE =
  'You get this mail because somebody entered this address at Tessera. If it was not you, nothing has happened and you can ignore it.';

/**
 * Without the name. Before the address is verified, another person may have chosen it, to send their text through us.
 */
export const codeLetter = (o: { code: string; purpose: 'verify' | 'reset' }): Letter =>
  o.purpose === 'verify'
    ? {
        subject: `${o.code} is your Tessera code`,
        heading: 'Welcome to Tessera',
        paragraphs: ['Enter this code to verify your email address. It is good for ten minutes.'],
        code: o.code,
        because: BECAUSE,
      }
    : {
        subject: `${o.code} is your code for a new password`,
        heading: 'A new password',
        paragraphs: ['Enter this code to choose a new password. It is good for ten minutes.'],
        code: o.code,
        because: BECAUSE,
      };

export const alreadyRegisteredLetter = (o: { name: string; origin: string }): Letter => ({
  subject: 'You already have a Tessera account',
  heading: `You are already with us, ${o.name}`,
  paragraphs: [
    'Somebody, probably you, tried to register with this address. It has an account already, so there is nothing to create.',
    'If you have forgotten the password, choose "Forgot password?" when signing in.',
  ],
  action: { label: 'Sign in', url: `${o.origin}/login` },
  because: BECAUSE,
});

export const noPasswordLetter = (o: { origin: string }): Letter => ({
  subject: 'Please choose a password for Tessera',
  heading: 'Your address is verified',
  paragraphs: [
    'Before you entered the code, more than one person had registered with this address. We cannot tell whose password was the right one, so none was kept.',
    'You are signed in. To sign in again later, choose "Forgot password?" and set a password of your own.',
  ],
  action: { label: 'Open Tessera', url: `${o.origin}/login` },
  because: 'You get this mail because it concerns the safety of your account.',
});

export const passwordChangedLetter = (o: { name: string; origin: string }): Letter => ({
  subject: 'Your Tessera password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    `Hello ${o.name}, the password of your account was changed just now. Every device was signed out, and the keys of your programs were revoked.`,
    'If this was not you, choose "Forgot password?" at once and set a new one.',
  ],
  action: { label: 'Sign in', url: `${o.origin}/login` },
  because: 'You get this mail because it concerns the safety of your account.',
});
