import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { freePort } from '../../../tools/free-port.ts';
import type { Sent } from '../load/sent.ts';

const START = `
const [file, port, headers] = process.argv.slice(2);
const given = JSON.parse(headers);
const ready = () => process.send('listening');
// As the shop has it.
const withOneTimer = (server) => Object.assign(server, { timeout: 75_000, keepAliveTimeout: 0 });
`;

const SERVERS = {
  /** The least that Node can do for a request: no route, no limit, no count, the same headers and bytes every time, in one piece. */
  node: `
const text = require('node:fs').readFileSync(file, 'latin1');
const head = Object.entries(given).flat();
const server = require('node:http').createServer({ optimizeEmptyRequests: true }, (request, response) => {
  response.writeHead(200, head);
  response.end(text, 'latin1');
});
withOneTimer(server);
server.listen(Number(port), '127.0.0.1', ready);
`,
  /** And the least that Fastify can do: a single route, no hook, no logger. */
  fastify: `
const body = require('node:fs').readFileSync(file);
const app = require('fastify')({ http: { optimizeEmptyRequests: true } });
app.get('/', (request, reply) => reply.headers(given).send(body));
withOneTimer(app.server);
app.listen({ port: Number(port), host: '127.0.0.1' }, ready);
`,
};

export type Bare = keyof typeof SERVERS;

/** What of nginx's speed is Node's own to give: two processes that answer with these headers and bytes and do nothing else. */
export async function serveBare(kind: Bare, directory: string, { bytes, headers }: Sent) {
  const [script, file] = [`${directory}/${kind}.cjs`, `${directory}/${kind}.body`];
  writeFileSync(script, START + SERVERS[kind]);
  writeFileSync(file, bytes);
  const head = { ...headers, 'content-length': String(bytes.length) };
  const processes: ChildProcess[] = [];
  const urls: string[] = [];
  for (let n = 0; n < 2; n++) {
    const port = await freePort();
    const child = spawn(process.execPath, [script, file, String(port), JSON.stringify(head)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    processes.push(child);
    const [word] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
    if (word !== 'listening') throw new Error('the bare server did not start');
    urls.push(`http://127.0.0.1:${port}/`);
  }
  return {
    urls,
    close: async () => {
      for (const child of processes) {
        const exit = once(child, 'exit');
        child.kill('SIGTERM');
        await exit;
      }
    },
  };
}
