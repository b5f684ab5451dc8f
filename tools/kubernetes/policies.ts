import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import {
  EDGE_PORT,
  HTTP_PORT,
  labelsOf,
  named,
  OPS_PORT,
  type Part,
  REDIS_PORT,
} from './objects.ts';
import type { Values } from './values.ts';

type Rule = NonNullable<NonNullable<INetworkPolicy['spec']>['ingress']>[number];

const fromPart = (part: Part) => ({ podSelector: { matchLabels: labelsOf(part) } });
const fromNamespace = (name: string) => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
});

const allow = (values: Values, part: Part, ingress: Rule[]): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: named(values, part),
  spec: { podSelector: { matchLabels: labelsOf(part) }, policyTypes: ['Ingress'], ingress },
});

/**
 * Who may call whom. The shop itself calls out to a payment provider, a mail server and a store whose addresses nobody
 * knows here, so calls to the outside are not limited.
 */
export function policiesOf(values: Values): INetworkPolicy[] {
  const metrics: Rule[] = values.monitoringNamespace
    ? [{ from: [fromNamespace(values.monitoringNamespace)], ports: [{ port: OPS_PORT }] }]
    : [];
  return [
    allow(values, 'edge', [
      { from: [fromNamespace(values.ingress.controllerNamespace)], ports: [{ port: EDGE_PORT }] },
      // The shop refreshes copies after a change.
      { from: [fromPart('jobs'), fromPart('http')], ports: [{ port: EDGE_PORT }] },
    ]),
    allow(values, 'http', [{ from: [fromPart('edge')], ports: [{ port: HTTP_PORT }] }, ...metrics]),
    allow(values, 'jobs', metrics),
    allow(values, 'setup', []),
    ...(values.redis
      ? [
          allow(values, 'redis', [
            {
              from: [fromPart('http'), fromPart('jobs'), fromPart('setup')],
              ports: [{ port: REDIS_PORT }],
            },
          ]),
        ]
      : []),
  ];
}
