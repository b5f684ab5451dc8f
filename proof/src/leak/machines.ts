import { MCP_PATH } from '@tessera/contract/mcp';
import { registryPath } from '@tessera/contract/registry';
import { connect } from '../registry/agents.ts';
import { createShopCalls } from '../runner/shop-calls.ts';
import type { Person } from './people.ts';
import type { LeakShop, Planted } from './shop.ts';

/** What a program has received for an item. */
export type Received = {
  who: string;
  where: string;
  item: Planted;
  text: string;
  allowed: boolean;
};

/** Somebody with a program. A key acts as a member, so that of an admin opens no more than free components. */
type Programmer = {
  who: string;
  key: string | null;
  mayTake: (item: Planted) => boolean;
  mayAsk: (item: Planted) => boolean;
};

const never = () => false;
const isFree = ({ plan }: Planted) => plan === 'Free';

const makeKey = async (
  { port }: LeakShop,
  token: string,
  scopes?: readonly string[],
): Promise<string> =>
  (await createShopCalls(`http://127.0.0.1:${port}`).makeKey(token, scopes)).secret;

/** Makes a key for an account whose address is not verified any more. */
async function keyOfUnverified(shop: LeakShop, token: string): Promise<string> {
  const email = 'unproved@proof.example';
  await shop.query('update users set verified_at = now() where email = $1', [email]);
  const secret = await makeKey(shop, token);
  await shop.query('update users set verified_at = null where email = $1', [email]);
  return secret;
}

async function programmers(shop: LeakShop, people: readonly Person[]): Promise<Programmer[]> {
  const found: Programmer[] = [];
  for (const { name, token, verified, mayCopy } of people) {
    if (token === null) {
      // The free namespace of the registry needs no key. The MCP server gives no code without one.
      found.push({ who: name, key: null, mayTake: isFree, mayAsk: never });
      continue;
    }
    // A token of a session is no key.
    found.push({ who: `the session of ${name}`, key: token, mayTake: never, mayAsk: never });
    if (verified) {
      const may = name === 'admin' ? isFree : mayCopy;
      const key = await makeKey(shop, token);
      found.push({ who: `the key of ${name}`, key, mayTake: may, mayAsk: may });
      const narrow = await makeKey(shop, token, ['catalogue']);
      const who = `the key for searching of ${name}`;
      found.push({ who, key: narrow, mayTake: never, mayAsk: never });
    }
    if (name.startsWith('unverified')) {
      const key = await keyOfUnverified(shop, token);
      found.push({ who: `the key of ${name}`, key, mayTake: never, mayAsk: never });
    }
  }
  return found;
}

/** Every item by the command line and by an agent, for every kind of caller. */
export async function askAsMachines(
  shop: LeakShop,
  people: readonly Person[],
  items: readonly Planted[],
): Promise<Received[]> {
  const received: Received[] = [];
  const url = `http://127.0.0.1:${shop.port}${MCP_PATH}`;
  for (const { who, key, mayTake, mayAsk } of await programmers(shop, people)) {
    for (const item of items)
      for (const name of [item.slug, `${item.slug}@1`, `${item.slug}@2`]) {
        const path = registryPath(name);
        const { text } = await shop.ask(`${path}?brand=mine`, { token: key });
        received.push({ who, where: path, item, text, allowed: mayTake(item) });
      }
    for (const item of items) {
      const path = `/components/${item.slug}`;
      const { text } = await shop.ask(path, { token: key, accept: 'text/markdown' });
      received.push({ who, where: `${path} as Markdown`, item, text, allowed: false });
    }
    const headers = key === null ? {} : { authorization: `Bearer ${key}` };
    const client = await connect(url, { headers }).catch(() => null);
    if (client === null) continue;
    for (const item of items) {
      for (const language of ['ts', 'js']) {
        const { text } = await client.call('get_component', { name: item.slug, language });
        received.push({
          who,
          where: `get_component ${language}`,
          item,
          text,
          allowed: mayAsk(item),
        });
      }
      const { text } = await client.call('search_components', { query: item.slug });
      received.push({ who, where: 'search_components', item, text, allowed: false });
      const updates = await client.call('check_updates', {
        items: [{ name: item.slug, sha256: '0'.repeat(12) }],
      });
      received.push({ who, where: 'check_updates', item, text: updates.text, allowed: false });
    }
    await client.close();
  }
  return received;
}
