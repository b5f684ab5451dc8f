import type { Browser } from '@playwright/test';
import { reasonOf } from '../checks/fault.ts';
import { archiveOf } from './archive.ts';
import { build, type Built } from './build.ts';
import { findWeightFaults } from './record.ts';
import { findRenderFaults } from './rendering.ts';
import { findSourceFaults } from './source.ts';
import type { Template } from './template.ts';

/** Runs all checks that a template must pass before it is sold. */
export async function judge(browser: Browser, template: Template): Promise<Built> {
  const { slug, meta, site } = template;
  const read = findSourceFaults(meta, site);
  if (read.length > 0) return { dist: [], faults: read };
  const { dist, faults } = build(template);
  if (faults.length > 0) return { dist, faults };
  faults.push(...findWeightFaults(archiveOf(slug, site), dist));
  try {
    faults.push(...(await findRenderFaults({ browser, dist, pages: meta.pages })));
  } catch (error) {
    faults.push({ check: 'console', text: `could not be shown: ${reasonOf(error)}` });
  }
  return { dist, faults };
}
