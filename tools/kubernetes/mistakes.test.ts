import { join } from 'node:path';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import { describe, expect, test } from 'vitest';
import { manifestsOf, readValuesFile } from './manifests.ts';
import { faultsOf, type Manifest } from './rules.ts';

const values = () =>
  readValuesFile(join(import.meta.dirname, '../../deploy/kubernetes/standard.yaml'));

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
