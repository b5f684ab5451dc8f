import { licenceFor } from '@tessera/contract/licences';
import { composeModules, type Services } from '../composition.ts';
import type { ComponentDraft } from '../modules/catalog/service.ts';
import { readConfig } from '../platform/config.ts';
import { inTransaction } from '../platform/db/database.ts';
import { uuidv7 } from '../platform/db/uuid.ts';
import { highlight } from '../platform/highlight.ts';
import { createLog } from '../platform/log.ts';
import { createHasher } from '../platform/passwords/hasher.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { publishGoods } from '../seed/goods.ts';
import { demoCode, demoItems } from '../seed/items.ts';
import { DEMO_PASSWORD, demoPeople } from '../seed/people.ts';
import { drawPicture, renderPicture } from '../seed/pictures.ts';
import { demoPlans } from '../seed/plans.ts';
import { publishTemplates } from '../seed/template-goods.ts';

const HOUR_MS = 3_600_000;

/** Pictures are stored first, so that no row points to a missing file. */
async function storePictures({ storage }: Platform) {
  const pictures = new Map<string, ComponentDraft['image']>();
  for (const item of demoItems) {
    const { svg, width, height } = drawPicture(item);
    const { webp, placeholder } = await renderPicture(svg, width, height);
    const key = `components/${uuidv7()}.webp`;
    await storage.put('public', key, webp, 'image/webp');
    pictures.set(item.slug, { theme: 'light', width, height, key, placeholder });
  }
  return pictures;
}

async function seedShop(platform: Platform, { plans, catalog }: Services): Promise<void> {
  const pictures = await storePictures(platform);
  const highlighted = new Map<string, string | null>();
  for (const item of demoItems) highlighted.set(item.slug, await highlight(demoCode(item)));
  const now = platform.clock.now().getTime();
  await inTransaction(platform.db, async (tx) => {
    const planIds = new Map<string, string>();
    for (const { opens, ...plan } of demoPlans) {
      const linkedPlanIds = opens.map((name) => planIds.get(name)!);
      planIds.set(plan.name, await plans.create(tx, { ...plan, linkedPlanIds }));
    }
    for (const [index, item] of demoItems.entries()) {
      const { slug, title, description, category, tags, info } = item;
      const planId = planIds.get(item.plan) ?? null;
      await catalog.publish(tx, {
        slug,
        title,
        description,
        category,
        tags,
        info,
        planId,
        pricePaise: item.priceRupees === null ? null : item.priceRupees * 100,
        code: demoCode(item),
        highlightedHtml: highlighted.get(slug) ?? null,
        licence: licenceFor(planId),
        publishedAt: new Date(now - (index + 1) * HOUR_MS), // older than the catalogue
        image: pictures.get(slug)!,
      });
    }
  });
}

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
  const existing = await services.plans.listOnSale({ fresh: true });
  if (existing.length > 0) {
    console.log('The shop already has plans; no demo items were added.');
  } else {
    await seedShop(platform, services);
    await platform.freshness.changed('plans');
    console.log(`Added ${demoPlans.length} plans and ${demoItems.length} demo items.`);
  }
  const plans = await services.plans.listOnSale({ fresh: true });
  const planIds = new Map(plans.map(({ _id, name }) => [name, _id]));
  const { published, stale } = await publishGoods(platform, planIds);
  await platform.freshness.changed('catalog');
  const templates = await publishTemplates(platform, planIds);
  await platform.freshness.changed('templates');
  stale.push(...templates.stale);
  console.log(
    `Published ${published} components and ${templates.published} templates of the catalogue.`,
  );
  if (stale.length > 0)
    console.error(
      `Left out, because they are not as they were judged: ${stale.join(', ')}. Run npm run catalogue.`,
    );
  await seedSubscribers(platform, services);
} finally {
  await platform.close();
}
