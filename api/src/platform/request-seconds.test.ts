import { Histogram, Registry } from '@prometheus-io/client';
import { expect, test } from 'vitest';
import { createRequestSeconds } from './request-seconds.ts';

const OBSERVED: [method: string, route: string, status: number, seconds: number][] = [
  ['GET', '/api/component/all', 200, 0.0004],
  ['GET', '/api/component/all', 200, 0.005],
  ['GET', '/api/component/all', 200, 0.0050001],
  ['GET', '/api/component/all', 304, 0.3],
  ['POST', '/api/component/all', 200, 10],
  ['GET', 'POST /api/component/all', 200, 11],
  ['GET', 'a "quoted" \\ route\nin two lines', 404, 2],
];

/** Without their order, which means nothing; labels of a line may stand in any order too. */
const lines = (text: string): string[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, name = line, labels = '', value = ''] = /^(\w+)\{(.*)\} (.*)$/.exec(line) ?? [];
      return [name, ...labels.split(',').toSorted(), value].join(' ');
    })
    .toSorted();

test('tells the same as the client library would', async () => {
  const registry = new Registry();
  const library = new Histogram({
    name: 'http_request_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const own = createRequestSeconds();
  for (const [method, route, status, seconds] of OBSERVED) {
    own.observe(method, route, status, seconds);
    library.observe({ method, route, status: String(status) }, seconds);
  }
  // More follows in the same answer, so it ends with a line; and what a series means is said before it.
  expect(own.text()).toMatch(
    /^# HELP http_request_seconds .+\n# TYPE http_request_seconds histogram\n[^#]+\n$/,
  );
  expect(lines(own.text())).toEqual(lines(await registry.metrics()));
});
