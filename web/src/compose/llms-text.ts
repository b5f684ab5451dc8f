import { API_BASE } from '@tessera/contract/addresses';
import type { CategoryCount, ComponentCard } from '@tessera/contract/catalog';
import { MCP_PATH } from '@tessera/contract/mcp';
import { REGISTRY_BASE } from '@tessera/contract/registry';
import type { TemplateCard } from '@tessera/contract/templates';
import { itemPath } from '../features/catalog/load-item.ts';
import { findDocument } from '../features/documents/document.ts';
import { GUIDE } from '../features/documents/guide.ts';
import { LEGAL } from '../features/documents/legal.ts';
import { templatePath } from '../features/templates/filter.ts';
import { inOneLine } from '../lib/markdown-words.ts';

type Contents = {
  origin: string;
  /** The newest ones. All of them are found by searching. */
  components: readonly ComponentCard[];
  categories: readonly CategoryCount[];
  templates: readonly TemplateCard[];
};

const link = (title: string, url: string, about: string): string =>
  `- [${inOneLine(title).replaceAll(/[[\]]/g, '')}](${url})${about && `: ${inOneLine(about)}`}`;

const planOf = ({ subscriptionPlan }: { subscriptionPlan?: { name: string } | undefined }) =>
  subscriptionPlan?.name ?? 'Free';

/** The overview of the shop for programs, in the form of llmstxt.org. */
export function llmsText({ origin, components, categories, templates }: Contents): string {
  const at = (path: string) => origin + path;
  const sections: [title: string, lines: string[]][] = [
    [
      'For programs',
      [
        link(
          'Search',
          at(`${REGISTRY_BASE}/registry.json?q=pricing&limit=20`),
          'a shadcn registry; `q`, `limit` and `offset` search and page through everything on sale',
        ),
        link(
          'Code of a free component',
          at(`${REGISTRY_BASE}/plain-hero.json`),
          'in the schema of a shadcn registry item; put any name in place of plain-hero',
        ),
        link('MCP server', at(MCP_PATH), 'searching needs no key'),
        link('API', at(`${API_BASE}/openapi.json`), 'OpenAPI 3.1'),
      ],
    ],
    [
      'Guide',
      [...GUIDE.documents.keys()].flatMap((name) => {
        const document = findDocument(GUIDE, name, origin);
        return document ? [link(document.title, at(`${document.path}.md`), document.summary)] : [];
      }),
    ],
    [
      'Categories',
      categories.map(({ category, count }) =>
        link(
          category,
          at(`/dashboard?${String(new URLSearchParams({ category }))}`),
          `${count} components`,
        ),
      ),
    ],
    [
      'Newest components',
      components.map((card) =>
        link(card.title, at(`${itemPath(card.slug)}.md`), `${planOf(card)}. ${card.description}`),
      ),
    ],
    [
      'Templates',
      templates.map((card) =>
        link(
          card.title,
          at(`${templatePath(card.slug)}.md`),
          `${planOf(card)}. ${card.subtitle || card.description}`,
        ),
      ),
    ],
    [
      'Optional',
      [...LEGAL.documents].map(([name, { title, summary }]) =>
        link(title, at(`${LEGAL.base}/${name}.md`), summary),
      ),
    ],
  ];
  return `${[
    '# Tessera',
    '> A shop of copy-paste interface components and website templates for React and Tailwind CSS. A component is one file that imports React alone.',
    'Pages of components, templates and documents are also there as Markdown: add .md to the address, or ask for text/markdown. The code of paid components is not part of them.',
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
  ].join('\n\n')}\n`;
}
