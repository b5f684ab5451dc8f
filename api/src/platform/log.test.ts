import { expect, test } from 'vitest';
import { withWorld } from '../../test/world.ts';
import { createLog } from './log.ts';

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'otp',
  'code',
  'token',
  'secret',
  'signature',
  'downloadUrl',
];

test.each(SECRETS)('the value of %s never reaches the log, at any of three depths', (name) => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const planted = `planted-${name}`;
  log.info({ [name]: planted, kept: 'visible' }, 'one');
  log.info({ headers: { [name]: planted } }, 'two');
  log.info({ request: { headers: { [name]: planted } } }, 'three');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain(planted);
  expect(lines.join('')).toContain('visible');
  for (const line of lines) expect(line).toContain('[redacted]');
});

test('an error keeps its own code, which says what went wrong', () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  log.error(
    { err: Object.assign(new Error('refused'), { code: '23505', password: 'planted' }) },
    'failed',
  );
  expect(JSON.parse(lines[0]!)).toMatchObject({
    err: { message: 'refused', errorCode: '23505', password: '[redacted]' },
  });
});

test('the level decides what is written', () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => void lines.push(line) });
  log.info('quiet');
  log.warn('loud');
  expect(lines).toHaveLength(1);
});

test('a request is logged once, by its path, without the query and without its token', async () => {
  const world = await withWorld();
  const paths = [
    '/api/component/all?token=planted-in-query&search=planted-search',
    '/api/unknown?token=planted-in-query',
    '/media/unknown.webp?token=planted-in-query',
    '/nowhere?token=planted-in-query',
    '/api/component/all?limit=planted-limit',
  ];
  for (const url of paths)
    await world.http.inject({
      url,
      headers: { authorization: `Bearer ${'planted-header-'.repeat(3)}` },
    });
  const requests = world.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  expect(requests.map(({ path }) => path)).toEqual(paths.map((path) => path.split('?')[0]));
  for (const request of requests)
    expect(request).toMatchObject({
      reqId: expect.any(String),
      method: 'GET',
      ms: expect.any(Number),
    });
  expect(world.logged.join('')).not.toContain('planted');
});
