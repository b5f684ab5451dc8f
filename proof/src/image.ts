import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.ts';
import { CONFINED, createPodman, must, type Podman } from './image/container.ts';
import { lookInto } from './image/contents.ts';
import { collectClaims, type Claims } from './runner/claims.ts';
import { runTool } from './runner/pinned-tools.ts';
import type { Prove } from './runner/verdict.ts';
import { freshShop, run } from './runner/with-services.ts';

export const needsServices = true;

const IMAGE = 'localhost/tessera:proof';
const SIZE_MAX_MB = 500;
const READY_TIMEOUT_MS = 60_000;
const DRAIN_SECONDS = 2;
const LOAD_EVERY_MS = 20;

/** Journeys of buying, copying, uploading and downloading. */
const JOURNEYS = [
  'paying.spec.ts',
  'take-it.spec.ts',
  'library-dialogs.spec.ts',
  'admin-templates-zip.spec.ts',
  'templates.spec.ts',
  'invoices.spec.ts',
];

const SETTINGS =
  /^(DATABASE_(URL|READ_URL|JOBS_URL)|REDIS_URL|S3_ENDPOINT|S3_ACCESS_KEY|SMTP_URL)$/;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Only what is committed gets into the image. */
function cloneTree(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  run(root, 'git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder]);
}

async function inspect(podman: Podman, folder: string, claim: Claims['claim']) {
  const size = Number(
    await must(podman('image', 'inspect', '--format', '{{.Size}}', IMAGE), 'inspect'),
  );
  const megabytes = Math.round(size / 1e6);
  claim(`the image has at most ${SIZE_MAX_MB} MB`, megabytes <= SIZE_MAX_MB, `${megabytes} MB`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await must(
    podman('save', '--quiet', '--format', 'docker-dir', '-o', folder, IMAGE),
    'podman save',
  );
  // Every layer by itself: what a later layer removes is still in the image.
  const layers = readdirSync(folder).filter((name) => /^[0-9a-f]{64}$/.test(name));
  let packages = 0;
  let files = 0;
  const secrets: string[] = [];
  const unwanted: string[] = [];
  for (const layer of layers) {
    const unpacked = join(folder, 'layer');
    mkdirSync(unpacked);
    const { status } = await runTool('tar', ['-xf', join(folder, layer), '-C', unpacked], {
      cwd: folder,
    });
    // The description of the image has such a name too, and is no archive.
    if (status === 0) {
      const found = lookInto(unpacked);
      packages += found.packages;
      files += found.files;
      secrets.push(...found.secrets);
      unwanted.push(...found.unwanted);
    } else if (/secret|password|token/i.test(readFileSync(join(folder, layer), 'utf8')))
      secrets.push('the description of the image');
    rmSync(unpacked, { recursive: true });
  }
  claim('every layer was read', files > 1_000, `${files} files`);
  claim('no secret is in a layer', secrets.length === 0, secrets.slice(0, 10).join('\n'));
  claim(
    'nothing of the build or the tests is in a layer',
    unwanted.length === 0,
    unwanted.slice(0, 20).join('\n'),
  );
  rmSync(folder, { recursive: true });
  return { megabytes, packages, files, layers: layers.length };
}

/** Starts a container, and measures until it is ready. */
async function start(root: string, podman: Podman, name: string) {
  const [port, opsPort] = [await freePort(), await freePort()];
  const folder = join(root, '.proof/image');
  const settings = join(folder, 'settings');
  const secret = join(folder, 'store-secret');
  writeFileSync(secret, `${process.env['S3_SECRET_KEY']}\n`, { mode: 0o644 });
  const given = Object.entries(process.env).filter(([variable]) => SETTINGS.test(variable));
  writeFileSync(
    settings,
    [
      ...given.map(([variable, value]) => `${variable}=${value}`),
      'S3_SECRET_KEY_FILE=/run/secrets/store',
      'NODE_ENV=test',
      'ROLES=http,jobs',
      'HOST=127.0.0.1',
      `PORT=${port}`,
      `OPS_PORT=${opsPort}`,
      `ORIGIN=http://127.0.0.1:${port}`,
      `DRAIN_SECONDS=${DRAIN_SECONDS}`,
      'CODE_SECRET=a secret for this proof only',
    ].join('\n'),
  );
  const started = performance.now();
  await must(
    podman(
      'run',
      '--detach',
      '--name',
      name,
      ...CONFINED,
      '--env-file',
      settings,
      '-v',
      `${secret}:/run/secrets/store:ro`,
      IMAGE,
    ),
    'podman run',
  );
  const isReady = () =>
    fetch(`http://127.0.0.1:${opsPort}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (performance.now() - started > READY_TIMEOUT_MS)
      throw new Error(`not ready: ${(await podman('logs', name)).output.slice(-3_000)}`);
    await sleep(50);
  }
  return { port, opsPort, readyMs: performance.now() - started };
}

/** What the kernel says of the process. */
async function lookAtProcess(podman: Podman, name: string, claim: Claims['claim']) {
  const pid = await must(podman('inspect', '--format', '{{.State.Pid}}', name), 'inspect');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const line = (key: string) => new RegExp(`^${key}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
  claim(
    'it runs as user 1000',
    line('Uid')
      .split(/\s+/)
      .every((id) => id === '1000'),
    line('Uid'),
  );
  claim('it has no capabilities', /^0+$/.test(line('CapEff')) && /^0+$/.test(line('CapBnd')));
  claim('it cannot get new privileges', line('NoNewPrivs') === '1');
  const write = `try { require('fs').writeFileSync('/app/x', ''); } catch (error) { process.stdout.write(error.code); }`;
  const { output } = await podman('exec', name, '/usr/local/bin/node', '-e', write);
  claim('its files are read-only', output.trim() === 'EROFS', output);
  const shell = await podman('exec', name, '/bin/sh', '-c', 'true');
  claim('it has no shell', shell.status !== 0);
  const health = await podman('exec', name, 'tessera', 'health');
  claim('its health check works', health.status === 0, health.output);
}

/** Stops a container that is serving. Every request that it accepted must be answered. */
async function drain(podman: Podman, name: string, port: number, claim: Claims['claim']) {
  const answers: number[] = [];
  let failed = 0;
  const ask = async () => {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/templates`);
      await response.text();
      answers.push(response.status);
    } catch (error) {
      // After the drain nobody listens: a new connection is refused, and no proxy would have sent it.
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (code !== 'ECONNREFUSED') failed++;
    }
  };
  const pending: Promise<void>[] = [];
  const load = setInterval(() => pending.push(ask()), LOAD_EVERY_MS);
  await sleep(500);
  const started = performance.now();
  await must(podman('stop', '--time', '60', name), 'podman stop');
  const stoppedMs = performance.now() - started;
  clearInterval(load);
  await Promise.all(pending);
  const code = await must(podman('inspect', '--format', '{{.State.ExitCode}}', name), 'inspect');
  const { output } = await podman('logs', name);
  claim('SIGTERM ends it with 0', code === '0', code);
  claim('it leaves in good order', output.includes('"left"'), output.slice(-800));
  claim(
    'it answers what it accepted while it shuts down',
    failed === 0 && answers.length > 0 && answers.every((status) => status === 200),
    `${failed} failed of ${answers.length}`,
  );
  return { stoppedMs, answered: answers.length };
}

export const prove: Prove = async ({ root, report }) => {
  const { claim, counted } = collectClaims(report);
  const folder = join(root, '.proof/image');
  mkdirSync(folder, { recursive: true });
  const tree = join(folder, 'tree');
  cloneTree(root, tree);
  const started = performance.now();
  await must(
    runTool('bash', ['deploy/build-image', IMAGE], {
      cwd: tree,
      environment: { ...(process.env as Record<string, string>) },
      timeoutMs: 1_800_000,
    }),
    'building the image',
  );
  report(`built from a clean clone in ${Math.round((performance.now() - started) / 1_000)} s`);
  const podman = createPodman(root);
  const { megabytes, packages, files, layers } = await inspect(
    podman,
    join(folder, 'layers'),
    claim,
  );
  report(`${megabytes} MB, ${packages} packages, ${files} files in ${layers} layers`);

  freshShop(root);
  const name = `tessera-proof-${process.pid}`;
  try {
    const { port, readyMs } = await start(root, podman, name);
    report(`ready after ${(readyMs / 1_000).toFixed(1)} s`);
    await lookAtProcess(podman, name, claim);
    const { stoppedMs, answered } = await drain(podman, name, port, claim);
    report(
      `stopped in ${(stoppedMs / 1_000).toFixed(1)} s with ${DRAIN_SECONDS} s of drain, ${answered} requests answered`,
    );
  } finally {
    await podman('rm', '--force', name);
  }

  const journeys = await runTool('npm', ['test', '-w', 'e2e', '--', ...JOURNEYS], {
    cwd: root,
    environment: {
      ...(process.env as Record<string, string>),
      TESSERA_IMAGE: IMAGE,
      CONTAINERS_CONF: join(root, 'deploy/base/containers.conf'),
      NO_COLOR: '1',
    },
    timeoutMs: 1_800_000,
  });
  const passed = Number(/(\d+) passed/.exec(journeys.output)?.[1] ?? 0);
  claim(
    'journeys of buying, copying, uploading and downloading pass against it',
    journeys.status === 0 && passed > 0,
    journeys.output.slice(-4_000),
  );
  report(`${passed} journeys against the image`);

  const { held, failed } = counted();
  return {
    figure: `${held} claims hold, ${failed} do not; ${megabytes} MB, ${passed} journeys`,
    bar: `0 claims that do not hold, <= ${SIZE_MAX_MB} MB`,
    passed: failed === 0,
  };
};
