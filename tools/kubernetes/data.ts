import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ICluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import type { IPooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import type { IService } from 'kubernetes-models/v1/Service';
import { labelsOf, LOCKED, lockedPod, named, REDIS_PORT } from './objects.ts';
import type { Values } from './values.ts';

const API = join(import.meta.dirname, '../../api');
const REDIS_USER = 999;
const NAME = 'tessera-db';
const secretOf = (role: string): string => `${NAME}-${role.replace('_', '-')}`;

/** The roles and rights of the shop, run once by CloudNativePG when it creates the database. */
const sqlOf = (values: Values): IConfigMap => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: named(values, 'database', `${NAME}-sql`),
  data: {
    'roles.sql': readFileSync(join(API, 'roles.sql'), 'utf8'),
    'database.sql': readFileSync(join(API, 'database.sql'), 'utf8'),
  },
});

const clusterOf = (
  values: Values,
  { image, instances, storage, storageClass, size }: NonNullable<Values['database']>,
): ICluster => ({
  apiVersion: 'postgresql.cnpg.io/v1',
  kind: 'Cluster',
  metadata: named(values, 'database', NAME),
  spec: {
    imageName: image,
    instances,
    postgresql: {
      parameters: { max_connections: '300' },
      // A committed payment is on two machines before the buyer reads that it succeeded. With two instances that is given
      // up while one of them is away, because otherwise nobody could buy.
      ...(instances > 1 && {
        synchronous: {
          method: 'any',
          number: 1,
          dataDurability: instances > 2 ? 'required' : 'preferred',
        },
      }),
    },
    bootstrap: {
      initdb: {
        database: 'tessera',
        owner: 'migrator',
        // A secret of the kind basic-auth for each role.
        secret: { name: secretOf('migrator') },
        encoding: 'UTF8',
        localeCollate: 'C.UTF-8',
        localeCType: 'C.UTF-8',
        dataChecksums: true,
        postInitSQLRefs: { configMapRefs: [{ name: `${NAME}-sql`, key: 'roles.sql' }] },
        postInitApplicationSQLRefs: {
          configMapRefs: [{ name: `${NAME}-sql`, key: 'database.sql' }],
        },
      },
    },
    managed: {
      roles: ['api', 'api_read'].map((role) => ({
        name: role,
        ensure: 'present',
        login: true,
        passwordSecret: { name: secretOf(role) },
      })),
    },
    storage: { size: storage, ...(storageClass && { storageClass }) },
    affinity: { enablePodAntiAffinity: true, topologyKey: 'kubernetes.io/hostname' },
    resources: {
      requests: { cpu: size.cpu, memory: size.memory },
      limits: { memory: size.memory },
    },
  },
});

/** The role of the pool is the kind of server it leads to. Jobs use the cluster itself, because they listen. */
const poolerOf = (values: Values, type: 'rw' | 'ro', instances: number): IPooler => ({
  apiVersion: 'postgresql.cnpg.io/v1',
  kind: 'Pooler',
  metadata: named(values, 'database', `tessera-pool-${type}`),
  spec: {
    cluster: { name: NAME },
    type,
    instances,
    pgbouncer: {
      poolMode: 'transaction',
      parameters: {
        max_client_conn: '2000',
        default_pool_size: '20',
        server_login_retry: '1',
        query_wait_timeout: '3',
        server_connect_timeout: '2',
        ignore_startup_parameters: 'extra_float_digits',
      },
    },
  },
});

const redisOf = (values: Values, { image, memory }: NonNullable<Values['redis']>): IDeployment => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: named(values, 'redis'),
  spec: {
    replicas: 1,
    selector: { matchLabels: labelsOf('redis') },
    strategy: { type: 'Recreate' },
    template: {
      metadata: { labels: labelsOf('redis') },
      spec: {
        ...lockedPod(REDIS_USER),
        containers: [
          {
            name: 'redis',
            image,
            // Its data may be lost: the shop goes on without it. Half of the memory is for copies while it writes.
            args: [
              'redis-server',
              '--save',
              '',
              '--maxmemory-policy',
              'volatile-lru',
              '--maxmemory',
              half(memory),
            ],
            ports: [{ name: 'redis', containerPort: REDIS_PORT }],
            readinessProbe: { exec: { command: ['redis-cli', 'ping'] }, periodSeconds: 3 },
            livenessProbe: { tcpSocket: { port: 'redis' }, periodSeconds: 10 },
            securityContext: LOCKED,
            resources: { requests: { cpu: '100m', memory }, limits: { memory } },
            volumeMounts: [{ name: 'data', mountPath: '/data' }],
          },
        ],
        volumes: [{ name: 'data', emptyDir: { sizeLimit: memory } }],
      },
    },
  },
});

/** Redis counts in mb and gb where Kubernetes says Mi and Gi. */
function half(memory: string): string {
  const [, amount, unit] = /^(\d+)(Mi|Gi|Ti)$/.exec(memory) ?? [];
  const mebibytes = Number(amount) * { Mi: 1, Gi: 1024, Ti: 1024 ** 2 }[unit as 'Mi' | 'Gi' | 'Ti'];
  return `${Math.floor(mebibytes / 2)}mb`;
}

const redisServiceOf = (values: Values): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: named(values, 'redis'),
  spec: {
    selector: labelsOf('redis'),
    ports: [{ name: 'redis', port: REDIS_PORT, targetPort: 'redis' }],
  },
});

export function dataOf(values: Values) {
  const { database, redis } = values;
  return [
    ...(database
      ? [
          sqlOf(values),
          clusterOf(values, database),
          poolerOf(values, 'rw', Math.min(2, database.instances)),
          ...(database.instances > 1 ? [poolerOf(values, 'ro', 2)] : []),
        ]
      : []),
    ...(redis ? [redisOf(values, redis), redisServiceOf(values)] : []),
  ];
}
