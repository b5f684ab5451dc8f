import { inTransaction } from '../platform/db/database.ts';
import { uuidv7 } from '../platform/db/uuid.ts';
import { AppError } from '../platform/errors.ts';
// `npm run grant -- <email> <plan name or component slug> [days]` grants a plan for some days, or a component without
// an end.
import { runCommand } from './command.ts';
import { showUsage } from './usage.ts';

const [email, thing, days, ...rest] = process.argv.slice(2);
const durationDays = days === undefined ? undefined : Number(days);
const badDays = durationDays !== undefined && !(Number.isInteger(durationDays) && durationDays > 0);
if (!email || !thing || badDays || rest.length > 0)
  showUsage('grant', '<email> <plan name or component slug> [days]');

await runCommand(async ({ users, plans, items, subscriptions, audit }, { db }) => {
  const address = email.trim().toLowerCase();
  const account = await users.find(address);
  if (!account) throw new AppError('NOT_FOUND', { message: `Nobody is registered as ${address}.` });
  const plan = await plans.findByName(db, thing);
  const item = plan ? undefined : await items.findBySlug(thing);
  if (!plan && !item)
    throw new AppError('NOT_FOUND', {
      message: `There is neither a plan nor a component ${thing}.`,
    });
  const to = { holderId: account.id, source: { kind: 'admin', id: uuidv7() } } as const;
  await inTransaction(db, async (tx) => {
    if (plan)
      await subscriptions.grantPlan(tx, {
        ...to,
        planId: plan.id,
        ...(durationDays !== undefined && { durationDays }),
      });
    if (item)
      await subscriptions.grantComponent(tx, {
        ...to,
        componentId: item.id,
        snapshot: { title: item.title, pricePaise: item.pricePaise },
      });
    await audit.record(tx, {
      actorId: null,
      action: 'grant',
      subject: { kind: plan ? 'plan' : 'component', id: plan?.id ?? item?.id ?? null },
    });
  });
  return `${email} has ${plan ? `the plan ${plan.name}` : `the component ${thing}`} now.`;
});
