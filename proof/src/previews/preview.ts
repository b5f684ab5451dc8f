import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Item, loadItems } from '../../../catalogue/pipeline/item.ts';
import type { PreviewFiles } from '../../../catalogue/pipeline/previews/build.ts';
import type { Runtime } from '../../../catalogue/pipeline/previews/runtime.ts';

/** A preview as it is published: the stored files, not new ones. */
export type Published = { item: Item; files: PreviewFiles; runtime: Runtime };

/**
 * What the server says about the content of a preview (`api/src/platform/http/previews.ts`). A document that is opened
 * from memory says it itself, so that an item that breaks the policy is noticed.
 */
const POLICY = `default-src 'none'; script-src http://pasted.test; style-src http://pasted.test 'unsafe-inline'; font-src http://pasted.test; img-src http://pasted.test data:; form-action 'none'; base-uri 'none'`;

const withPolicy = (html: string): string =>
  html.replace('<head>', `<head>\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);

export async function loadPublished(root: string): Promise<Published[]> {
  const content = readFileSync(join(root, 'catalogue/build/runtime.js'), 'utf8');
  return (await loadItems()).map((item) => {
    const read = (file: string) => readFileSync(join(item.folder, file), 'utf8');
    const { preview } = JSON.parse(read('published.json')) as { preview: { runtime: string } };
    return {
      item,
      files: {
        'index.html': withPolicy(read('build/index.html')),
        'item.js': read('build/item.js'),
        'item.css': read('build/item.css'),
      },
      runtime: { path: preview.runtime, content },
    };
  });
}
