import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import type { Values } from './values.ts';

export const HTTP_PORT = 3000;
export const OPS_PORT = 9090;
export const EDGE_PORT = 8080;
export const REDIS_PORT = 6379;
/** How long a process that leaves still answers, because balancers need a moment to stop using it. */
export const DRAIN_SECONDS = 10;
/** Longer than the drain and the limit of the shop for its own shutdown. */
export const GRACE_SECONDS = DRAIN_SECONDS + 75;

export type Part = 'http' | 'jobs' | 'edge' | 'setup' | 'redis' | 'database';

export const labelsOf = (part: Part) => ({
  'app.kubernetes.io/name': 'tessera',
  'app.kubernetes.io/component': part,
});

/** The heading that every object of a part has. */
export const named = ({ namespace }: Values, part: Part, name = `tessera-${part}`) => ({
  name,
  namespace,
  labels: labelsOf(part),
});

/** No rights beyond what a process needs: no root, no capabilities, no writing outside its volumes. */
export const LOCKED: NonNullable<IContainer['securityContext']> = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

export const lockedPod = (
  user: number,
): Pick<IPodSpec, 'automountServiceAccountToken' | 'securityContext'> => ({
  automountServiceAccountToken: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: user,
    runAsGroup: user,
    fsGroup: user,
    seccompProfile: { type: 'RuntimeDefault' },
  },
});

/** Memory is never overcommitted. A processor may be used beyond its share while nobody else wants it. */
export const resourcesOf = (size: { cpu: string; memory: string }) => ({
  requests: { cpu: size.cpu, memory: size.memory },
  limits: { memory: size.memory },
});

/** Spreads the pods of a part over machines, as far as there are enough. */
export const spread = (part: Part): Pick<IPodSpec, 'affinity'> => ({
  affinity: {
    podAntiAffinity: {
      preferredDuringSchedulingIgnoredDuringExecution: [
        {
          weight: 100,
          podAffinityTerm: {
            labelSelector: { matchLabels: labelsOf(part) },
            topologyKey: 'kubernetes.io/hostname',
          },
        },
      ],
    },
  },
});
