import type { PublicDocument } from './document.ts';
import { GUIDE_SINCE } from './guide-facts.ts';
import { snippet } from './snippets.ts';

export const updates: PublicDocument<string> = {
  title: 'Newer versions',
  summary:
    'The copied file is yours and never changes by itself. When we publish a newer version, you decide what to take over.',
  since: GUIDE_SINCE,
  parts: (origin) => [
    {
      title: 'What you have',
      paragraphs: [
        'A comment in the file says its version and the start of its hash: at the top of what you pasted, in the last line of what the CLI added. A difference shows that line in both places. Keep it, because you and an agent recognise the version by it.',
      ],
    },
    {
      title: 'What a newer one would change',
      paragraphs: [
        'This shows the difference between your file and the newest version, and writes nothing. Your own changes are part of the difference.',
      ],
      snippets: [{ label: 'Terminal', text: snippet('diff', origin) }],
    },
    {
      title: 'Taking it over',
      paragraphs: [
        'If you did not change the file, replace it. If you did, commit first and take over what you like from the difference.',
      ],
      snippets: [{ label: 'Terminal', text: snippet('overwrite', origin) }],
    },
    {
      title: 'Staying where you are',
      paragraphs: ['A name may carry a version. Older versions stay available.'],
      snippets: [{ label: 'Terminal', text: snippet('pin', origin) }],
    },
    {
      title: 'Who tells you',
      points: [
        'The page of a component has the notes and the difference of every version, under Versions.',
        'With an account, the page also says when your copy is older than the newest one, and a mail can say it once a month.',
        'An agent can ask for all your components at once, with the tool check_updates.',
      ],
    },
  ],
};
