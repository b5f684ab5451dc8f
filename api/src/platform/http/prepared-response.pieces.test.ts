import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { withList } from '../../../test/shared-list.ts';

test('what somebody sets on the response itself is on that answer alone', async () => {
  const ask = await withList({
    meddle: (response, count) => {
      if (count > 1 && count < 5) response.setHeader('x-of-one', String(count));
    },
  });
  const found: unknown[] = [];
  for (let count = 1; count < 7; count++)
    found.push((await ask({ 'accept-encoding': 'br' })).headers['x-of-one']);
  expect(found).toEqual([undefined, '2', '3', '4', undefined, undefined]);
});

test('what somebody else sends in the place of a body, or in pieces, is what arrives', async () => {
  const ask = await withList({
    meddle: (response, count) => {
      const end = response.end.bind(response) as (...all: unknown[]) => unknown;
      const other = (body: Buffer, ...rest: unknown[]) =>
        end(Buffer.alloc(body.length, 'x'), ...rest);
      const flushed = (...all: unknown[]) => [response.flushHeaders(), end(...all)];
      const inTwo = (body: Buffer) => [response.write(body.subarray(0, 9)), end(body.subarray(9))];
      const by = [other, flushed, inTwo][count - 4];
      if (by) Object.assign(response, { end: by });
    },
  });
  const answers = [];
  for (let count = 1; count < 8; count++) answers.push(await ask({ 'accept-encoding': 'br' }));
  const [{ body: usual, headers }, others] = [
    answers[0]!,
    Buffer.alloc(answers[0]!.body.length, 'x'),
  ];
  for (const [n, answer] of answers.entries()) {
    expect([n, answer.body.equals(n === 3 ? others : usual)]).toEqual([n, true]);
    expect(answer.headers).toEqual(headers);
  }
});

test('who does not read yet gets every answer under its own name, whatever is sent to others meanwhile', async () => {
  const held = { is: false };
  const ask = await withList({
    name: 'short',
    meddle: (response) => setImmediate(() => (held.is ||= response.writableLength > 0)),
  });
  const br = { 'accept-encoding': 'br' };
  for (let time = 0; time < 3; time++) await ask(br);
  const slow = connect(ask.port, '127.0.0.1').pause();
  onTestFinished(() => void slow.destroy());
  const line = `GET ${ask.path} HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\nx-request-id: `;
  const ids: string[] = [];
  // Until nothing more fits between the two.
  while (!held.is) {
    for (let n = 0; n < 500; n++) ids.push(`slow-${String(ids.length).padStart(31, '0')}`);
    for (const id of ids.slice(-500)) slow.write(`${line}${id}\r\n\r\n`);
    await sleep(5);
  }
  for (let time = 0; time < 5; time++) await ask(br);
  let [found, rest] = [0, ''];
  for await (const chunk of slow) {
    const parts = (rest + (chunk as Buffer).toString('latin1')).split('HTTP/1.1 200 OK');
    rest = parts.pop()!;
    for (const part of parts.filter(Boolean)) {
      const [head = '', body = ''] = part.split('\r\n\r\n');
      expect(/x-request-id: (.+)/.exec(head)?.[1]).toBe(ids[found++]);
      expect(/content-length: (.+)/.exec(head)?.[1]).toBe(String(body.length));
    }
    if (found === ids.length - 1) break;
  }
});
