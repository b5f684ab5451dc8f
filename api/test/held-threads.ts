import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The default number of libuv threads is four. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);

/** Occupies every libuv thread of this process. Native work, such as hashing, waits until they are released. */
export function holdThreads() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-threads-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  // Opening a pipe blocks until its other end is opened.
  const readers = Array.from({ length: THREADS }, () => open(pipe, 'r'));
  return {
    release: async () => {
      const writer = openSync(pipe, 'w');
      for (const reader of await Promise.all(readers)) await reader.close();
      closeSync(writer);
      rmSync(folder, { recursive: true });
    },
  };
}
