import { KEYS_PAGE } from '@tessera/contract/key-rules';
import type { PublicDocument } from './document.ts';
import { GUIDE_SINCE } from './guide-facts.ts';
import { snippet } from './snippets.ts';

export const commandLine: PublicDocument<string> = {
  title: 'From the command line',
  summary:
    'The shadcn CLI writes a component into your project, in the folder that your project has for components.',
  since: GUIDE_SINCE,
  parts: (origin) => [
    {
      title: 'A free component, without a key',
      paragraphs: [
        'Every free component has such an address. It works in any project with a components.json (npx shadcn@latest init makes one), and asks before it replaces a file.',
      ],
      snippets: [{ label: 'Terminal', text: snippet('addFree', origin) }],
    },
    {
      title: 'By name',
      paragraphs: [
        'Name the shop once in components.json: add these lines to what is there. Then a component is added by its name, and the shop can be searched. @tessera needs no key and gives the free components; its search also lists the others, with their plan. @tessera-pro has everything that your account may copy.',
      ],
      snippets: [
        { label: 'components.json', text: snippet('registries', origin) },
        { label: 'Terminal', text: snippet('addNamed', origin) },
        { label: 'Terminal', text: snippet('search', origin) },
      ],
    },
    {
      title: 'Paid components',
      paragraphs: [
        `Make a key at ${origin}${KEYS_PAGE}. It stands in the environment and never in a file that you share. If the variable is missing, the CLI says so before it asks us.`,
      ],
      snippets: [
        { label: 'Terminal, or TESSERA_KEY in .env.local', text: snippet('key', origin) },
        { label: 'Terminal', text: snippet('addPaid', origin) },
      ],
    },
    {
      title: 'In your brand',
      paragraphs: [
        'With this parameter the CLI also writes the colours, the radius and the font of your brand into your stylesheet. You set the brand on the page of any component.',
      ],
      snippets: [{ label: 'components.json', text: snippet('brand', origin) }],
    },
    {
      title: 'In a monorepo',
      paragraphs: ['Name the folder of the app. The component goes where that app says.'],
      snippets: [{ label: 'Terminal', text: snippet('monorepo', origin) }],
    },
    {
      title: 'Why free components need no key here',
      paragraphs: [
        'On the web you sign in before you copy, so that your library remembers what you have and can say when a newer version is out. A command line has no session to ask for. So it takes free components as they are, and nothing is remembered.',
      ],
    },
    {
      title: 'When the shop says no',
      points: [
        'The key is unknown, was revoked, or has ended: the message says which and on what day.',
        'The component is in a plan that the account does not have: the message names the plan.',
        'The component was withdrawn: only those who bought it still get it.',
        'Too much in too short a time, or the day’s quota of paid components is used up: the message says how long to wait.',
      ],
    },
  ],
};
