import { buffer } from 'node:stream/consumers';
import {
  componentSharePath,
  pageSharePath,
  type SharePage,
  templateSharePath,
} from '@tessera/contract/share-picture';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import { drawSharePicture, type ShareCaption } from '../../platform/images/share-picture.ts';
import { createTurns } from '../../platform/images/turns.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { SHARE_PAGES } from './policy.share.ts';
import { storefrontRepository } from './repository.ts';

/** The picture at this path, or its current path. */
export type SharePicture = { png: Buffer } | { movedTo: string };

type Source = { path: string; caption: () => Promise<ShareCaption> };

const KEPT_MAX = 48;
const WAITING_MAX = 20;
const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

const isPage = (name: string): name is SharePage => Object.hasOwn(SHARE_PAGES, name);

export type ShareService = ReturnType<typeof createShareService>;

/**
 * Pictures for shared links. Every state of a page or an item has its own path. A picture is drawn at the first
 * request, and a few are cached.
 */
export function createShareService({ reads, storage }: { reads: ReadRouter; storage: Storage }) {
  const kept = new Map<string, Promise<Buffer>>();
  const inTurn = createTurns(WAITING_MAX);

  const findPicture = async (key: string): Promise<Buffer | undefined> => {
    const file = await storage.find('public', key).catch(() => null);
    if (!file || (file.bytes ?? PICTURE_MAX_BYTES) > PICTURE_MAX_BYTES) return undefined;
    return buffer(file.body);
  };

  const sourceOf =
    (find: typeof storefrontRepository.findCaption, pathOf: typeof componentSharePath) =>
    async (slug: string): Promise<Source | null> => {
      // A standby that lags behind would redirect to the previous picture.
      const found = await reads.read((db) => find(db, slug), {
        fresh: true,
      });
      if (!found) return null;
      const { title, category, imageKey } = found;
      return {
        path: pathOf({ slug, title, category, imageUrl: imageKey ? `/media/${imageKey}` : '' }),
        caption: async () => {
          const picture = imageKey ? await findPicture(imageKey) : undefined;
          return { seed: slug, label: category, title, ...(picture && { picture }) };
        },
      };
    };

  const SOURCES: Record<string, (name: string) => Promise<Source | null>> = {
    pages: async (name) =>
      isPage(name)
        ? {
            path: pageSharePath(name),
            caption: async () => ({ seed: `share-${name}`, ...SHARE_PAGES[name] }),
          }
        : null,
    components: sourceOf(storefrontRepository.findCaption, componentSharePath),
    templates: sourceOf(storefrontRepository.findTemplateCaption, templateSharePath),
    // Other kinds of items are added here.
  };

  const keep = (path: string, drawing: Promise<Buffer>): Promise<Buffer> => {
    kept.set(path, drawing);
    drawing.catch(() => kept.delete(path));
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '');
    return drawing;
  };

  return {
    find: async (kind: string, name: string, path: string): Promise<SharePicture | null> => {
      const held = kept.get(path);
      if (held) return { png: await held };
      const source = Object.hasOwn(SOURCES, kind) ? await SOURCES[kind]?.(name) : null;
      if (!source) return null;
      if (source.path !== path) return { movedTo: source.path };
      const draw = async () => drawSharePicture(await source.caption());
      return { png: await keep(path, inTurn(draw)) };
    },
  };
}
