import { randomUUID } from 'node:crypto';
import type { LeakShop, Planted } from './shop.ts';

export type PlantedTemplate = Planted & {
  /**
   * The place of its file: an external address, which admins see in their list, or a zip in our storage, whose key no
   * user sees.
   */
  source: 'address' | 'zip';
};

/** Adds two templates of each plan, with a marker only in the place of their file. */
export async function plantTemplates(shop: LeakShop): Promise<PlantedTemplate[]> {
  const planted: PlantedTemplate[] = [];
  for (const plan of ['Free', 'Pro', 'Pro Plus'] as const)
    for (const source of ['address', 'zip'] as const) {
      const [id, versionId, fileId] = [randomUUID(), randomUUID(), randomUUID()];
      const marker = `Leaked${9_000 + planted.length}x${id.slice(-6)}`;
      const slug = `template-${plan.toLowerCase().replace(' ', '-')}-${source}`;
      if (source === 'zip')
        await shop.query(
          `insert into template_files (id, status, upload_key, key, file_name, bytes, entries, sha256)
           values ($1, 'good', $2, $3, 'site.zip', 10, 1, repeat('0', 64))`,
          [fileId, `uploads/${marker}.zip`, `templates/${marker}.zip`],
        );
      await shop.query(
        `with made as (
           insert into templates (id, slug, status, current_version_id, plan_id, title, description, category, preview_url, published_at)
           values ($1, $2, 'published', $3, (select id from plans where name = $4), $2, 'For a proof', 'Blog', 'https://example.com/', now())
         )
         insert into template_versions (id, template_id, number, external_url, file_id) values ($3, $1, 1, $5, $6)`,
        [
          id,
          slug,
          versionId,
          plan,
          source === 'address' ? `https://files.example.com/${marker}.zip` : null,
          source === 'zip' ? fileId : null,
        ],
      );
      planted.push({ id, slug, plan, marker, source });
    }
  return planted;
}
