import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';
import { addPerson, keepToken } from './people.ts';
import { open } from './visitors.ts';

export type Planted = { id: string; title: string };

/** A free component with a unique title, inserted directly into the database as the last of the list. */
export async function plantComponent(
  o: { tags?: string[]; code?: string; title?: string } = {},
): Promise<Planted> {
  const [id, version] = [randomUUID(), randomUUID()];
  const { title = `Planted ${id.slice(0, 8)}`, tags = [], code = 'export const A = 1;' } = o;
  await query(
    `with component as (
       insert into components (id, slug, status, current_version_id, title, description, category, tags, published_at)
       values ($1::uuid, 'planted-' || $1, 'published', $2::uuid, $3, 'Put here by a test.', 'Modals', $4, '2020-01-01') returning id),
     version as (
       insert into component_versions (id, component_id, number, files, licence, sha256)
       select $2::uuid, id, 1, jsonb_build_array(jsonb_build_object('path', 'component.tsx', 'content', $5::text)), 'MIT',
              encode(sha256(convert_to($5, 'UTF8')), 'hex') from component)
     insert into images (id, component_id, theme, width, height, key, placeholder)
     select gen_random_uuid(), id, 'light', 800, 500, 'components/missing.webp-' || $1, repeat('e4ded2', 4) from component`,
    [id, version, title, tags, code],
  );
  return { id, title };
}

type Code = { code: string; codeJs: string };

/** A planted component as the catalogue publishes it: with these versions in both languages, and with a prop. */
export async function plantVersions(versions: Code[]): Promise<Planted> {
  const planted = await plantComponent();
  const checks = {
    props: [
      { name: 'watts', type: 'number', required: false, default: '4', comment: 'Its light.' },
    ],
  };
  for (const [index, { code, codeJs }] of versions.entries())
    await query(
      `with version as (
         insert into component_versions (id, component_id, number, files, checks, licence, sha256)
         values ($1, $2, $3, $4, $5, 'MIT', repeat('0', 64))
         on conflict (component_id, number) do update set files = excluded.files, checks = excluded.checks
         returning id, component_id)
       update components set current_version_id = version.id from version where components.id = version.component_id`,
      [
        randomUUID(),
        planted.id,
        index + 1,
        JSON.stringify([
          { path: 'component.tsx', content: code },
          { path: 'component.jsx', content: codeJs },
        ]),
        checks,
      ],
    );
  return planted;
}

/** Withdraws the components that a test published. */
export const withdrawComponents = (titles: string[]) =>
  query(
    `update components set status = 'withdrawn', updated_at = now()
     where title = any($1) and status = 'published'`,
    [titles],
  );

/** Opens a section of the admin area as a new admin. */
export async function openSection(page: Page, section: string, origin = ''): Promise<void> {
  await keepToken(page, (await addPerson({ name: 'Asha Rao', role: 'admin' })).token, origin);
  await open(page, `${origin}/admin/dashboard?section=${section}`);
}

/** Waits for a toast. */
export const expectNotice = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible();
