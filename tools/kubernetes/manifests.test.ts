import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readVariables } from '../self-hosting/variables.ts';
import { manifestsOf, readValuesFile } from './manifests.ts';
import { faultsOf } from './rules.ts';
import { readValues } from './values.ts';

const FOLDER = join(import.meta.dirname, '../../deploy/kubernetes');
const SETS = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
const STANDARD = join(FOLDER, 'standard.yaml');

const values = () => readValuesFile(STANDARD);

describe.each(SETS)('%s', (file) => {
  test('has no fault', async () => {
    expect(await faultsOf(manifestsOf(readValuesFile(join(FOLDER, file))))).toEqual([]);
  });

  test('sets only variables that the shop knows', () => {
    const source = readFileSync(
      join(import.meta.dirname, '../../api/src/platform/environment.ts'),
      'utf8',
    );
    const known = new Set(readVariables(source).map(({ name }) => name));
    const given = new Set(
      manifestsOf(readValuesFile(join(FOLDER, file)))
        .flatMap((each) =>
          each.kind === 'Deployment' ? (each.spec?.template.spec?.containers ?? []) : [],
        )
        .filter(({ name }) => name === 'tessera')
        .flatMap(({ env = [] }) => env.map(({ name }) => name.replace(/_FILE$/, ''))),
    );
    given.delete('DATABASE_MIGRATE_URL');
    expect([...given].filter((name) => !known.has(name))).toEqual([]);
  });
});

test('there are three sets', () => {
  expect(SETS).toHaveLength(3);
});

/** The variables of the shop in one part, and the keys of the secret that its pods can read. */
const partOf = (kind: 'Deployment' | 'Job', name: RegExp) => {
  const found = manifestsOf(values()).find(
    (each) => each.kind === kind && name.test(each.metadata?.name ?? ''),
  );
  if (found?.kind !== 'Deployment' && found?.kind !== 'Job') throw new Error(`no ${String(name)}`);
  const pod = found.spec!.template.spec!;
  return {
    variables: Object.fromEntries(
      pod.containers[0]!.env!.map((each) => [each.name, each.value ?? '']),
    ),
    keys: pod.volumes!.flatMap(({ secret }) => secret?.items ?? []).map(({ key }) => key),
  };
};

test('only the setup can read the password of the owner of the tables', () => {
  expect(partOf('Deployment', /-http$/).keys).not.toContain('DATABASE_MIGRATE_URL');
  expect(partOf('Deployment', /-jobs$/).keys).not.toContain('DATABASE_MIGRATE_URL');
  expect(partOf('Job', /-setup-/).keys).toEqual(values().secret.variables);
});

test('every secret of a process is a file that is mounted', () => {
  const { variables, keys } = partOf('Deployment', /-http$/);
  expect(keys.length).toBeGreaterThan(8);
  for (const key of keys) {
    expect(variables[`${key}_FILE`]).toBe(`/run/secrets/tessera/${key}`);
    expect(variables).not.toHaveProperty(key);
  }
});

test('the copies of every edge are refreshed by its own name', () => {
  expect(partOf('Deployment', /-jobs$/).variables['EDGE_ORIGINS']).toBe(
    'http://tessera-edge-0.tessera-edge.shop.svc:8080,http://tessera-edge-1.tessera-edge.shop.svc:8080',
  );
  const edge = manifestsOf(values()).find(({ kind }) => kind === 'StatefulSet');
  expect(edge).toMatchObject({
    metadata: { name: 'tessera-edge' },
    spec: { serviceName: 'tessera-edge' },
  });
});

test('another release, other settings or another template start new pods or another job', () => {
  const nameOf = (given: ReturnType<typeof values>) =>
    manifestsOf(given).find(({ kind }) => kind === 'Job')?.metadata?.name;
  expect(nameOf({ ...values(), image: 'tessera:2.0.0' })).not.toBe(nameOf(values()));
  expect(nameOf({ ...values(), variables: { ...values().variables, LOG_LEVEL: 'warn' } })).not.toBe(
    nameOf(values()),
  );
  expect(nameOf(values())).toBe(nameOf(values()));
});

test('only the edge reaches the shop, and only the ingress and the shop reach the edge', () => {
  const sourcesOf = (part: string) => {
    const policy = manifestsOf(values()).find(
      ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata?.name === `tessera-${part}`,
    );
    if (policy?.kind !== 'NetworkPolicy') throw new Error(`no policy for ${part}`);
    return (policy.spec?.ingress ?? []).flatMap(({ from = [], ports = [] }) =>
      from.map(({ podSelector, namespaceSelector }) => {
        const { matchLabels = {} } = podSelector ?? namespaceSelector ?? {};
        const who =
          matchLabels['app.kubernetes.io/component'] ?? matchLabels['kubernetes.io/metadata.name'];
        return `${who} ${ports.map(({ port }) => port).join(' ')}`;
      }),
    );
  };
  expect(sourcesOf('http')).toEqual(['edge 3000', 'monitoring 9090']);
  expect(sourcesOf('jobs')).toEqual(['monitoring 9090']);
  expect(sourcesOf('edge')).toEqual(['ingress-nginx 8080', 'jobs 8080', 'http 8080']);
  expect(sourcesOf('redis')).toEqual(['http 6379', 'jobs 6379', 'setup 6379']);
  expect(sourcesOf('setup')).toEqual([]);
});

describe('a mistake in the values', () => {
  const file = () =>
    parse(readFileSync(STANDARD, 'utf8')) as Record<string, Record<string, unknown>>;
  const planted: Record<string, (given: ReturnType<typeof file>) => void> = {
    'an unknown field': (given) => Object.assign(given, { imagee: 'x' }),
    'an unknown field below': (given) => Object.assign(given['http']!, { replicass: 2 }),
    'an image without a tag': (given) => Object.assign(given, { image: 'tessera' }),
    'an image that changes': (given) => Object.assign(given, { image: 'tessera:latest' }),
    'a number in words': (given) => Object.assign(given['jobs']!, { replicas: 'two' }),
    'more at least than at most': (given) =>
      Object.assign(given['http']!, { replicas: { least: 5, most: 2 } }),
    'memory without a unit': (given) =>
      Object.assign(given['http']!, { size: { cpu: '1', memory: '768' } }),
    'http instead of https': (given) => Object.assign(given, { origin: 'http://shop.example.com' }),
    'one host for both': (given) =>
      Object.assign(given, { previewOrigin: 'https://shop.example.com' }),
    'a secret that lacks a variable': (given) =>
      Object.assign(given['secret']!, { variables: ['DATABASE_URL'] }),
    'a secret among the variables': (given) =>
      Object.assign(given['variables']!, { CODE_SECRET: 'for everybody to read' }),
    'a misspelt variable': (given) => Object.assign(given['variables']!, { LOG_LEVLE: 'warn' }),
    'no address of the store': (given) => void delete given['variables']!['S3_ENDPOINT'],
    'a variable that the program sets': (given) =>
      Object.assign(given['variables']!, { ROLES: 'http' }),
  };
  test.each(Object.keys(planted))('is found: %s', (name) => {
    const given = file();
    expect(() => readValues(given)).not.toThrow();
    planted[name]!(given);
    expect(() => readValues(given)).toThrow(/./);
  });
});
