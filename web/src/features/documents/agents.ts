import { API_BASE } from '@tessera/contract/addresses';
import { KEYS_PAGE } from '@tessera/contract/key-rules';
import { MCP_PATH, MCP_TOOLS } from '@tessera/contract/mcp';
import { clientsOf, keySteps } from './clients.ts';
import type { PublicDocument } from './document.ts';
import { GUIDE_SINCE } from './guide-facts.ts';
import { snippet } from './snippets.ts';

export const agents: PublicDocument<string> = {
  title: 'In your editor',
  summary:
    'An agent can search the shop, read what a component takes, and write it into your project. It speaks MCP.',
  since: GUIDE_SINCE,
  parts: (origin) => [
    {
      title: 'What an agent can do here',
      paragraphs: [
        `The address is ${origin}${MCP_PATH}. Searching needs no key. Taking code needs one, also for free components, because it counts as a copy of yours. You make keys at ${origin}${KEYS_PAGE}.`,
      ],
      points: Object.entries(MCP_TOOLS).map(([name, does]) => `${name}: ${does}`),
    },
    ...keySteps({ key: 'environment' }, origin).map(({ title, snippet: lines }) => ({
      title,
      snippets: [lines],
    })),
    ...clientsOf(origin)
      .filter(({ path }) => path === MCP_PATH)
      .map(({ name, steps }) => ({ title: name, snippets: steps.map((step) => step.snippet) })),
    {
      title: 'Without an agent',
      paragraphs: [
        `Every page of a component, a template and a document is also there as Markdown: add .md to its address, or ask for text/markdown. ${origin}/llms.txt lists where to begin. The API is described at ${origin}${API_BASE}/openapi.json.`,
        'On the page of a component, “Copy for AI” puts the code, the props and how to use it on your clipboard as one prompt.',
      ],
      snippets: [{ label: 'Terminal', text: snippet('markdown', origin) }],
    },
  ],
};
