import { changeNote } from '@tessera/contract/change-note';
import { withHeader } from '@tessera/contract/code-header';
import { PUBLIC_PAGE_MAX } from '@tessera/contract/constants';
import { addCommand, registryTarget } from '@tessera/contract/registry';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { KeyPrincipal } from '../keys/service.ts';
import type { TemplatesService } from '../templates/service.ts';
import type { Refusals } from './policy.refusals.ts';
import type { ToolInputs, ToolOutputs } from './policy.tools.ts';
import { headerOf, packagesOf } from './presenter.ts';
import { registryRepository, type ReleasedVersion } from './repository.ts';
import type { RegistryService } from './service.ts';

/** The code of a component, with all that belongs to it. */
export type TakenCode = {
  title: string;
  version: number;
  sha256: string;
  /** Where the file belongs in a project with shadcn. */
  path: string;
  command: string;
  dependencies: string[];
  licence: string;
  licenceUrl: string;
  usage: string;
  language: 'tsx' | 'jsx';
  code: string;
};

export type ToolsService = ReturnType<typeof createToolsService>;

const READ = { fresh: false };

/** What agents can do over MCP. Searching needs no key, code does. */
export const createToolsService = ({
  db,
  catalog,
  templates,
  registry,
  refusals,
  origin,
}: {
  db: Database;
  catalog: Pick<CatalogService, 'list' | 'countsByCategory'>;
  templates: Pick<TemplatesService, 'detail'>;
  registry: Pick<RegistryService, 'deliver'>;
  refusals: Refusals;
  origin: string;
}) => {
  const pageOf = (slug: string): string => `${origin}/components/${slug}`;

  const compare = (
    { name, sha256 }: ToolInputs['updates']['items'][number],
    versions: readonly ReleasedVersion[],
  ): ToolOutputs['updates']['items'][number] => {
    const newest = versions.find(({ isCurrent }) => isCurrent);
    const nothing = { name, yours: null, newest: null, notes: [], url: pageOf(name) };
    if (!newest) return { ...nothing, state: 'unknown' };
    if (newest.status === 'withdrawn') return { ...nothing, state: 'withdrawn' };
    const yours = versions.findLast((one) => one.sha256.startsWith(sha256));
    // A file that somebody edited still names the hash of its version, so this one is of none.
    if (!yours) return { ...nothing, newest: newest.number, state: 'changed' };
    return {
      ...nothing,
      yours: yours.number,
      newest: newest.number,
      state: yours.number === newest.number ? 'current' : 'outdated',
      notes: versions
        .filter(({ number }) => number > yours.number && number <= newest.number)
        .flatMap(({ number, changeNote: note }) => {
          const read = changeNote.safeParse(note).data;
          return read ? [{ version: number, ...read }] : [];
        }),
    };
  };

  return {
    search: async (asked: ToolInputs['search']): Promise<ToolOutputs['search']> => {
      const { query, category, free, limit } = asked;
      const { cards, total } = await catalog.list(
        { search: query, category, limit: free ? PUBLIC_PAGE_MAX : limit },
        READ,
      );
      const shown = free ? cards.filter((card) => card.subscriptionPlan === undefined) : cards;
      return {
        items: shown.slice(0, limit).map((card) => ({
          name: card.slug,
          title: card.title,
          description: card.description,
          category: card.category,
          plan: card.subscriptionPlan?.name ?? 'Free',
          url: pageOf(card.slug),
        })),
        total: free ? null : total,
      };
    },

    component: async (
      principal: KeyPrincipal | null,
      { name, language, version: number }: ToolInputs['component'],
    ): Promise<TakenCode> => {
      if (!principal) throw refusals.keyNeededForCode();
      const { entry, version, code } = await registry.deliver(principal, 'mcp', {
        slug: name,
        number,
      });
      const isJs = language === 'js';
      const script = isJs ? code.codeJs : code.code;
      if (script === undefined) throw refusals.noJavascript(entry);
      const sha256 = (isJs ? code.sha256Js : undefined) ?? code.sha256;
      const path = registryTarget(entry.slug).slice(1);
      return {
        title: entry.title,
        version: version.number,
        sha256,
        path: isJs ? path.replace(/tsx$/, 'jsx') : path,
        command: addCommand('npm', { slug: entry.slug, isFree: entry.planId === null, origin }),
        dependencies: packagesOf(version),
        licence: version.licence,
        licenceUrl: `${origin}/legal/licence`,
        usage: entry.usage,
        language: isJs ? 'jsx' : 'tsx',
        code: withHeader(script, headerOf(entry, { number: version.number, sha256 }, origin)),
      };
    },

    categories: async (): Promise<ToolOutputs['categories']> => ({
      categories: await catalog.countsByCategory(READ),
    }),

    template: async ({ name }: ToolInputs['template']): Promise<ToolOutputs['template']> => {
      try {
        const { slug, title, description, subscriptionPlan } = await templates.detail(name, READ);
        return {
          name: slug,
          title,
          description,
          plan: subscriptionPlan?.name ?? 'Free',
          url: `${origin}/templates/${slug}`,
        };
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
        throw refusals.unknownTemplate(name);
      }
    },

    updates: async ({ items }: ToolInputs['updates']): Promise<ToolOutputs['updates']> => {
      const names = [...new Set(items.map(({ name }) => name))];
      const rows = await registryRepository.listReleased(db, names);
      return {
        items: items.map((item) =>
          compare(
            item,
            rows.filter(({ slug }) => slug === item.name),
          ),
        ),
      };
    },
  };
};
