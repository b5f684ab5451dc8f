import { mkdirSync } from 'node:fs';
import { EDGE_SECRET, openEdge, PREVIEW_HOST, type Edge, type EdgeKind } from './edge.ts';
import { startMember, type Kind, type Member } from './member.ts';

export type Cluster = {
  origin: string;
  members: () => readonly Member[];
  /**
   * Starts a new process, routes new requests to it, then shuts the old one down. Returns the exit code or signal of
   * the old one.
   */
  replace: (old: Member, build: string) => Promise<number | NodeJS.Signals>;
  /** Kills a process and starts a new one in its place. */
  crash: (victim: Member) => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  directory: string;
  edgePort: number;
  build: string;
  /** The source tree to run. The default is this repository. */
  root?: string;
  environment?: Record<string, string>;
  /** How long a process that shuts down still serves requests. */
  drainSeconds?: number;
  edge?: EdgeKind;
};

/** Two HTTP processes and one for jobs behind nginx, like the smallest real deployment. */
export async function openCluster(o: Options): Promise<Cluster> {
  mkdirSync(o.directory, { recursive: true });
  const origin = `http://127.0.0.1:${o.edgePort}`;
  const environment = {
    NODE_ENV: 'production',
    ORIGIN: origin,
    PREVIEW_ORIGIN: `http://${PREVIEW_HOST}:${o.edgePort}`,
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: String(o.drainSeconds ?? 1),
    LOG_LEVEL: 'warn',
    CODE_SECRET: 'a secret for local clusters only',
    EDGE_ORIGINS: origin,
    EDGE_SECRET,
    ...o.environment,
  };
  const start = (kind: Kind, build: string, olderBuilds: readonly string[] = []) =>
    startMember({
      kind,
      build,
      olderBuilds,
      log: `${o.directory}/${kind}.log`,
      environment,
      ...(o.root && { root: o.root }),
    });

  let members: Member[] = await Promise.all([
    start('http', o.build),
    start('http', o.build),
    start('jobs', o.build),
  ]);
  const httpPorts = () => members.filter(({ kind }) => kind === 'http').map(({ port }) => port);
  const edge: Edge = await openEdge(`${o.directory}/edge`, o.edgePort, httpPorts(), o.edge);

  const put = async (successor: Member, old: Member) => {
    members = members.map((member) => (member === old ? successor : member));
    if (old.kind === 'http') await edge.route(httpPorts());
  };

  return {
    origin,
    members: () => members,
    async replace(old, build) {
      await put(await start(old.kind, build, [old.build]), old);
      old.process.kill('SIGTERM');
      return old.ended;
    },
    async crash(victim) {
      victim.process.kill('SIGKILL');
      await victim.ended;
      await put(await start(victim.kind, victim.build, victim.olderBuilds), victim);
    },
    async close() {
      await edge.close();
      for (const { process: child } of members) child.kill('SIGTERM');
      await Promise.all(members.map(({ ended }) => ended));
    },
  };
}
