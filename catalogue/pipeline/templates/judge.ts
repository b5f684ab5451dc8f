import type { Browser } from '@playwright/test';
import { reasonOf } from '../checks/fault.ts';
import { loadItems } from '../item.ts';
import { archiveOf } from './archive.ts';
import { build, type Built, findMissingPages } from './build.ts';
import { findWeightFaults } from './record.ts';
import { findRenderFaults } from './rendering.ts';
import { findSourceFaults } from './source.ts';
import type { Template } from './template.ts';

/** Runs all checks that a template must pass before it is sold. */
export async function judge(browser: Browser, template: Template): Promise<Built> {
  const { slug, meta, site, base } = template;
  const read = findSourceFaults(meta, site, await loadItems());
  if (read.length > 0) return { dist: [], faults: read };
  const { dist, faults } = build(template);
  faults.push(...findMissingPages(meta.pages, dist));
  if (faults.length > 0) return { dist, faults };
  faults.push(...findWeightFaults(archiveOf(slug, site), dist));
  try {
    faults.push(...(await findRenderFaults({ browser, dist, base, pages: meta.pages })));
  } catch (error) {
    faults.push({ check: 'console', text: `could not be shown: ${reasonOf(error)}` });
  }
  return { dist, faults };
}
