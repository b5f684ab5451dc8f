import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readVariables } from '../self-hosting/variables.ts';
import { manifestsOf, readValuesFile } from './manifests.ts';
import { faultsOf, type Manifest } from './rules.ts';
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

describe('a mistake in the program', () => {
  /** The first container of the http processes, to be broken. */
  const containerIn = (manifests: Manifest[]): IContainer => podIn(manifests).containers[0]!;
  const podIn = (manifests: Manifest[]): IPodSpec => {
    const deployment = manifests.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata?.name === 'tessera-http',
    ) as IDeployment;
    return deployment.spec!.template.spec!;
  };
  type Found = { metadata: Record<string, unknown>; spec: Record<string, unknown> };
  const find = (manifests: Manifest[], kind: string, name = 'tessera-http'): Found =>
    manifests.find(
      (each) => each.kind === kind && each.metadata?.name === name,
    ) as unknown as Found;
  const planted: Record<string, [(manifests: Manifest[]) => void, string]> = {
    'a container without a name': [
      (all) => void delete (containerIn(all) as { name?: string }).name,
      'name',
    ],
    'a number in words': [
      (all) => Object.assign(find(all, 'Deployment', 'tessera-jobs').spec, { replicas: 'two' }),
      'replicas',
    ],
    'a probe where nothing listens': [
      (all) =>
        Object.assign(containerIn(all), {
          readinessProbe: { httpGet: { path: '/', port: 'opss' } },
        }),
      'is probed at opss',
    ],
    'no readiness probe': [
      (all) => void delete containerIn(all).readinessProbe,
      'has no readiness probe',
    ],
    'no limit of memory': [
      (all) => Object.assign(containerIn(all), { resources: {} }),
      'has no limit of memory',
    ],
    'a writable image': [
      (all) => Object.assign(containerIn(all), { securityContext: {} }),
      'may write to its image',
    ],
    'an image that may change': [
      (all) => Object.assign(containerIn(all), { image: 'tessera:latest' }),
      'may change',
    ],
    'a process that may run as root': [
      (all) => Object.assign(podIn(all), { securityContext: {} }),
      'may run as root',
    ],
    'a token of the cluster': [
      (all) => void delete podIn(all).automountServiceAccountToken,
      'gets a token of the cluster',
    ],
    'a capability that is kept': [
      (all) => Object.assign(containerIn(all).securityContext!, { capabilities: { drop: [] } }),
      'keeps capabilities',
    ],
    'privileges that may be gained': [
      (all) => void delete containerIn(all).securityContext!.allowPrivilegeEscalation,
      'may gain privileges',
    ],
    'no share of the processor': [
      (all) => Object.assign(containerIn(all).resources!, { requests: {} }),
      'asks for no processor',
    ],
    'a config map that nobody makes': [
      (all) => podIn(all).volumes!.push({ name: 'more', configMap: { name: 'more' } }),
      'config map that nobody makes',
    ],
    'a deployment that does not select its own pods': [
      (all) =>
        Object.assign(find(all, 'Deployment').spec, {
          selector: {
            matchLabels: {
              'app.kubernetes.io/name': 'tessera',
              'app.kubernetes.io/component': 'jobs',
            },
          },
        }),
      'does not select its own pods',
    ],
    'a mount without a volume': [
      (all) => containerIn(all).volumeMounts!.push({ name: 'cache', mountPath: '/cache' }),
      'mounts cache',
    ],
    'a service that selects nothing': [
      (all) => Object.assign(find(all, 'Service').spec, { selector: { app: 'tessera' } }),
      'selects no pod',
    ],
    'a service that leads nowhere': [
      (all) =>
        Object.assign(find(all, 'Service').spec, { ports: [{ port: 3000, targetPort: 'web' }] }),
      'leads to web',
    ],
    'a budget for nobody': [
      (all) =>
        Object.assign(find(all, 'PodDisruptionBudget').spec, {
          selector: { matchLabels: { app: 'x' } },
        }),
      'selects no pod',
    ],
    'an autoscaler of nothing': [
      (all) =>
        Object.assign(find(all, 'HorizontalPodAutoscaler').spec, {
          scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'shop' },
        }),
      'scales shop',
    ],
    'a policy for nobody': [
      (all) =>
        Object.assign(find(all, 'NetworkPolicy').spec, {
          podSelector: { matchLabels: { app: 'x' } },
        }),
      'selects no pod',
    ],
    'an ingress to nothing': [
      (all) =>
        all.splice(
          all.findIndex(({ kind, metadata }) => kind === 'Service' && metadata?.name === 'tessera'),
          1,
        ),
      'leads to tessera',
    ],
    'another namespace': [
      (all) => Object.assign(find(all, 'Deployment').metadata, { namespace: 'other' }),
      'is in another namespace',
    ],
    'twice the same': [(all) => void all.push(all.at(-1)!), 'exists twice'],
    'a wrong role of a pool': [
      (all) => Object.assign(find(all, 'Pooler', 'tessera-pool-rw').spec, { type: 'write' }),
      'type',
    ],
  };
  test.each(Object.keys(planted))('is found: %s', async (name) => {
    const manifests = structuredClone(manifestsOf(values())) as Manifest[];
    const [plant, words] = planted[name]!;
    plant(manifests);
    const faults = await faultsOf(manifests);
    expect(faults.join('\n')).toContain(words);
  });

  test('an unknown field is found by the compiler', () => {
    const container: IContainer = {
      name: 'tessera',
      // @ts-expect-error -- the planted mistake
      imagee: 'tessera:1',
    };
    const deployment: IDeployment = {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      spec: {
        // @ts-expect-error -- the planted mistake
        replicass: 1,
        selector: {},
        template: { spec: { containers: [container] } },
      },
    };
    expect(deployment.kind).toBe('Deployment');
  });
});
