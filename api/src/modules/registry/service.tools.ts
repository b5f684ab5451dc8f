import { changeNote } from '@tessera/contract/change-note';
import { otherPackages } from '@tessera/contract/code-facts';
import { withHeader } from '@tessera/contract/code-header';
import { addCommand, registryTarget } from '@tessera/contract/registry';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { KeyPrincipal } from '../keys/service.ts';
import type { TemplatesService } from '../templates/service.ts';
import type { Refusals } from './policy.refusals.ts';
import { searchByWords } from './policy.search-words.ts';
import type { ToolInputs, ToolOutputs } from './policy.tools.ts';
import { headerOf } from './presenter.ts';
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

/** A longer text would fill the memory of an agent. Beside the code, an answer has about a thousand characters. */
const CODE_MAX_CHARACTERS = 26_000;
/** The notes are left out if the comparison is longer with them. */
const NOTES_MAX_CHARACTERS = 20_000;

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
  registry: Pick<RegistryService, 'deliver' | 'refuseWithoutKey' | 'requireScope'>;
  refusals: Refusals;
  origin: string;
}) => {
  const pageOf = (slug: string): string => `${origin}/components/${slug}`;

  /** A key may be made for code alone. Without a key, searching is open. */
  const requireSearch = (principal: KeyPrincipal | null): void => {
    if (principal) registry.requireScope(principal, 'catalogue');
  };

  const compare = (
    { name, sha256 }: ToolInputs['updates']['items'][number],
    versions: readonly ReleasedVersion[],
  ): ToolOutputs['updates']['items'][number] => {
    const newest = versions.find(({ isCurrent }) => isCurrent);
    const nothing = { name, yours: null, newest: null, notes: [], url: pageOf(name) };
    if (!newest) return { ...nothing, state: 'unknown' };
    if (newest.status === 'withdrawn') return { ...nothing, state: 'withdrawn' };
    const yours = versions.findLast((one) =>
      [one.sha256, one.sha256Js].some((hash) => hash?.startsWith(sha256)),
    );
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
    search: async (
      principal: KeyPrincipal | null,
      { query, category, free, limit }: ToolInputs['search'],
    ): Promise<ToolOutputs['search']> => {
      requireSearch(principal);
      const { cards, total } = await searchByWords(query, (search) =>
        catalog.list({ search, category, limit, isFree: free || undefined }, READ),
      );
      return {
        items: cards.map((card) => ({
          name: card.slug,
          title: card.title,
          description: card.description,
          category: card.category,
          plan: card.subscriptionPlan?.name ?? 'Free',
          url: pageOf(card.slug),
        })),
        total,
      };
    },

    component: async (
      principal: KeyPrincipal | null,
      { name, language, version: number }: ToolInputs['component'],
    ): Promise<TakenCode> => {
      if (!principal) throw await registry.refuseWithoutKey(name);
      const { entry, version, code, count } = await registry.deliver(principal, 'mcp', {
        slug: name,
        number,
        language,
      });
      const isJs = language === 'js';
      const script = isJs ? code.codeJs : code.code;
      if (script === undefined) throw refusals.noJavascript(entry);
      const command = addCommand('npm', {
        slug: entry.slug,
        isFree: entry.planId === null,
        origin,
      });
      if (script.length > CODE_MAX_CHARACTERS) throw refusals.tooLong(entry, command);
      await count();
      const sha256 = (isJs ? code.sha256Js : undefined) ?? code.sha256;
      const path = registryTarget(entry.slug).slice(1);
      return {
        title: entry.title,
        version: version.number,
        sha256,
        path: isJs ? path.replace(/tsx$/, 'jsx') : path,
        command,
        dependencies: otherPackages(version.dependencies),
        licence: version.licence,
        licenceUrl: `${origin}/legal/licence`,
        usage: entry.usage,
        language: isJs ? 'jsx' : 'tsx',
        code: withHeader(script, headerOf(entry, { number: version.number, sha256 }, origin)),
      };
    },

    categories: async (principal: KeyPrincipal | null): Promise<ToolOutputs['categories']> => {
      requireSearch(principal);
      return { categories: await catalog.countsByCategory(READ) };
    },

    template: async (
      principal: KeyPrincipal | null,
      { name }: ToolInputs['template'],
    ): Promise<ToolOutputs['template']> => {
      requireSearch(principal);
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

    updates: async (
      principal: KeyPrincipal | null,
      { items }: ToolInputs['updates'],
    ): Promise<ToolOutputs['updates']> => {
      requireSearch(principal);
      const names = [...new Set(items.map(({ name }) => name))];
      const rows = await registryRepository.listReleased(db, names);
      const compared = items.map((item) =>
        compare(
          item,
          rows.filter(({ name }) => name === item.name),
        ),
      );
      const isLong = JSON.stringify(compared).length > NOTES_MAX_CHARACTERS;
      return {
        items: isLong ? compared.map((item) => ({ ...item, notes: [] })) : compared,
        notesLeftOut: isLong,
      };
    },
  };
};
