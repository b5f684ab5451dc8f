/** An object of Kubernetes, as far as all have it in common. */
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata?: { name?: string; namespace?: string };
};

type Labels = Record<string, string>;
type Port = {
  name?: string;
  containerPort?: number;
  port?: number | string;
  targetPort?: number | string;
};
type Container = {
  name?: string;
  image?: string;
  ports?: Port[];
  volumeMounts?: { name: string }[];
  resources?: { limits?: Labels; requests?: Labels };
  securityContext?: {
    readOnlyRootFilesystem?: boolean;
    allowPrivilegeEscalation?: boolean;
    capabilities?: { drop?: string[] };
  };
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  startupProbe?: Probe;
};
type Probe = { httpGet?: { port: number | string }; tcpSocket?: { port: number | string } };
type Pod = {
  containers?: Container[];
  volumes?: { name: string; configMap?: { name?: string } }[];
  securityContext?: { runAsNonRoot?: boolean };
  automountServiceAccountToken?: boolean;
  restartPolicy?: string;
};
type Spec = {
  selector?: { matchLabels?: Labels } & Labels;
  podSelector?: { matchLabels?: Labels };
  template?: { metadata?: { labels?: Labels }; spec?: Pod };
  ports?: Port[];
  scaleTargetRef?: { kind: string; name: string };
  rules?: { http?: { paths?: { backend?: { service?: { name?: string; port?: Port } } }[] } }[];
};
const specOf = (manifest: Manifest): Spec => (manifest as { spec?: Spec }).spec ?? {};

const titleOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata?.name ?? '?'}`;
const MODELS: Record<string, string> = {
  'postgresql.cnpg.io/v1': '@kubernetes-models/cloudnative-pg',
};

/** What the schema of Kubernetes, or of CloudNativePG, says of an object. */
async function schemaFaults(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const models = MODELS[apiVersion] ?? 'kubernetes-models';
  type Model = new (data: Manifest) => { validate: () => void };
  try {
    const loaded = (await import(`${models}/${apiVersion}/${kind}`)) as Record<string, Model>;
    new loaded[kind]!(manifest).validate();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const isPart = (wanted: Labels, labels: Labels): boolean =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value);

const podsOf = (all: readonly Manifest[]) =>
  all.flatMap((manifest) => {
    const { template } = specOf(manifest);
    return template?.spec
      ? [{ manifest, labels: template.metadata?.labels ?? {}, pod: template.spec }]
      : [];
  });

/** What a pod must have, so that it has no rights and no appetite beyond what it needs. */
function podFaults(pod: Pod, configMaps: readonly string[]): string[] {
  const faults: string[] = [];
  if (!pod.securityContext?.runAsNonRoot) faults.push('may run as root');
  if (pod.automountServiceAccountToken !== false) faults.push('gets a token of the cluster');
  for (const { name, configMap } of pod.volumes ?? [])
    if (configMap && !configMaps.includes(configMap.name ?? ''))
      faults.push(`volume ${name} is a config map that nobody makes`);
  for (const container of pod.containers ?? []) {
    const { securityContext: limits, resources, ports = [] } = container;
    if (!limits?.readOnlyRootFilesystem) faults.push('may write to its image');
    if (limits?.allowPrivilegeEscalation !== false) faults.push('may gain privileges');
    if (!limits?.capabilities?.drop?.includes('ALL')) faults.push('keeps capabilities');
    if (!resources?.limits?.['memory']) faults.push('has no limit of memory');
    if (!resources?.requests?.['cpu']) faults.push('asks for no processor');
    if (!/@sha256:|:(?!latest$)[\w.-]+$/.test(container.image ?? ''))
      faults.push('has an image that may change');
    for (const { name } of container.volumeMounts ?? [])
      if (!(pod.volumes ?? []).some((volume) => volume.name === name))
        faults.push(`mounts ${name}, which is no volume`);
    for (const probe of [
      container.readinessProbe,
      container.livenessProbe,
      container.startupProbe,
    ]) {
      const port = probe?.httpGet?.port ?? probe?.tcpSocket?.port;
      if (
        port !== undefined &&
        !ports.some((each) => each.name === port || each.containerPort === port)
      )
        faults.push(`is probed at ${port}, where it does not listen`);
    }
    // A job ends by itself.
    if (pod.restartPolicy !== 'Never' && !container.readinessProbe)
      faults.push('has no readiness probe');
  }
  return faults;
}

/** What one object says of another. */
function referenceFaults(manifest: Manifest, all: readonly Manifest[]): string[] {
  const faults: string[] = [];
  const {
    selector,
    podSelector,
    template,
    ports = [],
    scaleTargetRef,
    rules = [],
  } = specOf(manifest);
  const pods = podsOf(all);
  const wanted =
    selector?.matchLabels ??
    podSelector?.matchLabels ??
    (manifest.kind === 'Service' ? selector : undefined);
  if (wanted) {
    const found = pods.filter(({ labels }) => isPart(wanted, labels));
    if (found.length === 0) faults.push('selects no pod');
    if (template && !isPart(wanted, template.metadata?.labels ?? {}))
      faults.push('does not select its own pods');
    if (manifest.kind === 'Service')
      for (const { targetPort } of ports)
        if (
          !found.some(({ pod }) =>
            pod.containers?.some(({ ports: open = [] }) =>
              open.some(({ name }) => name === targetPort),
            ),
          )
        )
          faults.push(`leads to ${targetPort}, where nothing listens`);
  }
  const exists = (kind: string, name: string | undefined) =>
    all.some((other) => other.kind === kind && other.metadata?.name === name);
  if (scaleTargetRef && !exists(scaleTargetRef.kind, scaleTargetRef.name))
    faults.push(`scales ${scaleTargetRef.name}, which does not exist`);
  for (const { http } of rules)
    for (const { backend } of http?.paths ?? [])
      if (!exists('Service', backend?.service?.name))
        faults.push(`leads to ${backend?.service?.name}, which does not exist`);
  return faults;
}

/** Everything that is wrong with the objects of one shop, a sentence each. */
export async function faultsOf(manifests: readonly Manifest[]): Promise<string[]> {
  const faults: string[] = [];
  const configMaps = manifests
    .filter(({ kind }) => kind === 'ConfigMap')
    .map(({ metadata }) => metadata?.name ?? '');
  const [first] = manifests;
  const seen = new Set<string>();
  for (const manifest of manifests) {
    const title = titleOf(manifest);
    const own = await schemaFaults(manifest);
    if (seen.has(title)) own.push('exists twice');
    seen.add(title);
    if (manifest.metadata?.namespace !== first?.metadata?.namespace)
      own.push('is in another namespace');
    own.push(...referenceFaults(manifest, manifests));
    for (const { manifest: owner, pod } of podsOf(manifests))
      if (owner === manifest) own.push(...podFaults(pod, configMaps));
    faults.push(...own.map((fault) => `${title}: ${fault}`));
  }
  return faults;
}
