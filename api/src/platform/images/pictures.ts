import { randomBytes } from 'node:crypto';
import { isUnanswered } from '../db/database.ts';
import type { UploadedFile } from '../http/form.ts';
import type { Enqueue, Jobs } from '../jobs/jobs.ts';
import type { Bucket, Storage } from '../storage/storage.ts';
import { draw, type Drawing } from './drawing.ts';

/** A stored image. `key` is the widest file. The key of a narrower file comes from `keyAt`. */
export type StoredPicture = {
  key: string;
  width: number;
  height: number;
  placeholder: string;
  /** The narrower widths that are also stored. */
  widths: number[];
};

export type PicturePlace = {
  bucket: Bucket;
  /** The first part of the key, such as `templates`. */
  folder: string;
  /** In pixels. The stored size is that of the widest. */
  widths: readonly number[];
};

export type RemovePictures = Enqueue<{ bucket: Bucket; keys: string[] }>;

const keyAt = (key: string, width: number): string => key.replace(/\.webp$/, `-${width}.webp`);

/** The keys of all files of an image. */
export const keysOf = ({ key, widths }: Pick<StoredPicture, 'key' | 'widths'>): string[] => [
  key,
  ...widths.map((width) => keyAt(key, width)),
];

export type Pictures = ReturnType<typeof createPictures>;

/** Stores uploaded images for all modules. They are re-encoded, have random names and never change. */
export function createPictures({ storage, jobs }: { storage: Storage; jobs: Jobs }) {
  const removeAll = async (bucket: Bucket, keys: readonly string[]) => {
    for (const key of keys) await storage.remove(bucket, key);
  };

  const store = async (drawing: Drawing, { bucket, folder }: PicturePlace, kept: string[]) => {
    const [widest, ...narrower] = drawing.files;
    const key = `${folder}/${randomBytes(16).toString('hex')}.webp`;
    for (const file of drawing.files) {
      const at = file === widest ? key : keyAt(key, file.width);
      kept.push(at);
      await storage.put(bucket, at, file.webp, 'image/webp');
    }
    const { width, height, placeholder } = drawing;
    return { key, width, height, placeholder, widths: narrower.map((file) => file.width) };
  };

  return {
    /**
     * Stores the images and passes them to `work`, which saves their rows. On an error the files are deleted. They stay
     * when the commit of `work` may have succeeded.
     */
    async keep<T>(
      files: readonly UploadedFile[],
      place: PicturePlace,
      work: (pictures: StoredPicture[]) => Promise<T>,
    ): Promise<T> {
      const kept: string[] = [];
      try {
        // All images are decoded before any is stored, so a broken one is refused before the upload.
        const drawings: Drawing[] = [];
        for (const { path } of files) drawings.push(await draw(path, place.widths));
        const pictures: StoredPicture[] = [];
        for (const drawing of drawings) pictures.push(await store(drawing, place, kept));
        return await work(pictures);
      } catch (error) {
        // The first error is reported. The cleanup may fail too when the storage is down.
        if (!isUnanswered(error)) await removeAll(place.bucket, kept).catch(() => undefined);
        throw error;
      }
    },

    /** Call it in the transaction that deletes the rows. The files are deleted after its commit. */
    remove: jobs.define<{ bucket: Bucket; keys: string[] }>(
      'remove-pictures',
      { retryLimit: 10, retryDelay: 5, expireInSeconds: 60 },
      ({ data }) => removeAll(data.bucket, data.keys),
    ) satisfies RemovePictures as RemovePictures,
  };
}
