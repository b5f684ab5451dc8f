import { createAgenda } from './agenda.ts';
import { createChance } from './chance.ts';
import type * as records from './records.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import { openStore } from './store.ts';

type Meta = {
  id: 'meta';
  seed: string;
  counters: Record<string, number>;
  /** The time of a manual clock, or the offset of a running clock to the real time. */
  clock: { mode: 'manual'; now: number } | { mode: 'running'; ahead: number };
  settings: Settings;
};

export type WorldOptions = { file: string | null; seed: string; clock: 'manual' | 'running' };
export type World = ReturnType<typeof openWorld>;

/** A Monday morning in India. A manual clock starts here, so that two runs have the same dates. */
const START = Date.parse('2026-01-05T04:30:00Z');

/** The first account is ours. The second exists so that tests can try its ids with our key. */
const accounts = (seed: string): records.Account[] => {
  const chance = createChance(`${seed}|accounts`);
  return ['own', 'other'].map((name) => ({
    id: `acc_${chance.letters(14, `${name} account`)}`,
    keyId: `rzp_test_${chance.letters(14, `${name} key`)}`,
    keySecret: chance.letters(16, `${name} secret`) + chance.letters(8, `${name} secret 2`),
    balance: null,
  }));
};

export function openWorld(options: WorldOptions) {
  const store = openStore(options.file);
  const metas = store.table<Meta>('meta');
  const tables = {
    accounts: store.table<records.Account>('accounts'),
    orders: store.table<records.Order>('orders'),
    payments: store.table<records.Payment>('payments'),
    refunds: store.table<records.Refund>('refunds'),
    settlements: store.table<records.Settlement>('settlements'),
    recon: store.table<records.ReconRow>('recon'),
    disputes: store.table<records.Dispute>('disputes'),
    webhooks: store.table<records.Webhook>('webhooks'),
    events: store.table<records.Event>('events'),
    deliveries: store.table<records.Delivery>('deliveries'),
    alerts: store.table<records.Alert>('alerts'),
    remembered: store.table<records.Remembered>('remembered'),
    faults: store.table<records.Fault>('faults'),
    tasks: store.table<records.Task>('tasks'),
  };

  const found = (seed: string): Meta => {
    const meta: Meta = {
      id: 'meta',
      seed,
      counters: {},
      clock:
        options.clock === 'manual' ? { mode: 'manual', now: START } : { mode: 'running', ahead: 0 },
      settings: structuredClone(DEFAULTS),
    };
    metas.save(meta);
    for (const account of accounts(seed)) tables.accounts.save(account);
    store.commit();
    return meta;
  };
  let meta = metas.find('meta') ?? found(options.seed);
  let chance = createChance(meta.seed);

  const count = (name: string): number => {
    const value = (meta.counters[name] ?? 0) + 1;
    meta.counters[name] = value;
    metas.save(meta);
    return value;
  };
  const agenda = createAgenda(tables.tasks, () => count('task'));

  const world = {
    ...tables,
    store,
    agenda,
    get seed() {
      return meta.seed;
    },
    get chance() {
      return chance;
    },
    get settings() {
      // A journal of an earlier release lacks newer settings.
      return { ...DEFAULTS, ...meta.settings };
    },
    count,
    /** A prefix and fourteen letters, like the provider's ids. */
    newId: (prefix: string) => `${prefix}_${chance.letters(14, `${prefix}${count(prefix)}`)}`,
    now: () =>
      meta.clock.mode === 'manual' ? meta.clock.now : Math.floor(Date.now() + meta.clock.ahead),
    /** The API uses seconds. */
    seconds: () => Math.floor(world.now() / 1_000),
    isManual: () => meta.clock.mode === 'manual',
    moveTo(now: number) {
      meta.clock =
        meta.clock.mode === 'manual'
          ? { mode: 'manual', now: Math.max(now, meta.clock.now) }
          : { mode: 'running', ahead: now - Date.now() };
      metas.save(meta);
    },
    runClock(mode: 'manual' | 'running') {
      const now = world.now();
      meta.clock = mode === 'manual' ? { mode, now } : { mode: 'running', ahead: now - Date.now() };
      metas.save(meta);
    },
    change(settings: Partial<Settings>) {
      meta.settings = { ...meta.settings, ...settings };
      metas.save(meta);
    },
    alert(text: string) {
      tables.alerts.save({ id: `alert${count('alert')}`, at: world.seconds(), text });
    },
    reset(seed: string) {
      store.clear();
      meta = found(seed);
      chance = createChance(seed);
      agenda.load();
    },
  };
  return world;
}
