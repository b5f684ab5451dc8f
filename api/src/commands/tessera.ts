// The command of the image: `tessera <command> [arguments …]`. Without a command it lists all.

/** What each command does, and its program. A program reads its arguments as if it had been started by itself. */
const COMMANDS: Record<string, { does: string; run: () => Promise<unknown> }> = {
  start: {
    does: 'serves the shop and runs its jobs, as ROLES says',
    run: () => import('../main.ts'),
  },
  migrate: {
    does: 'brings the database to this release (DATABASE_MIGRATE_URL)',
    run: () => import('./migrate.ts'),
  },
  'prepare-release': {
    does: 'creates the buckets with their rules, and the queues',
    run: () => import('./prepare-release.ts'),
  },
  'goods:publish': {
    does: 'publishes the catalogue of this release; --dry-run only lists the changes',
    run: () => import('./goods-publish.ts'),
  },
  setup: {
    does: 'waits for the database and the storage, then runs the three above; with an address it invites the first admin',
    run: () => import('./setup.ts'),
  },
  admin: { does: 'makes a verified account an admin', run: () => import('./admin.ts') },
  'invite-admin': {
    does: 'the account of this address becomes an admin as soon as it is verified',
    run: () => import('./invite-admin.ts'),
  },
  grant: {
    does: 'grants a plan for some days, or a component without an end',
    run: () => import('./grant.ts'),
  },
  'resend-event': {
    does: 'makes an event of the payment provider due again',
    run: () => import('./resend-event.ts'),
  },
  'check-settlements': {
    does: "compares the provider's report of a day with the ledger",
    run: () => import('./check-settlements.ts'),
  },
  'recount-copies': {
    does: 'rebuilds the sums of the analytics from the log of copies',
    run: () => import('./recount-copies.ts'),
  },
  health: {
    does: 'whether the process of this container is alive',
    run: () => import('./health.ts'),
  },
  openapi: { does: 'prints the API as an OpenAPI document', run: () => import('./openapi.ts') },
};

const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) await command.run();
else {
  const width = Math.max(...Object.keys(COMMANDS).map(({ length }) => length));
  console.error('usage: tessera <command> [arguments …]\n');
  for (const [each, { does }] of Object.entries(COMMANDS))
    console.error(`  ${each.padEnd(width)}  ${does}`);
  process.exitCode = 2;
}
