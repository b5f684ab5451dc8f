import { composeModules, type Services } from '../composition.ts';
import { publishCatalogue } from '../goods/publish.ts';
import { faultsOf, remarksOf, summaryOf } from '../goods/report.ts';
import { readConfig } from '../platform/config.ts';
import { inTransaction } from '../platform/db/database.ts';
import { uuidv7 } from '../platform/db/uuid.ts';
import { createLog } from '../platform/log.ts';
import { createHasher } from '../platform/passwords/hasher.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { DEMO_PASSWORD, demoPeople } from '../seed/people.ts';

/** Existing users are not changed. */
async function seedPeople({ db }: Platform, { users }: Services): Promise<number> {
  const passwordHash = await createHasher().hash(DEMO_PASSWORD);
  let added = 0;
  for (const { name, email, isAdmin } of demoPeople) {
    const isNew = await inTransaction(db, async (tx) => {
      const claim = await users.claim(tx, { name, email, passwordHash });
      if (claim.isNew) await users.markVerified(tx, claim.account.id);
      return claim.isNew;
    });
    if (isNew && isAdmin) await users.makeAdmin(email);
    if (isNew) added++;
  }
  return added;
}

/** A year each, so that a demo shop that is rarely used keeps its subscribers. */
async function seedSubscribers({ db }: Platform, services: Services): Promise<void> {
  const { users, plans, subscriptions } = services;
  for (const { email, plan: name } of demoPeople) {
    const account = name && (await users.find(email));
    const plan = name && (await plans.findByName(db, name));
    if (!account || !plan || (await subscriptions.current(account.id)).active) continue;
    await inTransaction(db, (tx) =>
      subscriptions.grantPlan(tx, {
        holderId: account.id,
        planId: plan.id,
        source: { kind: 'admin', id: uuidv7() },
        durationDays: 365,
      }),
    );
  }
}

const config = readConfig();
const platform = await openPlatform(config, createLog({ LOG_LEVEL: 'warn' }));
const services = composeModules(platform).services;
try {
  if (config.NODE_ENV === 'production') throw new Error('The demo shop is not for production.');
  const people = await seedPeople(platform, services);
  if (people > 0 && config.NODE_ENV === 'development')
    for (const { email } of demoPeople) console.log(`${email} signs in with "${DEMO_PASSWORD}".`);
  const report = await publishCatalogue(platform, services);
  for (const line of [...remarksOf(report), summaryOf(report)]) console.log(line);
  for (const fault of faultsOf(report)) console.error(fault);
  await seedSubscribers(platform, services);
} finally {
  await platform.close();
}
