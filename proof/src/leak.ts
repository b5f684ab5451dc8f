import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE } from '@tessera/contract/addresses';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import { ADMIN_PAGE_MAX } from '@tessera/contract/admin-list';
import { pageAddresses, readableAddresses, templateAddresses } from './leak/addresses.ts';
import { askAsMachines } from './leak/machines.ts';
import { meetPeople, type Person, type Rule } from './leak/people.ts';
import { walkPreviews } from './leak/previews.ts';
import { deliverPrivately, tryPrivate } from './leak/private.ts';
import { type LeakShop, openLeakShop, type Planted } from './leak/shop.ts';
import { plantTemplates, type PlantedTemplate } from './leak/templates.ts';
import { markersIn, type Tally, walk } from './leak/walk.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

/** Compares the items that an endpoint returned with those that it should return. */
function judge(
  o: { who: string; endpoint: string; items: readonly Planted[]; shown: Set<string> },
  allowed: (item: Planted) => boolean,
  tally: Tally,
) {
  for (const item of o.items) {
    const open = allowed(item);
    const seen = o.shown.has(item.marker);
    if (seen && !open)
      tally.leaks.push(`${o.who} saw ${item.slug} (${item.plan}) at ${o.endpoint}`);
    if (!seen && open)
      tally.missing.push(`${o.who} missed ${item.slug} (${item.plan}) at ${o.endpoint}`);
  }
}

async function checkCodeEndpoint(
  shop: LeakShop,
  person: Person,
  items: readonly Planted[],
  { endpoint, allowed }: { endpoint: string; allowed: (item: Planted) => boolean },
  tally: Tally,
) {
  for (const item of items) {
    const { text } = await shop.ask(`${API_BASE}/component/${item.id}/${endpoint}`, {
      token: person.token,
    });
    tally.asked++;
    const others = [...markersIn(text)].filter((marker) => marker !== item.marker);
    for (const marker of others)
      tally.leaks.push(`${person.name} saw ${marker} at another's endpoint`);
    judge({ who: person.name, endpoint, items: [item], shown: markersIn(text) }, allowed, tally);
  }
}

async function checkSavedEndpoint(
  shop: LeakShop,
  person: Person,
  items: readonly Planted[],
  rule: Rule,
  tally: Tally,
) {
  for (const { id } of items)
    await shop.ask(`${API_BASE}/user/saved-components`, {
      token: person.token,
      payload: { componentId: id },
    });
  const { text } = await shop.ask(`${API_BASE}/user/saved-components?limit=60`, {
    token: person.token,
  });
  tally.asked += items.length + 1;
  judge(
    { who: `${person.name} (links ${rule})`, endpoint: 'saved', items, shown: markersIn(text) },
    (item) => person.mayCopySaved(item, rule),
    tally,
  );
}

/** The admin list contains code. All other users must get nothing from it. */
async function tryAdminList(
  shop: LeakShop,
  person: Person,
  items: readonly Planted[],
  tally: Tally,
) {
  const { path } = adminAddresses.listAdminComponents;
  const { text } = await shop.ask(`${API_BASE}${path}?limit=${ADMIN_PAGE_MAX}`, {
    token: person.token,
  });
  tally.asked++;
  judge(
    { who: person.name, endpoint: 'the list of admins', items, shown: markersIn(text) },
    () => person.name === 'admin',
    tally,
  );
}

/** A download link is given only to users with access, and it leads to that file only. */
async function checkDownloadEndpoint(
  shop: LeakShop,
  person: Person,
  templates: readonly PlantedTemplate[],
  rule: Rule,
  tally: Tally,
) {
  for (const template of templates) {
    const { text } = await shop.ask(`${API_BASE}/template/${template.id}/download`, {
      token: person.token,
      payload: {},
    });
    tally.asked++;
    const shown = markersIn(text);
    for (const marker of shown)
      if (marker !== template.marker)
        tally.leaks.push(`${person.name} saw ${marker} at another's endpoint`);
    judge(
      { who: `${person.name} (links ${rule})`, endpoint: 'download', items: [template], shown },
      (item) => person.mayCopySaved(item, rule),
      tally,
    );
  }
}

/** Admins see the addresses that they entered. No user sees the storage key of a zip. */
async function tryTemplateList(
  shop: LeakShop,
  person: Person,
  templates: readonly PlantedTemplate[],
  tally: Tally,
) {
  const { path } = adminAddresses.listAdminTemplates;
  const { text } = await shop.ask(`${API_BASE}${path}?limit=${ADMIN_PAGE_MAX}`, {
    token: person.token,
  });
  tally.asked++;
  const addressed = new Set(templates.filter(({ source }) => source === 'address'));
  judge(
    {
      who: person.name,
      endpoint: 'the list of templates',
      items: templates,
      shown: markersIn(text),
    },
    (item) => person.name === 'admin' && addressed.has(item as PlantedTemplate),
    tally,
  );
}

/** Only admins may write. Other users must not change an item, nor get its code from a refused write. */
async function checkAdminEndpoints(
  shop: LeakShop,
  person: Person,
  kind: 'component' | 'template',
  item: Planted,
  tally: Tally,
) {
  for (const [method, payload] of [
    ['PUT', { title: 'x', code: 'x', category: 'Hero' }],
    ['DELETE', undefined],
  ] as const) {
    const { status, text } = await shop.ask(`${API_BASE}/${kind}/${item.id}`, {
      token: person.token,
      method,
      ...(payload && { payload }),
    });
    tally.asked++;
    if (status < 400 || markersIn(text).size > 0)
      tally.leaks.push(`${person.name} was let in at ${method} /${kind}`);
  }
}

/** Everybody compares versions of what is free. */
const mayCompare =
  ({ mayCopy }: Person) =>
  (item: Planted): boolean =>
    item.plan === 'Free' || mayCopy(item);

const builtFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|json|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

export const prove: Prove = async ({ root, full, quick, report }) => {
  const log = join(root, '.proof/leak.log');
  const shop = await openLeakShop(root, log);
  const tally: Tally = { asked: 0, leaks: [], missing: [] };
  try {
    const admin = await shop.signIn('admin@tessera.example');
    // A page of saved items has sixty entries, so this many are used.
    const planted = (await shop.plant(admin)).slice(0, 60);
    const sameAs = (item: Planted) => planted.filter(({ plan }) => plan === item.plan);
    /** Every so-many of each plan. */
    const some = (every: number) =>
      planted.filter((item) => sameAs(item).indexOf(item) % every === 0);
    const items = some(quick ? 2 : 1);
    const templates = await plantTemplates(shop);
    const bought = items.find(({ plan }) => plan === 'Pro');
    if (!bought) throw new Error('the seed has no item of the plan Pro');
    const people = await meetPeople(shop, bought);
    // Some items of each plan. Visiting the pages of all items takes too long.
    const visited = some(full ? 1 : quick ? 16 : 3);
    const plans = (list: readonly Planted[]) => new Set(list.map(({ plan }) => plan));
    if (plans(visited).size !== plans(items).size) throw new Error('a plan is not visited');
    const addresses = readableAddresses([...visited, ...templates]);
    const pages = [...pageAddresses(visited), ...templateAddresses(templates)];
    report(
      `${items.length} items, ${templates.length} templates, ${people.length} people, ${addresses.length + pages.length} other addresses`,
    );

    for (const rule of ['both', 'downward'] as const) {
      await shop.query('update shop_settings set plan_links = $1', [rule]);
      for (const person of people) {
        if (person.name !== 'admin') {
          await checkAdminEndpoints(shop, person, 'component', items[0]!, tally);
          await checkAdminEndpoints(shop, person, 'template', templates[2]!, tally);
        }
        await tryAdminList(shop, person, items, tally);
        await tryTemplateList(shop, person, templates, tally);
        await checkDownloadEndpoint(shop, person, templates, rule, tally);
        for (const code of [
          { endpoint: 'code', allowed: person.mayCopy },
          { endpoint: 'versions/2/code', allowed: person.mayCopy },
          { endpoint: 'versions/2/diff', allowed: mayCompare(person) },
          { endpoint: 'free-code', allowed: ({ plan }: Planted) => plan === 'Free' },
          { endpoint: 'versions/2/free-code', allowed: ({ plan }: Planted) => plan === 'Free' },
        ])
          await checkCodeEndpoint(shop, person, items, code, tally);
        await checkSavedEndpoint(shop, person, items, rule, tally);
      }
    }
    for (const person of people) await walk(shop, person, addresses, tally);
    // A page is rendered for every request and knows no session, so the quick form asks less often.
    for (const person of quick ? people.filter((_, index) => index % 3 === 0) : people)
      await walk(shop, person, pages, tally, { once: quick });

    const byMachines = await askAsMachines(shop, people, quick ? visited : items);
    tally.asked += byMachines.length;
    for (const { who, where, item, text, allowed } of byMachines) {
      const shown = markersIn(text);
      for (const marker of shown)
        if (marker !== item.marker) tally.leaks.push(`${who} saw ${marker} at another's ${where}`);
      judge({ who, endpoint: where, items: [item], shown }, () => allowed, tally);
    }
    report(`${byMachines.length} requests by command lines and agents`);

    const hidden = await deliverPrivately(shop, root, admin);
    const beside = tally.asked;
    await tryPrivate(
      shop,
      hidden,
      people,
      [...readableAddresses([hidden]), ...pageAddresses([hidden])],
      tally,
    );
    report(`a private component: ${tally.asked - beside} requests by ${people.length + 1} people`);

    const previews = await walkPreviews(shop);
    tally.asked += previews.asked;
    tally.leaks.push(...previews.leaks);
    if (previews.open === 0) tally.missing.push('no preview of a paid component was served');
    report(`previews of paid components: ${previews.open} files of ${previews.asked} requests`);

    const inLog = markersIn(readFileSync(log, 'utf8')).size;
    const sources = await shop.query<{ line: string }>(
      `select split_part(files -> 0 ->> 'content', E'\\n', 1) as line from component_versions
       where length(split_part(files -> 0 ->> 'content', E'\\n', 1)) > 30`,
    );
    const built = builtFiles(join(root, 'web/build')).map((file) => readFileSync(file, 'utf8'));
    const inBuild = sources.filter(({ line }) => built.some((text) => text.includes(line))).length;
    for (const line of [...tally.leaks, ...tally.missing].slice(0, 40)) report(line);
    report(
      `${tally.asked} requests; markers in the log: ${inLog}; code in the built files: ${inBuild}`,
    );
    const { leaks, missing } = tally;
    return {
      figure: `${leaks.length + inLog + inBuild} leaks, ${missing.length} missing in ${tally.asked} requests`,
      bar: '0 leaks, 0 missing',
      passed: leaks.length + inLog + inBuild === 0 && missing.length === 0,
    };
  } finally {
    await shop.close();
  }
};
