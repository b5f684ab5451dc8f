import { join } from 'node:path';
import { type Ran, runTool } from '../runner/pinned-tools.ts';

const LONG_MS = 1_800_000;

/** Podman with the settings that the images are built with. */
export const createPodman =
  (root: string) =>
  (...args: readonly string[]): Promise<Ran> =>
    runTool('podman', args, {
      cwd: root,
      environment: { CONTAINERS_CONF: join(root, 'deploy/base/containers.conf'), HOME: '/root' },
      timeoutMs: LONG_MS,
    });

export type Podman = ReturnType<typeof createPodman>;

/** As a container runs in production: another user, nothing to write to, no capabilities, limited memory. */
export const CONFINED = [
  '--network',
  'host',
  '--read-only',
  '--cap-drop',
  'all',
  '--security-opt',
  'no-new-privileges',
  '--memory',
  '768m',
] as const;

export async function must(run: Promise<Ran>, what: string): Promise<string> {
  const { status, output } = await run;
  if (status !== 0) throw new Error(`${what} failed:\n${output.slice(-4_000)}`);
  return output.trim();
}
