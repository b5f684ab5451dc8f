import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { startMember } from '../../tools/cluster/member.ts';
import { PUBLIC_PAGES, UNLISTED_PAGES } from './pages/routes.ts';
import { weighPages } from './pages/weigh.ts';
import type { Prove } from './runner/verdict.ts';
import { freshShop } from './runner/with-services.ts';

export const needsServices = true;

export const prove: Prove = async ({ root, report }) => {
  freshShop(root);
  const build = join(root, 'web/build');
  const member = await startMember({
    kind: 'http',
    build,
    olderBuilds: [],
    log: join(root, '.proof/weight.log'),
    environment: { NODE_ENV: 'test', LOG_LEVEL: 'warn' },
  });
  const browser = await chromium.launch(CHROMIUM);
  try {
    return await weighPages({
      browser,
      origin: `http://127.0.0.1:${member.port}`,
      client: join(build, 'client'),
      paths: [...PUBLIC_PAGES, ...UNLISTED_PAGES],
      report,
    });
  } finally {
    await browser.close();
    member.process.kill('SIGTERM');
    await member.ended;
  }
};
