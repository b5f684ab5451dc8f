import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEdge } from '../../../../tools/cluster/edge.ts';
import { freePort } from '../../../../tools/free-port.ts';
import { publishComponent } from '../../../test/catalogue.ts';
import { startChild } from '../../../test/child-server.ts';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { environment, forgetShared, standbyCaughtUp, withWorld } from '../../../test/world.ts';

/** A bundle of one page, which loads the list as the real pages do. */
const BUNDLE = `export const createPageHandler = (callApi) => async () => {
  const { status, body } = await callApi('/api/component/all?limit=1');
  const text = status === 200 ? '<h1>' + body[0].title + '</h1>' : 'no list';
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
};`;

async function withDirectory() {
  const root = await mkdtemp(join(tmpdir(), 'balancer-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'build/server'), { recursive: true });
  await mkdir(join(root, 'build/client/assets'), { recursive: true });
  await writeFile(join(root, 'build/server/index.js'), BUNDLE);
  await writeFile(join(root, 'build/package.json'), '{"type":"module"}');
  return root;
}

test('a balancer keeps both processes while the primary is away, and visitors are served', async () => {
  const primary = await withFaultProxy(environment()['DATABASE_URL']);
  const world = await withWorld();
  await publishComponent(world, { title: 'Served by the standby' });
  await standbyCaughtUp();
  // For a few seconds after a change, lists are read from the primary alone.
  await forgetShared(world.platform);
  const root = await withDirectory();
  const ports = [await freePort(), await freePort()];
  for (const port of ports)
    await startChild(
      environment({
        PORT: String(port),
        ROLES: 'http',
        LOG_LEVEL: 'info',
        DATABASE_URL: primary.url,
        WEB: 'built',
        WEB_BUILD_DIRECTORY: `${root}/build`,
      }),
    ).said('ready');
  const edge = await openEdge(`${root}/edge`, await freePort(), ports);
  onTestFinished(edge.close);

  const readyPorts = async () => {
    const found = await Promise.all(
      ports.map(async (port) => {
        const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
        return { port, isReady: answer.ok, ...((await answer.json()) as { degraded: string[] }) };
      }),
    );
    return found.filter(({ isReady }) => isReady);
  };
  await primary.refuse();
  const kept = await readyPorts();
  expect(kept).toMatchObject(ports.map((port) => ({ port, degraded: ['database'] })));
  // One after the other, so that each of them has to serve.
  for (const { port } of kept) {
    await edge.route([port]);
    const list = await fetch(
      `${edge.origin}/api/component/all?search=standby&limit=${(port % 50) + 1}`,
    );
    expect([list.status, await list.json()]).toMatchObject([
      200,
      [{ title: 'Served by the standby' }],
    ]);
    const page = await fetch(`${edge.origin}/browse/${port}`);
    expect([page.status, await page.text()]).toEqual([200, '<h1>Served by the standby</h1>']);
  }
});
