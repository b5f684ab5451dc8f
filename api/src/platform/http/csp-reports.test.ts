import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { CSP_REPORT_PATH } from '@tessera/contract/constants';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ overrides: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => world.close());

let networks = 0;
const newNetwork = () => `198.51.100.${++networks}`;

const send = async (
  payload: object | string,
  { type = 'application/csp-report', network = newNetwork() } = {},
) => {
  const response = await world.http.inject({
    method: 'POST',
    url: API_BASE + CSP_REPORT_PATH,
    headers: { 'content-type': type, 'x-forwarded-for': network },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return response.statusCode;
};

const breaches = () => world.logged.filter((line) => line.includes('content security policy'));

const counted = async (directive: string) =>
  Number(
    new RegExp(`csp_reports_total\\{directive="${directive}"\\} (\\d+)`).exec(
      await world.platform.metrics.text(),
    )?.[1] ?? 0,
  );

const report = {
  'document-uri': 'http://shop.test/reset-password?token=planted-token',
  referrer: 'http://shop.test/?planted-referrer',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'none'",
  'blocked-uri': 'https://evil.test/steal.js?who=planted-person',
  'source-file': 'https://cdn.test/a/planted-file.js?x=planted',
  'script-sample': 'planted sample',
};

test('a report is logged in short and counted, without queries and without words of the page', async () => {
  const before = await counted('script-src-elem');
  expect(await send({ 'csp-report': report })).toBe(204);
  expect(JSON.parse(breaches().at(-1)!)).toMatchObject({
    level: 40,
    directive: 'script-src-elem',
    blocked: 'https://evil.test',
    page: '/reset-password',
    source: 'https://cdn.test',
  });
  expect(world.logged.join('\n')).not.toContain('planted');
  expect(await counted('script-src-elem')).toBe(before + 1);
});

test('the newer format is read too, and only a few of one request', async () => {
  const one = {
    type: 'csp-violation',
    age: 1,
    url: 'http://shop.test/',
    body: { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'http://shop.test/' },
  };
  const known = breaches().length;
  expect(
    await send(
      Array.from({ length: 50 }, () => one),
      { type: 'application/reports+json' },
    ),
  ).toBe(204);
  expect(breaches().length).toBe(known + 5);
  expect(JSON.parse(breaches().at(-1)!)).toMatchObject({ blocked: 'inline', page: '/' });
});

test('a sender cannot invent series, pages or long lines', async () => {
  const before = await counted('other');
  const known = breaches().length;
  const strange = {
    'effective-directive': 'x'.repeat(5_000),
    'document-uri': `http://elsewhere.test/${'y'.repeat(3_000)}`,
    'blocked-uri': 'z'.repeat(5_000),
  };
  expect(await send({ 'csp-report': strange })).toBe(204);
  expect(await counted('other')).toBe(before + 1);
  const [line = ''] = breaches().slice(known);
  expect(line.length).toBeLessThan(600);
  expect(JSON.parse(line)).toMatchObject({ page: 'elsewhere', blocked: 'unreadable' });
});

test('what is no report, or too long, is refused', async () => {
  const known = breaches().length;
  expect(await send('not json')).toBe(400);
  expect(await send({ other: 1 })).toBe(400);
  expect(await send('{}', { type: 'text/plain' })).toBe(415);
  expect(await send({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } })).toBe(413);
  expect(breaches().length).toBe(known);
});

test('one network sends thirty a minute', async () => {
  const network = newNetwork();
  const statuses = [];
  for (let i = 0; i < 31; i++) statuses.push(await send({ 'csp-report': report }, { network }));
  expect(statuses).toEqual([...Array<number>(30).fill(204), 429]);
  expect(await send({ 'csp-report': report })).toBe(204);
});
