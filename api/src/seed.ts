import { createServices, type Services } from './app.ts';
import { readConfig } from './platform/config.ts';
import { inTransaction } from './platform/db/database.ts';
import { uuidv7 } from './platform/db/uuid.ts';
import { createLog } from './platform/log.ts';
import { openPlatform, type Platform } from './platform/platform.ts';
import { demoCode, demoItems } from './seed/items.ts';
import { drawPicture, renderPicture } from './seed/pictures.ts';
import { demoPlans } from './seed/plans.ts';

const HOUR_MS = 3_600_000;

async function seedPlans({ db }: Platform, { plans }: Services): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  await inTransaction(db, async (tx) => {
    for (const { opens, ...plan } of demoPlans)
      ids.set(
        plan.name,
        await plans.create(tx, { ...plan, linkedPlanIds: opens.map((name) => ids.get(name)!) }),
      );
  });
  return ids;
}

async function seedComponents(
  { db, storage, clock }: Platform,
  { catalog }: Services,
  plans: Map<string, string>,
) {
  const now = clock.now().getTime();
  for (const [index, item] of demoItems.entries()) {
    const { svg, width, height } = drawPicture(item);
    const { webp, placeholder } = await renderPicture(svg, width, height);
    const key = `components/${uuidv7()}.webp`;
    await storage.put('public', key, webp, 'image/webp');
    await inTransaction(db, (tx) =>
      catalog.publish(tx, {
        slug: item.slug,
        title: item.title,
        description: item.description,
        category: item.category,
        tags: item.tags,
        info: item.info,
        planId: plans.get(item.plan) ?? null,
        pricePaise: item.priceRupees === null ? null : item.priceRupees * 100,
        code: demoCode(item),
        licence: item.plan === 'Free' ? 'MIT' : 'Tessera commercial licence',
        publishedAt: new Date(now - index * HOUR_MS),
        image: { theme: 'light', width, height, key, placeholder },
      }),
    );
  }
}

const config = readConfig();
const platform = await openPlatform(config, createLog({ LOG_LEVEL: 'warn' }));
const services = createServices(platform);
try {
  if (config.NODE_ENV === 'production') throw new Error('The demo shop is not for production.');
  const existing = await services.plans.listOnSale({ fresh: true });
  if (existing.length > 0) {
    console.log('The shop already has plans; nothing was added.');
  } else {
    await platform.storage.ensureBuckets();
    await seedComponents(platform, services, await seedPlans(platform, services));
    await platform.freshness.changed('plans');
    await platform.freshness.changed('catalog');
    console.log(`Added ${demoPlans.length} plans and ${demoItems.length} components.`);
  }
} finally {
  await platform.close();
}
