import { KEY_VARIABLE } from '@tessera/contract/key-rules';
import type { Snippet } from './document.ts';
import { snippet } from './snippets.ts';

export type Step = { title: string; snippet: Snippet };

/** A program that takes components from the shop. */
export type Client = {
  id: string;
  name: string;
  /** The path that the program asks. */
  path: string;
  /** Where the program reads the key: a file of the project too, the environment, or its own question. */
  key: 'file' | 'environment' | 'asked';
  /** What to do after the key is there. */
  steps: readonly Step[];
  /** Something to try at the end. */
  sample: string;
};

const ASK = '“Find a pricing section on Tessera that my plan opens, and put it under the hero.”';

/** All programs that the shop explains, with the snippets for this shop. */
export const clientsOf = (origin: string): readonly Client[] => [
  {
    id: 'shadcn',
    name: 'shadcn CLI',
    path: '/r/{name}.json',
    key: 'file',
    steps: [
      {
        title: 'Name the shop in components.json, beside what is there',
        snippet: { label: 'components.json', text: snippet('registries', origin) },
      },
      {
        title: 'Add a component',
        snippet: { label: 'Terminal', text: snippet('addPaid', origin) },
      },
    ],
    sample:
      'Free components need neither the key nor these lines: their page has the whole command.',
  },
  {
    id: 'claude-code',
    name: 'Claude Code',
    path: '/mcp',
    key: 'environment',
    steps: [
      {
        title: 'Add the shop',
        snippet: { label: 'Terminal', text: snippet('claudeCode', origin) },
      },
    ],
    sample: ASK,
  },
  {
    id: 'cursor',
    name: 'Cursor',
    path: '/mcp',
    key: 'environment',
    steps: [
      {
        title: 'Add the shop',
        snippet: {
          label: '.cursor/mcp.json, beside what is there',
          text: snippet('cursor', origin),
        },
      },
    ],
    sample: ASK,
  },
  {
    id: 'vscode',
    name: 'VS Code',
    path: '/mcp',
    key: 'asked',
    steps: [
      {
        title: 'Add the shop; the editor asks for the key once and keeps it',
        snippet: { label: '.vscode/mcp.json', text: snippet('vscode', origin) },
      },
    ],
    sample: ASK,
  },
  {
    id: 'codex',
    name: 'Codex',
    path: '/mcp',
    key: 'environment',
    steps: [
      {
        title: 'Add the shop',
        snippet: { label: '~/.codex/config.toml', text: snippet('codex', origin) },
      },
    ],
    sample: ASK,
  },
  {
    id: 'mcp',
    name: 'Any MCP client',
    path: '/mcp',
    key: 'environment',
    steps: [
      {
        title: 'Add the shop; most clients read this form',
        snippet: { label: '.mcp.json', text: snippet('client', origin) },
      },
    ],
    sample: ASK,
  },
  {
    id: 'https',
    name: 'Plain HTTPS',
    path: '/r/{name}.json',
    key: 'environment',
    steps: [
      {
        title: 'Search',
        snippet: { label: 'Terminal', text: snippet('searchHttps', origin) },
      },
      {
        title: 'Take a component',
        snippet: { label: 'Terminal', text: snippet('https', origin) },
      },
    ],
    sample: 'The answer is JSON in the schema of shadcn: the code stands in files[0].content.',
  },
];

/** How the key gets to the program. One that asks for the key needs no step. */
export const keySteps = ({ key }: Pick<Client, 'key'>, origin: string, ownKey?: string): Step[] =>
  key === 'asked'
    ? []
    : [
        {
          title:
            key === 'file'
              ? 'Put the key where only your shell reads it'
              : 'Put the key into the terminal that starts the program',
          snippet: {
            label: key === 'file' ? `Terminal, or ${KEY_VARIABLE} in .env.local` : 'Terminal',
            text: snippet('key', origin, ownKey),
          },
        },
      ];
