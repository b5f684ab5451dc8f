import type { Brand } from '@tessera/contract/brand';
import type { ComponentCode } from '@tessera/contract/catalog';
import type { CodeLanguage } from '@tessera/contract/constants';
import type { KeyScope } from '@tessera/contract/key-rules';
import { REGISTRY_OFFSET_MAX } from '@tessera/contract/registry';
import type { Database } from '../../platform/db/database.ts';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import { AppError } from '../../platform/errors.ts';
import type { AnalyticsService } from '../analytics/service.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { VersionsService } from '../catalog/service.versions.ts';
import type { KeyPrincipal, KeysService } from '../keys/service.ts';
import type { UsersService } from '../users/service.ts';
import type { Refusal, Refusals } from './policy.refusals.ts';
import type { ListQuery, Wanted } from './policy.requests.ts';
import { searchByWords } from './policy.search-words.ts';
import { planOf, presentItem, presentList, type RegistryItem, TYPE } from './presenter.ts';
import { type EntryRow, registryRepository, type VersionFacts } from './repository.ts';

/** A component whose code may leave, with what its file says of itself. */
export type Delivered = { entry: EntryRow; version: VersionFacts; code: ComponentCode };

export type RegistryService = ReturnType<typeof createRegistryService>;

const READ = { fresh: false };

/**
 * Components for programs: the shadcn CLI and agents. Who may have which code is decided by the services of the
 * catalogue, as for people. Only the words of a refusal are made here.
 */
export const createRegistryService = ({
  db,
  reads,
  catalog,
  items,
  versions,
  keys,
  users,
  analytics,
  refusals,
  origin,
}: {
  db: Database;
  reads: ReadRouter;
  catalog: Pick<CatalogService, 'searchIds' | 'countPublished'>;
  items: ItemsService;
  versions: VersionsService;
  keys: Pick<KeysService, 'check'>;
  users: Pick<UsersService, 'brand'>;
  analytics: Pick<AnalyticsService, 'trackKeyCopy'>;
  refusals: Refusals;
  origin: string;
}) => {
  /** Drafts, and components that were made for one member alone, do not exist for others. */
  const isHidden = ({ status }: EntryRow): boolean => status === 'draft' || status === 'private';

  /** For a component that is not on sale. */
  const refuseMissing = (entry: EntryRow, slug: string): Refusal =>
    isHidden(entry) ? refusals.unknown(slug) : refusals.withdrawn(entry);

  /** The component and the version that is asked for. Neither says anything about access. */
  const find = async ({ slug, number }: Wanted) => {
    const entry = await registryRepository.findEntry(db, slug);
    if (!entry) throw refusals.unknown(slug);
    const version =
      number === undefined
        ? await registryRepository.getVersion(db, entry.versionId)
        : await registryRepository.findVersion(db, entry.id, number);
    return { entry, version };
  };

  const getVersion = (
    entry: EntryRow,
    version: VersionFacts | undefined,
    number: number | undefined,
  ): VersionFacts => {
    if (!version) throw refusals.unknownVersion(entry, number ?? 0);
    return version;
  };

  /** What everybody may have. */
  const deliverFree = async (wanted: Wanted): Promise<Delivered> => {
    const { entry, version: found } = await find(wanted);
    if (entry.status !== 'published') throw refuseMissing(entry, wanted.slug);
    if (entry.planId !== null) throw refusals.keyNeeded(entry, planOf(entry));
    const version = getVersion(entry, found, wanted.number);
    const code = await versions.freeCode(entry.id, version.number);
    return { entry, version, code };
  };

  /** The words for a refusal of the catalogue. */
  const explain = (error: unknown, entry: EntryRow, slug: string): unknown => {
    if (!(error instanceof AppError)) return error;
    if (error.code === 'LOCKED') return refusals.planNeeded(entry, planOf(entry));
    if (error.code === 'CODE_QUOTA') return refusals.quota();
    if (error.code !== 'NOT_FOUND') return error;
    return refuseMissing(entry, slug);
  };

  const requireScope = ({ scopes }: KeyPrincipal, scope: KeyScope): void => {
    if (!scopes.includes(scope)) throw refusals.scopeMissing(scope);
  };

  /** What the account behind the key may have. `count` counts it as a copy, once it is sent. */
  const deliver = async (
    principal: KeyPrincipal,
    surface: 'registry' | 'mcp',
    wanted: Wanted & { language?: CodeLanguage },
  ): Promise<Delivered & { count: () => Promise<void> }> => {
    requireScope(principal, 'code');
    const { entry, version: found } = await find(wanted);
    try {
      const copyable = await items.getCopyable(principal, entry.id);
      const version = getVersion(entry, found, wanted.number);
      if (wanted.language === 'js' && !version.hasJavascript) throw refusals.noJavascript(entry);
      const code = await versions.codeOf(principal, copyable, version.number);
      const count = () =>
        analytics.trackKeyCopy(
          principal,
          { surface, language: wanted.language ?? 'ts' },
          { ...copyable, versionId: version.id },
        );
      return { entry, version, code, count };
    } catch (error) {
      throw explain(error, entry, wanted.slug);
    }
  };

  return {
    deliver,
    requireScope,

    /** The account behind a key. */
    identify: async (key: string): Promise<KeyPrincipal> => {
      if (key === '') throw refusals.missingKey();
      const checked = await keys.check(key);
      if ('refused' in checked) throw refusals.badKey(checked);
      return checked.principal;
    },

    /** Why an agent without a key gets no code of this component. */
    refuseWithoutKey: async (slug: string): Promise<Refusal> => {
      const entry = await registryRepository.findEntry(db, slug);
      if (!entry) return refusals.unknown(slug);
      if (entry.status !== 'published') return refuseMissing(entry, slug);
      return refusals.keyNeededForCode(entry.title, entry.planName);
    },

    freeItem: async (wanted: Wanted): Promise<RegistryItem> => {
      const { entry, version, code } = await deliverFree(wanted);
      return presentItem(entry, version, code.code, { origin, brand: null });
    },

    /** With the brand of the account when that is asked for. */
    item: async (
      principal: KeyPrincipal,
      wanted: Wanted & { isBranded: boolean },
    ): Promise<RegistryItem> => {
      const { entry, version, code, count } = await deliver(principal, 'registry', wanted);
      await count();
      const brand: Brand | null = wanted.isBranded ? await users.brand(principal.userId) : null;
      return presentItem(entry, version, code.code, { origin, brand });
    },

    /** Everything on sale, the newest first, or what has all words of a search, the best first. */
    list: async ({ q, type, limit, offset }: ListQuery, o: { fresh: boolean } = READ) => {
      // All that the shop has is of one type.
      if ((type !== undefined && type !== TYPE) || offset >= REGISTRY_OFFSET_MAX)
        return presentList([], { origin, total: 0, offset, limit });
      const { rows, total } = await reads.read(async (handle) => {
        const found =
          q === ''
            ? null
            : await searchByWords(q, (words) =>
                catalog.searchIds(handle, words, { limit, offset }),
              );
        return found
          ? { rows: await registryRepository.listByIds(handle, found.ids), total: found.total }
          : {
              rows: await registryRepository.listNewest(handle, { limit, offset }),
              total: await catalog.countPublished(handle),
            };
      }, o);
      return presentList(rows, { origin, total, offset, limit });
    },
  };
};
