import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { query } from './database.ts';
import { ATTEMPTS_SCRIPT } from './hostile-attempts.ts';
import { plantComponent } from './test-components.ts';

const RUNTIME = join(import.meta.dirname, '../catalogue/build/runtime.js');

/** An item as the catalogue builds it, except for what it tries. It breaks when it is told to. */
const itemScript = (): string => {
  const hash = createHash('sha256').update(readFileSync(RUNTIME)).digest('hex').slice(0, 16);
  return `import { createElement, mount, useState } from '/items/runtime/${hash}/runtime.js';
${ATTEMPTS_SCRIPT}
function Hostile() {
  const [isBroken, setBroken] = useState(false);
  globalThis.crash = () => setBroken(true);
  if (isBroken) throw new Error('planted');
  return createElement('p', { style: { height: '300px' } }, 'Hostile');
}
mount(Hostile);`;
};

const DOCUMENT = `<!doctype html><html lang="en"><head><title>Hostile</title><link rel="icon" href="data:,">
<script type="module" src="item.js"></script></head><body><div id="root"></div></body></html>`;

/** Stores a file in the public bucket of the worker's shop. */
async function store(key: string, body: string, type: string): Promise<void> {
  const client = new S3Client({
    endpoint: process.env['S3_ENDPOINT']!,
    region: process.env['S3_REGION'] ?? 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: process.env['S3_ACCESS_KEY']!,
      secretAccessKey: process.env['S3_SECRET_KEY']!,
    },
  });
  await client.send(
    new PutObjectCommand({
      Bucket: process.env['S3_PUBLIC_BUCKET']!,
      Key: key,
      Body: body,
      ContentType: type,
    }),
  );
  client.destroy();
}

/** Publishes the hostile item with a preview. Returns its address and title. */
export async function plantHostile(): Promise<{ path: string; title: string }> {
  const { id, title } = await plantComponent();
  const folder = `items/hostile/${randomBytes(8).toString('hex')}/`;
  await store(`previews/${folder}index.html`, DOCUMENT, 'text/html; charset=utf-8');
  await store(`previews/${folder}item.js`, itemScript(), 'text/javascript; charset=utf-8');
  const preview = {
    path: folder,
    heights: [390, 636, 770, 1088, 1302, 1358].map((width) => [width, 300]),
    phone: {
      key: 'components/missing.webp',
      darkKey: 'components/missing.webp',
      width: 780,
      height: 600,
    },
  };
  await query('update component_versions set preview = $2 where component_id = $1', [
    id,
    JSON.stringify(preview),
  ]);
  return { path: `/components/planted-${id}`, title };
}

const CONTROL: Record<string, [type: string, text: string]> = {
  '/control': [
    'text/html',
    '<!doctype html><link rel="icon" href="data:,"><iframe src="/control/frame"></iframe>',
  ],
  '/control/frame': ['text/html', '<!doctype html><body><script src="/control/script"></script>'],
  '/control/script': ['text/javascript', ATTEMPTS_SCRIPT],
  '/worker.js': ['text/javascript', ''],
};

/**
 * A server that is not the shop. It counts what reaches it, and at `/control` it shows the same attempts in a frame
 * without any protection.
 */
export async function startElsewhere(port: number) {
  const hits: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    const [type, text] = CONTROL[url] ?? ['text/html', ''];
    if (!CONTROL[url]) hits.push(decodeURIComponent(url.slice(1)));
    answer.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(text);
  });
  server.on('upgrade', ({ url = '' }, socket) => {
    hits.push(decodeURIComponent(url.slice(1)));
    socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    hits,
    control: `${origin}/control`,
    urlOf: (attempt: string) => `${origin}/${encodeURIComponent(attempt)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
