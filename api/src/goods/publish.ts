import type { Services } from '../composition.ts';
import { uuidv7 } from '../platform/db/uuid.ts';
import { AppError } from '../platform/errors.ts';
import type { GoodsOutcome } from '../platform/goods.ts';
import type { Platform } from '../platform/platform.ts';
import {
  findStalePart,
  goodOf,
  readGoods,
  storeItem,
  storeRuntime,
  type GoodOnDisk,
} from './components.ts';
import { CATALOGUE_PLANS } from './plans.ts';
import { findStaleTemplatePart, readTemplates, type TemplateOnDisk } from './template-records.ts';
import { storeTemplate, templateGoodOf } from './templates.ts';

type Outcome = GoodsOutcome | 'withdrawn';

/** A plan is named by its name, an item by its slug. */
export type Change = { outcome: Outcome; kind: 'plan' | 'component' | 'template'; name: string };

export type PublishReport = {
  changes: Change[];
  unchanged: number;
  /** Items of plans that the shop does not sell. */
  leftOut: string[];
  /** Items that differ from their record. */
  stale: string[];
  failed: string[];
};

type Items = { components: GoodOnDisk[]; templates: TemplateOnDisk[] };

/** How the items of one kind are compared, stored and published. */
type Kind<OnDisk, Good> = {
  kind: 'component' | 'template';
  items: readonly OnDisk[];
  findStale: (item: OnDisk) => string | undefined;
  goodOf: (item: OnDisk, planId: string | null) => Good;
  store: (item: OnDisk) => Promise<void>;
  service: {
    preview: (good: Good) => Promise<Outcome>;
    publish: (good: Good, publishedAt: Date) => Promise<Outcome>;
    listLeft: (slugs: readonly string[]) => Promise<{ id: string; slug: string }[]>;
    withdraw: (id: string) => Promise<void>;
    changed: () => Promise<void>;
  };
};

/** A minute apart, so that lists by date keep the order of the catalogue. */
const APART_MS = 60_000;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The plans by name. A shop that never had a plan gets those of the catalogue. */
async function providePlans(
  { plans, firstPlans }: Services,
  { isDryRun, report }: { isDryRun: boolean; report: (change: Change) => void },
): Promise<Map<string, string>> {
  const isNew = isDryRun ? await firstPlans.isNeeded() : await firstPlans.create(CATALOGUE_PLANS);
  if (isNew)
    for (const { name } of CATALOGUE_PLANS) report({ outcome: 'created', kind: 'plan', name });
  if (isNew && isDryRun) return new Map(CATALOGUE_PLANS.map(({ name }) => [name, uuidv7()]));
  const onSale = await plans.listOnSale({ fresh: true });
  return new Map(onSale.map(({ _id, name }) => [name, _id]));
}

/**
 * Publishes the catalogue: new and changed items, newest first. Items that it no longer has are withdrawn, unless an
 * admin published them. Each item has a transaction of its own, so that a run that was interrupted can be repeated. An
 * item that fails does not stop the others.
 */
export async function publishCatalogue(
  platform: Platform,
  services: Services,
  o: { isDryRun?: boolean; report?: (change: Change) => void; items?: Items } = {},
): Promise<PublishReport> {
  const isDryRun = o.isDryRun ?? false;
  const { components, templates } = o.items ?? {
    components: readGoods(),
    templates: readTemplates(),
  };
  // Without this, a release that lacks the folder would withdraw everything.
  if (components.length === 0 || templates.length === 0)
    throw new AppError('BAD_REQUEST', { message: 'The catalogue has no records.' });
  const result: PublishReport = { changes: [], unchanged: 0, leftOut: [], stale: [], failed: [] };
  const report = (change: Change) => {
    result.changes.push(change);
    o.report?.(change);
  };
  const planIds = await providePlans(services, { isDryRun, report });
  const now = platform.clock.now().getTime();

  const attempt = async (slug: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      result.failed.push(`${slug} (${reasonOf(error)})`);
    }
  };

  const publishKind = async <OnDisk extends { slug: string; plan: string }, Good>({
    kind,
    items,
    service,
    ...of
  }: Kind<OnDisk, Good>) => {
    const publish = async (item: OnDisk, place: number) => {
      const part = of.findStale(item);
      if (part !== undefined) {
        result.stale.push(`${item.slug} (${part})`);
        return;
      }
      // A shop with renamed plans keeps them.
      if (item.plan !== 'Free' && !planIds.has(item.plan)) {
        result.leftOut.push(`${item.slug} (${item.plan})`);
        return;
      }
      const good = of.goodOf(item, planIds.get(item.plan) ?? null);
      let outcome = await service.preview(good);
      if (outcome !== 'unchanged' && !isDryRun) {
        await of.store(item);
        outcome = await service.publish(good, new Date(now - place * APART_MS));
      }
      if (outcome === 'unchanged') result.unchanged++;
      else report({ outcome, kind, name: item.slug });
    };
    for (const [place, item] of items.entries())
      await attempt(item.slug, () => publish(item, place));
    for (const { id, slug } of await service.listLeft(items.map((item) => item.slug)))
      await attempt(slug, async () => {
        if (!isDryRun) await service.withdraw(id);
        report({ outcome: 'withdrawn', kind, name: slug });
      });
    // Also without a change, because an interrupted run has not got this far.
    if (!isDryRun) await service.changed();
  };

  if (!isDryRun) await storeRuntime(platform, components);
  await publishKind({
    kind: 'component',
    items: components,
    findStale: findStalePart,
    goodOf,
    store: (item) => storeItem(platform, item),
    service: services.componentGoods,
  });
  await publishKind({
    kind: 'template',
    items: templates,
    findStale: findStaleTemplatePart,
    goodOf: (item, planId) => templateGoodOf(platform, item, planId),
    store: (item) => storeTemplate(platform, item),
    service: services.templateGoods,
  });
  return result;
}
