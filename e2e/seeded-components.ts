import { randomUUID } from 'node:crypto';
import { query } from './database.ts';
import type { Person } from './people.ts';

export type Item = {
  id: string;
  slug: string;
  title: string;
  description: string;
  code: string;
  pricePaise: number | null;
};

/** The seeded plans. Tests of the admin area add others for a while. */
export const SEEDED_PLANS = /^(Free|Pro|Pro Plus)$/;

/** The titles of the components that are there from the start. Tests of the admin area add and remove others. */
export async function seededTitles(): Promise<string[]> {
  const seeded = await query<{ title: string }>(
    `select title from components where status = 'published'
       and created_at <= (select created_at from components where slug = 'planted')`,
    [],
  );
  return seeded.map(({ title }) => title);
}

/** The first free component of the catalogue, or the first of a plan that is also sold on its own. */
export async function findItem(plan: 'Free' | 'Pro' | 'Pro Plus'): Promise<Item> {
  const [item] = await query<Item>(
    `select component.id, component.slug, component.title, component.description, component.price_paise::int as "pricePaise",
            version.files -> 0 ->> 'content' as code
     from components component
     join component_versions version on version.id = component.current_version_id
     left join plans on plans.id = component.plan_id
     where coalesce(plans.name, 'Free') = $1 and component.goods_fingerprint is not null and component.status = 'published'
       and (plans.id is null or component.price_paise is not null)
     order by component.slug limit 1`,
    [plan],
  );
  if (!item) throw new Error(`no component of ${plan}`);
  return item;
}

export type Good = Item & { codeJs: string; imageUrl: string; darkUrl: string };

/** A free component of the catalogue, with both languages and both pictures. */
export async function findGood(): Promise<Good> {
  const [good] = await query<Good>(
    `select component.id, component.slug, component.title, component.description, component.price_paise::int as "pricePaise",
            version.files -> 0 ->> 'content' as code, version.files -> 1 ->> 'content' as "codeJs",
            '/media/' || light.key as "imageUrl", '/media/' || dark.key as "darkUrl"
     from components component
     join component_versions version on version.id = component.current_version_id
     join images light on light.component_id = component.id and light.theme = 'light'
     join images dark on dark.component_id = component.id and dark.theme = 'dark'
     where component.plan_id is null and component.status = 'published' and version.files -> 1 ->> 'path' like '%.jsx'
     order by component.slug limit 1`,
    [],
  );
  if (!good) throw new Error('no free component in two languages');
  return good;
}

/** Adds a former slug of the component, which redirects to it. */
export async function addFormerSlug({ id, slug }: Item): Promise<string> {
  const former = `${slug}-${randomUUID().slice(0, 8)}`;
  await query('insert into slug_redirects (slug, component_id) values ($1, $2)', [former, id]);
  return former;
}

export const grantPlan = ({ id }: Person, plan: string) =>
  query(
    `insert into grants (id, holder_id, kind, plan_id, source_kind, source_id, starts_at, ends_at, snapshot)
     select gen_random_uuid(), $1, 'plan', id, 'admin', gen_random_uuid(), now(), now() + interval '30 days',
            jsonb_build_object('name', name, 'pricePaise', price_paise, 'accessiblePlans', '[]'::jsonb)
     from plans where name = $2`,
    [id, plan],
  );

export const grantItem = ({ id }: Person, item: Item) =>
  query(
    `insert into grants (id, holder_id, kind, component_id, source_kind, source_id, starts_at)
     values (gen_random_uuid(), $1, 'component', $2, 'admin', gen_random_uuid(), now())`,
    [id, item.id],
  );

export const saveItems = ({ id }: Person, items: readonly Item[]) =>
  query(`insert into saved_components (user_id, component_id) select $1, unnest($2::uuid[])`, [
    id,
    items.map((item) => item.id),
  ]);
