import { randomBytes } from 'node:crypto';
import { isUnanswered } from '../db/database.ts';
import type { UploadedFile } from '../http/form.ts';
import type { Enqueue, Jobs } from '../jobs/jobs.ts';
import type { Shelf, Storage } from '../storage/storage.ts';
import { draw, type Drawing } from './drawing.ts';

/** A picture on a shelf. `key` is the widest; a narrower one stands beside it under `keyAt`. */
export type StoredPicture = {
  key: string;
  width: number;
  height: number;
  placeholder: string;
  /** The narrower widths it is also kept in. */
  widths: number[];
};

export type PicturePlace = {
  shelf: Shelf;
  /** The first part of the key, such as `templates`. */
  folder: string;
  /** In pixels. The widest is the one whose size is told. */
  widths: readonly number[];
};

export type RemovePictures = Enqueue<{ shelf: Shelf; keys: string[] }>;

const keyAt = (key: string, width: number): string => key.replace(/\.webp$/, `-${width}.webp`);

/** Every file of a picture. */
export const keysOf = ({ key, widths }: Pick<StoredPicture, 'key' | 'widths'>): string[] => [
  key,
  ...widths.map((width) => keyAt(key, width)),
];

export type Pictures = ReturnType<typeof createPictures>;

/** Uploaded pictures, for every part of the product: drawn anew, stored under names nobody can guess, never changed. */
export function createPictures({ storage, jobs }: { storage: Storage; jobs: Jobs }) {
  const removeAll = async (shelf: Shelf, keys: readonly string[]) => {
    for (const key of keys) await storage.remove(shelf, key);
  };

  const store = async (drawing: Drawing, { shelf, folder }: PicturePlace, kept: string[]) => {
    const [widest, ...narrower] = drawing.files;
    const key = `${folder}/${randomBytes(16).toString('hex')}.webp`;
    for (const file of drawing.files) {
      const at = file === widest ? key : keyAt(key, file.width);
      kept.push(at);
      await storage.put(shelf, at, file.webp, 'image/webp');
    }
    const { width, height, placeholder } = drawing;
    return { key, width, height, placeholder, widths: narrower.map((file) => file.width) };
  };

  return {
    /** Stores the pictures and lets `work` write them down; when anything fails, none of them stays, unless `work` may have written them down all the same. */
    async keep<T>(
      files: readonly UploadedFile[],
      place: PicturePlace,
      work: (pictures: StoredPicture[]) => Promise<T>,
    ): Promise<T> {
      const kept: string[] = [];
      try {
        // Drawn before anything is stored, so that a broken one costs the store nothing.
        const drawings: Drawing[] = [];
        for (const { path } of files) drawings.push(await draw(path, place.widths));
        const pictures: StoredPicture[] = [];
        for (const drawing of drawings) pictures.push(await store(drawing, place, kept));
        return await work(pictures);
      } catch (error) {
        // The failure that is told is the first one, and a store that is away cannot be tidied.
        if (!isUnanswered(error)) await removeAll(place.shelf, kept).catch(() => undefined);
        throw error;
      }
    },

    /** In the transaction that forgets them: their files go after its commit. */
    remove: jobs.define<{ shelf: Shelf; keys: string[] }>(
      'remove-pictures',
      { retryLimit: 10, retryDelay: 5, expireInSeconds: 60 },
      ({ data }) => removeAll(data.shelf, data.keys),
    ) satisfies RemovePictures as RemovePictures,
  };
}
