import { createHash } from 'node:crypto';
import { median } from './runner/median.ts';
import type { Prove } from './runner/verdict.ts';
import { makeZip, openUploadShop } from './uploads/shop.ts';

export const needsServices = true;

const ZIP_BYTES = 100 * 1024 * 1024 - 1024;
const UPLOADS = 20;
const ROUNDS = 3;
const SLOWER_MAX = 4;
const RISE_MAX_MEGABYTES = 150;

const p99 = (waits: readonly number[]): number =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN;
export const prove: Prove = async ({ root, report }) => {
  const shop = await openUploadShop(root);
  let highest = 0;
  const watching = setInterval(() => {
    highest = Math.max(highest, shop.memoryMegabytes());
  }, 20);
  try {
    await shop.publish({ images: 1 });
    const zip = makeZip(ZIP_BYTES);
    const start = shop.memoryMegabytes();
    highest = start;
    const fileId = await shop.sendZip(zip);
    const { template } = await shop.publish({ images: 1, fileId });
    const same =
      (await shop.download(template._id)) === createHash('sha256').update(zip).digest('hex');
    const zipRise = highest - start;
    report(
      `a zip of ${(zip.length / 1024 / 1024).toFixed(0)} MB up, looked through, and down again: ${same ? 'the same bytes' : 'OTHER BYTES'}, memory ${start.toFixed(0)} → ${highest.toFixed(0)} MB`,
    );

    const ratios: number[] = [];
    const before = shop.memoryMegabytes();
    highest = before;
    for (let round = 1; round <= ROUNDS; round++) {
      const idle: number[] = [];
      for (let n = 0; n < 400; n++) idle.push(await shop.browse());
      let done = false;
      const busy: number[] = [];
      const uploads = Promise.all(
        Array.from({ length: UPLOADS }, () => shop.publish({ images: 1 })),
      ).finally(() => {
        done = true;
      });
      const browsing = async (): Promise<void> => {
        busy.push(await shop.browse());
        if (!done) await browsing();
      };
      await browsing();
      await uploads;
      ratios.push(p99(busy) / p99(idle));
      report(
        `round ${round}: browsing p99 ${p99(idle).toFixed(1)} ms alone, ${p99(busy).toFixed(1)} ms beside ${UPLOADS} uploads of ${shop.pictureMegabytes.toFixed(1)} MB (${busy.length} requests)`,
      );
    }
    const rise = Math.max(zipRise, highest - before);
    const slower = median(ratios);
    return {
      figure: `browsing p99 × ${slower.toFixed(1)} beside ${UPLOADS} uploads, memory rose by ${rise.toFixed(0)} MB`,
      bar: `× ${SLOWER_MAX}, ${RISE_MAX_MEGABYTES} MB, the same bytes back`,
      passed: same && slower <= SLOWER_MAX && rise <= RISE_MAX_MEGABYTES,
    };
  } finally {
    clearInterval(watching);
    await shop.close();
  }
};
