import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PRODUCTION } from '../../test/production.ts';
import { environment } from '../../test/world.ts';

const SEED = fileURLToPath(new URL('seed.ts', import.meta.url));

// What it publishes is tested in `goods-publish.test.ts`, with the shop that is there already.
test('production refuses the demo users', () => {
  const { status, stderr } = spawnSync(process.execPath, [SEED], {
    env: environment(PRODUCTION),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('The demo shop is not for production.');
});
