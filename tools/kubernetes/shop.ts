import { createHash } from 'node:crypto';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import type { IService } from 'kubernetes-models/v1/Service';
import {
  DRAIN_SECONDS,
  EDGE_PORT,
  GRACE_SECONDS,
  HTTP_PORT,
  labelsOf,
  LOCKED,
  lockedPod,
  named,
  OPS_PORT,
  type Part,
  resourcesOf,
  spread,
} from './objects.ts';
import type { Values } from './values.ts';

const SECRETS = '/run/secrets/tessera';
const USER = 1000;

/** Each edge is refreshed by its own name, because each has copies of its own. */
const edgeOrigins = ({ edge, namespace }: Values): string =>
  Array.from(
    { length: edge.replicas },
    (_, index) => `http://tessera-edge-${index}.tessera-edge.${namespace}.svc:${EDGE_PORT}`,
  ).join(',');

/** Only the setup may change tables. */
const secretsOf = ({ secret }: Values, part: Part): string[] =>
  secret.variables.filter((name) => part === 'setup' || name !== 'DATABASE_MIGRATE_URL');

function environmentOf(values: Values, part: Part): NonNullable<IContainer['env']> {
  const variables: Record<string, string> = {
    ROLES: part === 'http' ? 'http' : 'jobs',
    PORT: String(HTTP_PORT),
    OPS_PORT: String(OPS_PORT),
    ORIGIN: values.origin,
    PREVIEW_ORIGIN: values.previewOrigin,
    // The edge finds the visitor's address among those before it, and passes on that one.
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    EDGE_ORIGINS: edgeOrigins(values),
    ...values.variables,
    ...Object.fromEntries(
      secretsOf(values, part).map((variable) => [`${variable}_FILE`, `${SECRETS}/${variable}`]),
    ),
  };
  return Object.entries(variables).map(([name, value]) => ({ name, value }));
}

/** One container of the image, with its secrets as files. */
function podOf(
  values: Values,
  o: { part: Part; size: { cpu: string; memory: string } } & Partial<IContainer>,
): IPodSpec {
  const { part, size, ...container } = o;
  return {
    ...lockedPod(USER),
    containers: [
      {
        name: 'tessera',
        image: values.image,
        env: environmentOf(values, part),
        securityContext: LOCKED,
        resources: resourcesOf(size),
        volumeMounts: [
          { name: 'secrets', mountPath: SECRETS, readOnly: true },
          { name: 'temporary', mountPath: '/tmp' },
        ],
        ...container,
      },
    ],
    volumes: [
      {
        name: 'secrets',
        secret: {
          secretName: values.secret.name,
          defaultMode: 0o440,
          items: secretsOf(values, part).map((key) => ({ key, path: key })),
        },
      },
      { name: 'temporary', emptyDir: { sizeLimit: '1Gi' } },
    ],
  };
}

const probe = (path: string) => ({ httpGet: { path, port: 'ops' } });

function deploymentOf(values: Values, part: 'http' | 'jobs'): IDeployment {
  const { size } = values[part];
  const ports = [
    ...(part === 'http' ? [{ name: 'http', containerPort: HTTP_PORT }] : []),
    { name: 'ops', containerPort: OPS_PORT },
  ];
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: named(values, part),
    spec: {
      // The autoscaler sets the number of http processes.
      ...(part === 'jobs' && { replicas: values.jobs.replicas }),
      selector: { matchLabels: labelsOf(part) },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels: labelsOf(part) },
        spec: {
          ...podOf(values, {
            part,
            size,
            ports,
            // The first start of a release waits for its migrations.
            startupProbe: { ...probe('/health/live'), periodSeconds: 5, failureThreshold: 150 },
            readinessProbe: { ...probe('/health/ready'), periodSeconds: 3, timeoutSeconds: 3 },
            livenessProbe: { ...probe('/health/live'), periodSeconds: 10, timeoutSeconds: 3 },
          }),
          ...spread(part),
          terminationGracePeriodSeconds: GRACE_SECONDS,
        },
      },
    },
  };
}

const budgetOf = (values: Values, part: 'http' | 'jobs'): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: named(values, part),
  spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(part) } },
});

const autoscalerOf = (values: Values): IHorizontalPodAutoscaler => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: named(values, 'http'),
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'tessera-http' },
    minReplicas: values.http.replicas.least,
    maxReplicas: values.http.replicas.most,
    metrics: [
      {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
      },
    ],
    behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
  },
});

const serviceOf = (values: Values): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: named(values, 'http'),
  spec: {
    // Without an address of its own: the edge sees every process.
    clusterIP: 'None',
    selector: labelsOf('http'),
    ports: [{ name: 'http', port: HTTP_PORT, targetPort: 'http' }],
  },
});

/** Migrates, prepares buckets and queues, publishes the goods. A job cannot be changed, so another pod has another name. */
function setupOf(values: Values): IJob {
  const spec: IPodSpec = {
    ...podOf(values, { part: 'setup', size: values.jobs.size, args: ['setup'] }),
    restartPolicy: 'Never',
  };
  const release = createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 10);
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: named(values, 'setup', `tessera-setup-${release}`),
    spec: {
      backoffLimit: 6,
      ttlSecondsAfterFinished: 86_400,
      template: {
        metadata: { labels: labelsOf('setup') },
        spec,
      },
    },
  };
}

export const shopOf = (values: Values) => [
  setupOf(values),
  deploymentOf(values, 'http'),
  serviceOf(values),
  budgetOf(values, 'http'),
  autoscalerOf(values),
  deploymentOf(values, 'jobs'),
  budgetOf(values, 'jobs'),
];
