import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { UPLOAD_TIMEOUT_MS } from '@tessera/contract/constants';
import { endpoint } from '@tessera/contract/endpoint';
import { withBareServer } from '../../../test/bare-server.ts';

const sendNote = endpoint(
  { method: 'POST', path: '/note', kind: 'multipart' },
  {
    summary: 'Takes a note',
    access: 'public',
    cache: 'private',
    body: z.object({ text: z.string().max(40) }),
    response: z.object({ text: z.string() }),
  },
);
const NOTE = '--b\r\ncontent-disposition: form-data; name="text"\r\n\r\nhello\r\n--b--\r\n';
const sendingNote = `POST /note HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${NOTE.length}\r\n\r\n${NOTE}`;

/** One connection, with the sockets of both sides. */
async function withConnection() {
  const during: (number | undefined)[] = [];
  const { app } = await withBareServer((binder, server) => {
    server.get('/soon', async () => ({ ok: true }));
    binder.bind(sendNote, async ({ body }) => {
      during.push(ours.timeout);
      return body;
    });
  });
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const theirs = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void theirs.destroy());
  theirs.setEncoding('latin1');
  const [ours] = await connected;
  const ask = async (request: string): Promise<string> => {
    theirs.write(request);
    const [answer] = (await once(theirs, 'data')) as [string];
    return answer;
  };
  return { app, ours, theirs, ask, during };
}

test('a connection has a time for silence, and a longer one while a form is worked on', async () => {
  const { ours, ask, during } = await withConnection();
  expect(ours.timeout).toBe(75_000);
  for (let n = 0; n < 2; n++) {
    expect(await ask('GET /soon HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(ours.timeout).toBeGreaterThanOrEqual(75_000);
  }
  expect(await ask(sendingNote)).toContain('{"text":"hello"}');
  // The longer timeout applies while the form is handled. The next request on the connection gets the normal one.
  expect(during).toEqual([UPLOAD_TIMEOUT_MS]);
  expect(ours.timeout).toBeGreaterThanOrEqual(75_000);
  expect(ours.timeout).toBeLessThan(UPLOAD_TIMEOUT_MS);
});

test('closing waits no longer than ten silent seconds for the rest of a request', async () => {
  const { app, ours, theirs } = await withConnection();
  theirs.write('GET /soon HTTP/1.1\r\nhost:');
  await expect.poll(() => ours.bytesRead).toBeGreaterThan(0);
  const closed = app.close();
  await expect.poll(() => ours.timeout).toBe(10_000);
  // The same timeout applies to new connections and to later requests.
  expect(app.server.timeout).toBe(10_000);
  ours.emit('timeout');
  await closed;
  expect(ours.destroyed).toBe(true);
});
