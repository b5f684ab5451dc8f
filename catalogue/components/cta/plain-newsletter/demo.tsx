import { PlainNewsletter } from './component.tsx';

/** Instead of a server: an answer takes a moment, and what was sent once is known. */
const known = new Set<string>();
const subscribe = (email: string, before?: string): Promise<'sent' | 'already'> =>
  new Promise((resolve) => {
    setTimeout(() => {
      resolve(known.has(email) && email !== before ? 'already' : 'sent');
      if (before !== undefined) known.delete(before);
      known.add(email);
    }, 600);
  });

export function Demo() {
  return <PlainNewsletter onSubmit={subscribe} />;
}
