import { request } from 'node:http';
import { type LeakShop, PREVIEW_HOST } from './shop.ts';

const FILES = ['', 'index.html', 'item.js', 'item.css', 'item.js.map', 'component.tsx'];
/** Shorter lines may be the same in any two files. */
const LINE_MIN = 40;
/** Text in quotes, and what a class in it looks like: `px-4`, `sm:grid`, `[&>*]:w-full`. */
const QUOTED = /["'`]([^"'`\n]+)["'`]/g;
const CLASS = /^-?(?:[a-z0-9[\]()&>*:/_.#,%=@-]+[-:])[a-z0-9[\]().:/#%,_=>&*-]+$/;
const CLASSES_MIN = 3;

/** Whether a text is a list of classes. Texts that a visitor reads are no source. */
const isClassList = (text: string): boolean =>
  text.split(' ').filter((part) => CLASS.test(part)).length >= CLASSES_MIN;

const read = (port: number, path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host: PREVIEW_HOST } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

/** What tells that a text contains the source: its longer lines and its lists of classes. */
const partsOf = (source: string): string[] => [
  ...source.split('\n').flatMap((line) => (line.trim().length >= LINE_MIN ? [line.trim()] : [])),
  ...[...source.matchAll(QUOTED)].map(([, text]) => text!).filter(isClassList),
];

/** Reads the previews of all versions. Those of paid items must not contain their source. */
export async function walkPreviews(
  shop: LeakShop,
): Promise<{ asked: number; open: number; leaks: string[] }> {
  const versions = await shop.query<{ path: string; slug: string; sources: string[] }>(
    `select version.preview ->> 'path' as path, component.slug,
       array(select file ->> 'content' from jsonb_array_elements(version.files) file) as sources
     from component_versions version join components component on component.id = version.component_id
     where version.preview is not null and component.plan_id is not null order by component.slug`,
  );
  const leaks: string[] = [];
  let asked = 0;
  let open = 0;
  for (const { path, slug, sources } of versions) {
    const parts = sources.flatMap(partsOf);
    for (const file of FILES) {
      const { status, text } = await read(shop.port, `/${path}${file}`);
      asked++;
      if (status === 200) open++;
      const part = parts.find((one) => text.includes(one));
      if (part !== undefined)
        leaks.push(`the preview of ${slug} has "${part.slice(0, 60)}" in ${file}`);
    }
  }
  return { asked, open, leaks };
}
