import { existsSync } from 'node:fs';
import type { Item } from '../../../catalogue/pipeline/item.ts';
import type { Claims } from '../runner/claims.ts';
import type { Cli } from './command-line.ts';
import { nextProject } from './projects.ts';
import type { DeliveryShop } from './shop.ts';

const EDGE_PATIENCE_MS = 10_000;

type Refused = { what: string; name: string; key?: string; says: RegExp };

/** Every way to be refused prints our own sentence, with an address to go to, and writes no file. */
export async function proveRefusals({
  root,
  shop,
  cli,
  registries,
  items,
  claim,
  quota,
}: {
  root: string;
  shop: DeliveryShop;
  cli: Cli;
  registries: unknown;
  items: readonly Item[];
  claim: Claims['claim'];
  quota: number;
}): Promise<void> {
  const ofPlan = (plan: string) => items.filter(({ meta }) => meta.plan === plan);
  const [pro] = ofPlan('Pro');
  const [plus] = ofPlan('Pro Plus');
  const sold = ofPlan('Free').at(-1);
  if (!pro || !plus || !sold) throw new Error('the catalogue has no item of a plan');
  const person = await shop.signIn('pro@tessera.example');
  const good = await shop.makeKey(person);
  const revoked = await shop.makeKey(person);
  await shop.call(`/user/keys/${revoked.id}`, { method: 'DELETE', token: person });
  const ended = await shop.makeKey(person);
  await shop.query(
    `update api_keys set created_at = now() - interval '40 days', expires_at = now() - interval '10 days' where id = $1`,
    [ended.id],
  );
  const narrow = await shop.makeKey(person, ['catalogue']);
  const poor = await shop.makeKey(await shop.signIn('free@tessera.example'));
  const heavy = await shop.makeKey(await shop.signIn(await shop.add('heavy', 'Pro Plus')));
  const admin = await shop.signIn('admin@tessera.example');
  const [withdrawn] = await shop.query<{ id: string }>(
    'select id from components where slug = $1',
    [sold.slug],
  );
  await shop.call(`/component/${withdrawn!.id}`, { method: 'DELETE', token: admin });
  // The edge has a copy of it, which is replaced some seconds after the change.
  const deadline = Date.now() + EDGE_PATIENCE_MS;
  const path = `${shop.origin}/r/${sold.slug}.json`;
  while ((await fetch(path)).status === 200 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));

  const many = [...ofPlan('Pro'), ...ofPlan('Pro Plus')].slice(0, quota + 1);
  const allowance = nextProject(root, 'allowance', registries);
  for (const { slug } of many.slice(0, quota))
    await cli(allowance.folder, ['add', '-y', `@tessera-pro/${slug}`], heavy.secret);
  claim(
    'an account may take as many paid components as its quota',
    many.slice(0, quota).every(({ slug }) => existsSync(allowance.fileOf(slug))),
  );

  const refusals: Refused[] = [
    {
      what: 'a paid component without a key',
      name: `@tessera/${pro.slug}`,
      says: /@tessera-pro\/\S+/,
    },
    {
      what: 'a key that nobody made',
      name: `@tessera-pro/${pro.slug}`,
      key: `tsr_${'a'.repeat(38)}`,
      says: /\[Unauthorized\] .*dashboard\/keys/s,
    },
    {
      what: 'a revoked key',
      name: `@tessera-pro/${pro.slug}`,
      key: revoked.secret,
      says: /This key was revoked on \d+ \w+ 20\d\d.*dashboard\/keys/s,
    },
    {
      what: 'a key that has ended',
      name: `@tessera-pro/${pro.slug}`,
      key: ended.secret,
      says: /This key ended on \d+ \w+ 20\d\d.*dashboard\/keys/s,
    },
    {
      what: 'a key that may only search',
      name: `@tessera-pro/${pro.slug}`,
      key: narrow.secret,
      says: /\[Forbidden\] .*may not take code.*dashboard\/keys/s,
    },
    {
      what: 'no plan',
      name: `@tessera-pro/${pro.slug}`,
      key: poor.secret,
      says: /\[Forbidden\] .*Pro.*components\//s,
    },
    {
      what: 'the wrong plan',
      name: `@tessera-pro/${plus.slug}`,
      key: good.secret,
      says: /\[Forbidden\] .*Pro Plus.*components\//s,
    },
    {
      what: 'a name that does not exist',
      name: '@tessera/no-such-thing',
      says: /\[Not Found\] .*http:/s,
    },
    {
      what: 'a version that does not exist',
      name: `@tessera/plain-hero@99`,
      says: /has no version 99/,
    },
    { what: 'a withdrawn component', name: `@tessera/${sold.slug}`, says: /was withdrawn/ },
    {
      what: 'the quota of a day',
      name: `@tessera-pro/${many.at(-1)!.slug}`,
      key: heavy.secret,
      says: /\[Forbidden\] .*today.*http:/s,
    },
    {
      what: 'a variable that is not set',
      name: `@tessera-pro/${pro.slug}`,
      says: /TESSERA_KEY/,
    },
  ];
  const refused = nextProject(root, 'refused', registries);
  const slugOf = (name: string) => name.slice(name.indexOf('/') + 1).replace(/@.*/, '');
  for (const { what, name, key, says } of refusals) {
    const { output } = await cli(refused.folder, ['add', '-y', name], key);
    const isWritten = existsSync(refused.fileOf(slugOf(name)));
    claim(`${what} is explained`, says.test(output), output.slice(-800));
    claim(`${what} writes nothing`, !isWritten);
  }
}
