import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../../../catalogue/pipeline/item.ts';
import type { Claims } from '../runner/claims.ts';
import { runTool } from '../runner/pinned-tools.ts';
import { type Cli, differsFrom } from './command-line.ts';
import { nextProject, writeFiles } from './projects.ts';
import type { DeliveryShop } from './shop.ts';
import type { Snippets } from './snippets.ts';

const OWN_LINE = '// A line of the buyer.';

/** The commands of the guide, each from its file: adding, searching, comparing, replacing, pinning, the brand. */
export async function proveUpdates({
  root,
  shop,
  cli,
  snippets,
  registries,
  hero,
  claim,
}: {
  root: string;
  shop: DeliveryShop;
  cli: Cli;
  snippets: Snippets;
  registries: unknown;
  hero: Item;
  claim: Claims['claim'];
}): Promise<void> {
  const project = nextProject(root, 'updates', registries);
  const isPublished = () => differsFrom(project, hero) === null;
  const file = project.fileOf(hero.slug);
  const edit = () => writeFileSync(file, `${readFileSync(file, 'utf8')}${OWN_LINE}\n`);
  const run = async (snippet: string, key?: string) =>
    (await cli(project.folder, snippets.cliArgs(snippet), key)).output;

  claim('the command without setup adds', (await run('add-free.sh')) !== '' && isPublished());
  const fresh = nextProject(root, 'named', registries);
  await cli(fresh.folder, snippets.cliArgs('add-named.sh'));
  claim('the command by name adds', differsFrom(fresh, hero) === null);

  edit();
  const diff = await run('diff.sh');
  claim('--diff shows the own line', diff.includes(`-${OWN_LINE}`), diff.slice(-800));
  claim('--diff writes nothing', readFileSync(file, 'utf8').includes(OWN_LINE));
  await run('overwrite.sh');
  claim('--overwrite replaces the file', isPublished());
  edit();
  await run('pin.sh');
  claim('without --overwrite an edited file stays', readFileSync(file, 'utf8').includes(OWN_LINE));
  const pinned = nextProject(root, 'pinned', registries);
  await cli(pinned.folder, snippets.cliArgs('pin.sh'));
  claim('a version may be named', / v1 · /.test(readFileSync(pinned.fileOf(hero.slug), 'utf8')));

  const found = await run('search.sh');
  claim('searching finds', found.includes('plain-pricing'), found.slice(-800));

  const token = await shop.signIn(await shop.add('branded', 'Pro'));
  const { secret } = await shop.makeKey(token);
  const environment = { TESSERA_KEY: secret };
  const shell = async (snippet: string) =>
    (await runTool('bash', ['-c', snippets.text(snippet)], { cwd: root, environment })).output;
  claim('searching over HTTPS finds', (await shell('search-https.sh')).includes('plain-pricing'));
  claim(
    'taking over HTTPS gives the code',
    (await shell('https.sh')).includes('export function CallCalendarStrip'),
  );
  claim('Markdown is there', (await shell('markdown.sh')).includes('# Plain hero'));

  await shop.call('/user/brand', {
    method: 'PUT',
    token,
    payload: { colour: '#0f766e', radius: '0.5rem', font: null, isInCode: true },
  });
  const branded = nextProject(root, 'branded', snippets.json('brand.json')['registries']);
  const keyed = snippets.cliArgs('add-paid.sh');
  const { output } = await cli(branded.folder, keyed, secret);
  const styles = readFileSync(join(branded.folder, 'app/globals.css'), 'utf8');
  claim('the brand is written into the stylesheet', styles.includes('#0f766e'), output + styles);

  const paid = nextProject(root, 'paid', registries);
  // The key may also stand in a file of the project that is not shared.
  writeFiles(paid.folder, {
    '.env.local': snippets
      .text('key.sh')
      .replace(/^export /, '')
      .replace('tsr_your_key', secret),
  });
  await cli(paid.folder, keyed);
  claim(
    'the key is read from .env.local',
    readFileSync(paid.fileOf('call-calendar-strip'), 'utf8').includes('CallCalendarStrip'),
  );
}
