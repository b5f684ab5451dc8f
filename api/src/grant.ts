// `npm run grant -- <email> <plan name or component slug> [days]` gives somebody a plan for a time, or a component for good.
import { createServices } from './app.ts';
import { readConfig } from './platform/config.ts';
import { inTransaction } from './platform/db/database.ts';
import { uuidv7 } from './platform/db/uuid.ts';
import { AppError } from './platform/errors.ts';
import { createLog } from './platform/log.ts';
import { openPlatform } from './platform/platform.ts';

const [email, thing, days, ...rest] = process.argv.slice(2);
const durationDays = days === undefined ? undefined : Number(days);
const badDays = durationDays !== undefined && !(Number.isInteger(durationDays) && durationDays > 0);
if (!email || !thing || badDays || rest.length > 0) {
  console.error('usage: npm run grant -- <email> <plan name or component slug> [days]');
  process.exit(2);
}

const platform = await openPlatform(readConfig(), createLog({ LOG_LEVEL: 'warn' }));
const { users, plans, items, subscriptions, audit } = createServices(platform);

async function grant(address: string, name: string): Promise<string> {
  const account = await users.find(address);
  if (!account) throw new AppError('NOT_FOUND', { message: `Nobody is registered as ${address}.` });
  const plan = await plans.findByName(platform.db, name);
  const item = plan ? undefined : await items.findBySlug(name);
  if (!plan && !item)
    throw new AppError('NOT_FOUND', {
      message: `There is neither a plan nor a component ${name}.`,
    });
  const to = { holderId: account.id, source: { kind: 'admin', id: uuidv7() } } as const;
  await inTransaction(platform.db, async (tx) => {
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
  return plan ? `the plan ${plan.name}` : `the component ${name}`;
}

try {
  console.log(`${email} has ${await grant(email.trim().toLowerCase(), thing)} now.`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await platform.close();
}
