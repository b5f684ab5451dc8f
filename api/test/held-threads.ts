import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** libuv starts this many unless it is told otherwise. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);

/** Takes every thread this process has for native work, such as hashing, so that the work waits until they are released. */
export function holdThreads() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-threads-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  // Opening a pipe lasts until somebody opens its other end.
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
