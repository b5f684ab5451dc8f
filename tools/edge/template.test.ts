import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  EDGE_VARIABLES,
  edgeTemplate,
  type EdgeValues,
  fillTemplate,
  TEMPLATE_FILE,
} from './template.ts';

const directory = mkdtempSync(join(tmpdir(), 'edge-template-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const values: EdgeValues = {
  EDGE_DIRECTORY: directory,
  EDGE_WORKERS: '1',
  EDGE_ERROR_LOG: `${directory}/error.log`,
  EDGE_ACCESS_LOG: `${directory}/access.log`,
  EDGE_LISTEN: '127.0.0.1:64999',
  EDGE_TLS: '',
  EDGE_SERVERS: 'server 127.0.0.1:64998 max_fails=1 fail_timeout=2s;',
  EDGE_PREVIEW_NAME: 'previews.shop.test',
  EDGE_PREVIEW_HOST: 'previews.shop.test',
  EDGE_SECRET: 'a secret of this test only',
  EDGE_KEEPALIVE: '75s',
  EDGE_CONNECTIONS: '1000',
  EDGE_COPIES: '64m',
  EDGE_EXTRA: '',
};

/** What nginx says of a configuration. Empty text is consent. */
function objections(configuration: string): string {
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, configuration);
  const { status, stderr } = spawnSync(
    '/usr/sbin/nginx',
    ['-t', '-q', '-p', directory, '-c', file],
    {
      encoding: 'utf8',
    },
  );
  return status === 0 ? '' : stderr;
}

test('the file is what the contract says today', () => {
  expect(readFileSync(TEMPLATE_FILE, 'utf8')).toBe(edgeTemplate());
});

test('every variable is used and explained, and no other is left', () => {
  const used = [...edgeTemplate().matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(new Set(used)).toEqual(new Set(Object.keys(EDGE_VARIABLES)));
});

test('a missing value is an error', () => {
  const { EDGE_SECRET: _, ...rest } = values;
  expect(() => fillTemplate(edgeTemplate(), rest as EdgeValues)).toThrow(
    'the edge has no EDGE_SECRET',
  );
});

test('nginx accepts it without certificates', () => {
  expect(objections(fillTemplate(edgeTemplate(), values))).toBe('');
});

test('nginx accepts it with certificates, HTTP/2 and a redirect to https', () => {
  const [certificate, key] = [join(directory, 'tls.crt'), join(directory, 'tls.key')];
  const request = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1';
  execFileSync(
    'openssl',
    ['req', ...request.split(' '), '-subj', '/CN=shop.test', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  const filled = fillTemplate(edgeTemplate(), {
    ...values,
    EDGE_LISTEN: '127.0.0.1:64999 ssl http2',
    EDGE_TLS: `ssl_certificate ${certificate}; ssl_certificate_key ${key};`,
    EDGE_EXTRA: 'server { listen 127.0.0.1:64997; return 301 https://$host$request_uri; }',
  });
  expect(objections(filled)).toBe('');
});

test('nginx refuses an empty secret, with which every request would pass by the copies', () => {
  const open = fillTemplate(edgeTemplate(), { ...values, EDGE_SECRET: '' });
  expect(objections(open)).toContain('conflicting parameter');
});

test('nginx refuses a planted mistake', () => {
  const broken = fillTemplate(edgeTemplate(), { ...values, EDGE_KEEPALIVE: 'long' });
  expect(objections(broken)).toContain('invalid value');
});
