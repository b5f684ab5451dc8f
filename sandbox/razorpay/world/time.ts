import type { Task, TaskKind } from './records.ts';
import type { World } from './world.ts';

type Work = Record<Exclude<TaskKind, 'deliver'>, (subject: string) => void>;
type Try = (task: Task) => Promise<() => void>;

const AT_ONCE = 32;
const SECOND_MS = 1_000;
const LONGEST_NAP_MS = 1_000;

export type Time = ReturnType<typeof createTime>;

/**
 * Lets what is due happen, one virtual second after the other: first what changes money, in order,
 * then that second's deliveries side by side, their results written down in order. So two runs end alike.
 */
export function createTime(world: World, work: Work, tryDelivery: Try) {
  let last: Promise<void> = Promise.resolve();
  let stopped = false;
  let isDelivering = false;
  let changesWaiting = 0;
  let nap: NodeJS.Timeout | undefined;

  async function deliver(tasks: Task[]) {
    // Whoever is told of something can ask for it, even after a crash.
    world.store.commit();
    for (let at = 0; at < tasks.length; at += AT_ONCE) {
      isDelivering = true;
      const results = await Promise.all(tasks.slice(at, at + AT_ONCE).map(tryDelivery)).finally(
        () => (isDelivering = false),
      );
      for (const write of results) write();
      world.store.commit();
    }
  }

  async function runUntil(limit: number) {
    for (;;) {
      const first = world.agenda.next();
      if (stopped || !first || first.at > limit) return;
      const end = Math.min(limit, Math.floor(first.at / SECOND_MS) * SECOND_MS + SECOND_MS - 1);
      const deliveries: Task[] = [];
      for (let next = world.agenda.next(); next && next.at <= end; next = world.agenda.next()) {
        const task = world.agenda.take();
        if (task.kind === 'deliver') {
          deliveries.push(task);
          continue;
        }
        // A clock that is moved on stops at everything on its way.
        if (task.at > world.now()) world.moveTo(task.at);
        work[task.kind](task.subject);
      }
      // Whoever is told acts at that time, so the clock stands there.
      const told = deliveries.at(-1)?.at ?? 0;
      if (told > world.now()) world.moveTo(told);
      await deliver(deliveries);
    }
  }

  const queue = (limit: () => number): Promise<void> => {
    last = last
      .then(() => runUntil(limit()))
      .catch((error: unknown) => console.error('the sandbox stumbled:', error));
    return last;
  };

  const wait = () => {
    clearTimeout(nap);
    if (stopped || world.isManual()) return;
    const due = (world.agenda.next()?.at ?? Infinity) - world.now();
    nap = setTimeout(() => void kick(), Math.min(Math.max(due, 0), LONGEST_NAP_MS));
    nap.unref();
  };

  /** What is due by now happens; the caller may wait for it or not. */
  const kick = async () => {
    await queue(() => world.now());
    wait();
  };
  wait();

  return {
    kick,
    /** What is due happens, before the answer if the settings say so. A call during a delivery may be its receiver's own, and would wait for itself. */
    async kickBeforeAnswer() {
      const isAwaited = world.settings.deliverFirst && !isDelivering;
      const happened = kick();
      if (isAwaited) await happened;
    },
    /** Something that must not happen while a delivery is under way, which would write its result into what comes after. */
    async between(change: () => void) {
      changesWaiting++;
      const changed = last.then(change).finally(() => changesWaiting--);
      last = changed.catch(() => {});
      await changed;
    },
    /** How many changes wait for the end of a delivery. */
    changesWaiting: () => changesWaiting,
    async advance(seconds: number) {
      const target = world.now() + seconds * SECOND_MS;
      await queue(() => target);
      // A running clock may be past it by now, and time is never turned back.
      if (target > world.now()) world.moveTo(target);
      world.store.commit();
      await kick();
    },
    async stop() {
      stopped = true;
      clearTimeout(nap);
      await last;
    },
  };
}
