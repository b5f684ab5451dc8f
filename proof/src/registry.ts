import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Item, loadItems } from '../../catalogue/pipeline/item.ts';
import { serveColours } from './registry/colours.ts';
import { createCli, differsFrom } from './registry/command-line.ts';
import { monorepo, nextPages, nextProject, viteApp, viteProject } from './registry/projects.ts';
import { proveRefusals } from './registry/refusals.ts';
import { openDeliveryShop } from './registry/shop.ts';
import { readSnippets } from './registry/snippets.ts';
import { proveUpdates } from './registry/updates.ts';
import { collectClaims } from './runner/claims.ts';
import { installTools, runTool } from './runner/pinned-tools.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

/** Different paid components that one account may take in this shop, so that the proof meets the limit. */
const QUOTA = 6;
const PAID_ADDED = 4;

const named = (namespace: string, items: readonly Item[]): string[] =>
  items.map(({ slug }) => `${namespace}/${slug}`);

export const prove: Prove = async ({ root, report }) => {
  const bin = installTools(root);
  const shop = await openDeliveryShop(root, { CODE_QUOTA_PER_DAY: String(QUOTA) });
  const colours = await serveColours();
  const home = join(root, '.proof/registry/home');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const { claim, counted } = collectClaims(report);
  try {
    const snippets = readSnippets(root, shop.origin);
    const { registries } = snippets.json('registries.json');
    const cli = createCli({ bin, coloursUrl: colours.url, home });
    const items = await loadItems();
    const free = items.filter(({ meta }) => meta.plan === 'Free');
    const paid = items.filter(({ meta }) => meta.plan === 'Pro').slice(0, PAID_ADDED);
    const member = await shop.signIn('pro@tessera.example');
    const key = await shop.makeKey(member);

    // By name into Next, by address into Vite: one command each.
    const next = nextProject(root, 'next', registries);
    const vite = viteProject(root, 'vite', registries);
    const inNext = await cli(next.folder, ['add', '-y', ...named('@tessera', free)]);
    const inVite = await cli(vite.folder, [
      'add',
      '-y',
      ...free.map(({ slug }) => `${shop.origin}/r/${slug}.json`),
    ]);
    for (const [project, { output }, where] of [
      [next, inNext, 'Next'],
      [vite, inVite, 'Vite'],
    ] as const)
      for (const item of free) {
        const difference = differsFrom(project, item);
        claim(`${item.slug} is added to ${where}`, difference === null, output.slice(-600));
      }

    const added = await cli(next.folder, ['add', '-y', ...named('@tessera-pro', paid)], key.secret);
    for (const item of paid)
      claim(
        `${item.slug} is added with a key`,
        differsFrom(next, item) === null,
        added.output.slice(-600),
      );
    claim('the licence comes with it', existsSync(join(next.folder, 'licences/tessera.txt')));

    nextPages(next, [...free, ...paid]);
    const nextBuild = await runTool(join(root, 'node_modules/.bin/next'), ['build'], {
      cwd: next.folder,
      environment: { HOME: home, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      timeoutMs: 900_000,
    });
    claim('Next builds with all of them', nextBuild.status === 0, nextBuild.output.slice(-3_000));
    viteApp(vite, free);
    const viteBuild = await runTool(join(root, 'node_modules/.bin/vite'), ['build'], {
      cwd: vite.folder,
      environment: { HOME: home },
    });
    claim('Vite builds with all of them', viteBuild.status === 0, viteBuild.output.slice(-3_000));
    report(`${free.length} free and ${paid.length} paid components added and built`);

    const workspace = monorepo(root, registries);
    await cli(workspace.folder, snippets.cliArgs('monorepo.sh'));
    const hero = items.find(({ slug }) => slug === 'plain-hero')!;
    claim('a monorepo gets it into the app that is named', differsFrom(workspace, hero) === null);

    await proveUpdates({ root, shop, cli, snippets, registries, hero, claim });

    // Copies: the same components again, one after the other and all at once.
    const again = Array.from({ length: 3 }, (_, index) =>
      nextProject(root, `again-${index}`, registries),
    );
    const add = ['add', '-y', '-o', ...named('@tessera-pro', paid.slice(0, 2))];
    await cli(again[0]!.folder, add, key.secret);
    await Promise.all(again.map(({ folder }) => cli(folder, add, key.secret)));
    // On a slow machine this takes longer than the ten minutes within which repeated requests are one copy.
    const copies = await shop.query<{ slug: string; copies: number; isApart: boolean }>(
      `select slug, count(*)::int as copies,
              bool_and(since is null or since > interval '590 seconds') as "isApart"
       from (select components.slug, occurred_at - lag(occurred_at) over
                      (partition by component_id order by occurred_at) as since
             from copy_events
             join components on components.id = component_id join users on users.id = user_id
             where users.email = 'pro@tessera.example') as counted
       group by 1`,
    );
    claim(
      'every component that was taken with the key counts as one copy in ten minutes',
      copies.length === paid.length && copies.every(({ isApart }) => isApart),
      JSON.stringify(copies),
    );
    const anonymous = await shop.query('select 1 from copy_events where user_id is null');
    claim('what was taken without a key counts for nobody', anonymous.length === 0);

    await proveRefusals({ root, shop, cli, registries, items, claim, quota: QUOTA });

    const edge = async (headers: Record<string, string> = {}) => {
      const response = await fetch(`${shop.origin}/r/${free[0]!.slug}.json`, { headers });
      await response.arrayBuffer();
      return response.headers.get('x-edge');
    };
    await edge();
    const [shared, own] = [await edge(), await edge({ authorization: `Bearer ${key.secret}` })];
    claim('free components come from the edge', shared === 'HIT', String(shared));
    claim('a request with a key passes by the edge', own === 'BYPASS', String(own));
    claim(
      'no key is in the log',
      !readFileSync(shop.log, 'utf8').includes(key.secret.slice(0, 24)),
    );
    writeFileSync(join(root, '.proof/registry/asked.txt'), `${colours.asked.join('\n')}\n`);

    const { held, failed } = counted();
    return {
      figure: `${held} claims hold, ${failed} do not: ${free.length} free components in Next and Vite, ${paid.length} paid`,
      bar: '0 claims that do not hold',
      passed: failed === 0,
    };
  } finally {
    await colours.close();
    await shop.close();
  }
};
