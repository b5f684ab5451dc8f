import type { Task, TaskKind } from './records.ts';
import type { World } from './world.ts';

type Work = Record<Exclude<TaskKind, 'deliver'>, (subject: string) => void>;
type Try = (task: Task) => Promise<() => void>;

const AT_ONCE = 32;
const SECOND_MS = 1_000;
const LONGEST_NAP_MS = 1_000;

export type Time = ReturnType<typeof createTime>;

/**
 * Runs due tasks, one virtual second after the other. Tasks that change money run first, in order. Then the deliveries
 * of that second run concurrently, and their results are stored in order.
 * So two runs with the same seed end in the same state.
 */
export function createTime(world: World, work: Work, tryDelivery: Try) {
  let last: Promise<void> = Promise.resolve();
  let stopped = false;
  let isDelivering = false;
  let changesWaiting = 0;
  let nap: NodeJS.Timeout | undefined;

  async function deliver(tasks: Task[]) {
    // A receiver must be able to request what it was notified of, even after a crash.
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
        // A clock that is advanced stops at the time of every task.
        if (task.at > world.now()) world.moveTo(task.at);
        work[task.kind](task.subject);
      }
      // The clock is moved to the time of the delivery, because the receiver acts at that time.
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

  /** Runs the due tasks. The caller may wait for them or not. */
  const kick = async () => {
    await queue(() => world.now());
    wait();
  };
  wait();

  return {
    kick,
    /**
     * Runs the due tasks, before the response if the settings say so.
     * A request during a delivery may come from its receiver. It does not wait, because it would wait for itself.
     */
    async kickBeforeAnswer() {
      const isAwaited = world.settings.deliverFirst && !isDelivering;
      const happened = kick();
      if (isAwaited) await happened;
    },
    /**
     * Makes a change after the running delivery has ended. Otherwise the delivery would store its result in the new
     * state.
     */
    async between(change: () => void) {
      changesWaiting++;
      const changed = last.then(change).finally(() => changesWaiting--);
      last = changed.catch(() => {});
      await changed;
    },
    /** The number of changes that wait for the end of a delivery. */
    changesWaiting: () => changesWaiting,
    async advance(seconds: number) {
      const target = world.now() + seconds * SECOND_MS;
      await queue(() => target);
      // A running clock may be past the target already. Time never goes back.
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
