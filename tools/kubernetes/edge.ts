import { createHash } from 'node:crypto';
import type { IStatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import type { IService } from 'kubernetes-models/v1/Service';
import { edgeTemplate, type EdgeValues } from '../edge/template.ts';
import {
  EDGE_PORT,
  HTTP_PORT,
  labelsOf,
  LOCKED,
  lockedPod,
  named,
  resourcesOf,
  spread,
} from './objects.ts';
import type { Values } from './values.ts';

const TEMPLATES = '/etc/nginx/templates';
const FILLED = '/run/edge';
const COPIES = '/var/cache/edge';
/** The user of the image `nginxinc/nginx-unprivileged`. */
const USER = 101;

const templateOf = (values: Values): IConfigMap => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: named(values, 'edge'),
  data: { 'nginx.conf.template': edgeTemplate() },
});

/** Everything but the secret, which stays in its own object. */
function variablesOf({ previewOrigin, ingress, edge }: Values): Omit<EdgeValues, 'EDGE_SECRET'> {
  const { host, hostname } = new URL(previewOrigin);
  return {
    EDGE_DIRECTORY: COPIES,
    EDGE_WORKERS: '2',
    EDGE_ERROR_LOG: 'stderr',
    EDGE_ACCESS_LOG: '/dev/stdout',
    EDGE_LISTEN: String(EDGE_PORT),
    // Certificates belong to the ingress.
    EDGE_TLS: '',
    // The name of the headless service stands for all processes, so that another one can be asked when one fails.
    EDGE_SERVERS: `zone app 64k; resolver ${edge.resolver} valid=2s; server tessera-http:${HTTP_PORT} resolve max_fails=1 fail_timeout=2s;`,
    EDGE_PREVIEW_NAME: hostname,
    EDGE_PREVIEW_HOST: host,
    EDGE_KEEPALIVE: '75s',
    EDGE_CONNECTIONS: '1000',
    // Kubernetes says Mi where nginx says m.
    EDGE_COPIES: edge.copies.replace(/i$/, '').toLowerCase(),
    // The address of the visitor, from the proxies before.
    EDGE_EXTRA: [
      ...ingress.trustedNetworks.map((network) => `set_real_ip_from ${network};`),
      'real_ip_header X-Forwarded-For; real_ip_recursive on;',
    ].join(' '),
  };
}

/** A set with stable names, because the shop refreshes the copies of each edge. */
const setOf = (values: Values): IStatefulSet => ({
  apiVersion: 'apps/v1',
  kind: 'StatefulSet',
  metadata: named(values, 'edge'),
  spec: {
    serviceName: 'tessera-edge',
    replicas: values.edge.replicas,
    podManagementPolicy: 'Parallel',
    selector: { matchLabels: labelsOf('edge') },
    template: {
      metadata: {
        labels: labelsOf('edge'),
        // A changed template starts new pods, because it is filled when a pod starts.
        annotations: {
          'tessera/template': createHash('sha256').update(edgeTemplate()).digest('hex'),
        },
      },
      spec: {
        ...lockedPod(USER),
        ...spread('edge'),
        terminationGracePeriodSeconds: 60,
        containers: [
          {
            name: 'nginx',
            image: values.edge.image,
            // The entry point of the image fills the template before it starts a command named nginx.
            args: ['nginx', '-g', 'daemon off;', '-c', `${FILLED}/nginx.conf`],
            env: [
              { name: 'NGINX_ENVSUBST_OUTPUT_DIR', value: FILLED },
              { name: 'NGINX_ENVSUBST_FILTER', value: '^EDGE_' },
              ...Object.entries(variablesOf(values)).map(([name, value]) => ({ name, value })),
              {
                name: 'EDGE_SECRET' satisfies keyof EdgeValues,
                valueFrom: { secretKeyRef: { name: values.secret.name, key: 'EDGE_SECRET' } },
              },
            ],
            ports: [{ name: 'edge', containerPort: EDGE_PORT }],
            // Not the health of the shop: while that is away, the copies are still served.
            readinessProbe: { tcpSocket: { port: 'edge' }, periodSeconds: 3 },
            livenessProbe: { tcpSocket: { port: 'edge' }, periodSeconds: 10 },
            // The ingress needs a moment to stop using it.
            lifecycle: { preStop: { exec: { command: ['sleep', '5'] } } },
            securityContext: LOCKED,
            resources: resourcesOf(values.edge.size),
            volumeMounts: [
              { name: 'template', mountPath: TEMPLATES, readOnly: true },
              { name: 'filled', mountPath: FILLED },
              { name: 'copies', mountPath: COPIES },
              { name: 'temporary', mountPath: '/tmp' },
            ],
          },
        ],
        volumes: [
          { name: 'template', configMap: { name: 'tessera-edge' } },
          { name: 'filled', emptyDir: { medium: 'Memory', sizeLimit: '1Mi' } },
          { name: 'copies', emptyDir: {} },
          { name: 'temporary', emptyDir: { sizeLimit: '64Mi' } },
        ],
      },
    },
  },
});

/** Without an address of its own, so that each edge has a name. */
const serviceOf = (values: Values): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: named(values, 'edge'),
  spec: {
    clusterIP: 'None',
    selector: labelsOf('edge'),
    ports: [{ name: 'edge', port: EDGE_PORT, targetPort: 'edge' }],
  },
});

const publicServiceOf = (values: Values): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: named(values, 'edge', 'tessera'),
  spec: {
    selector: labelsOf('edge'),
    ports: [{ name: 'edge', port: EDGE_PORT, targetPort: 'edge' }],
  },
});

const budgetOf = (values: Values): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: named(values, 'edge'),
  spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf('edge') } },
});

function ingressOf(values: Values): IIngress {
  const hosts = [values.origin, values.previewOrigin].map((origin) => new URL(origin).hostname);
  const { className, tlsSecret, annotations } = values.ingress;
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: { ...named(values, 'edge', 'tessera'), annotations },
    spec: {
      ingressClassName: className,
      tls: [{ hosts, secretName: tlsSecret }],
      rules: hosts.map((host) => ({
        host,
        http: {
          paths: [
            {
              path: '/',
              pathType: 'Prefix',
              backend: { service: { name: 'tessera', port: { name: 'edge' } } },
            },
          ],
        },
      })),
    },
  };
}

export const edgeOf = (values: Values) => [
  templateOf(values),
  setOf(values),
  serviceOf(values),
  publicServiceOf(values),
  budgetOf(values),
  ingressOf(values),
];
