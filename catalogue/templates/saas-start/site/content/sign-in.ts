import { to } from '@/lib/to';
import { mailTo } from './site';

export const page = {
  title: 'Sign in',
  description: 'Sign in to the hosted version of Quern.',
};

export const signIn = {
  title: 'Sign in to Quern',
  lead: 'For the hosted version. The tool on your machine needs no account.',
  help: [
    { note: 'Forgotten?', label: 'Write to us', href: mailTo },
    { note: 'No account?', label: 'See the prices', href: to('/pricing/') },
  ],
};

/** What the form says when it was sent. */
export const answers = {
  refused: 'This password does not belong to this address.',
  demo: 'This is a demo without a server. Nothing was sent.',
};
