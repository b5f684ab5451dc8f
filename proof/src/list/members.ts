import { API_BASE } from '@tessera/contract/addresses';
import { publicEndpoints } from '@tessera/contract/public-responses';
import { logIn } from './change.ts';
import { publicAddress, type PublicItems } from './public-address.ts';

type Card = { _id: string; slug: string; price?: number; subscriptionPlan?: object };

async function read<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}

async function findItems(site: string): Promise<PublicItems> {
  const components = await read<Card[]>(`${site}${API_BASE}/component/all`);
  const [template] = await read<Card[]>(`${site}${API_BASE}/template/all`);
  // Only the code of a free component is public.
  const component = components.find(
    ({ price, subscriptionPlan }) => price === undefined && subscriptionPlan === undefined,
  );
  if (!component || !template) throw new Error('the lists have no free component or no template');
  const versions = await read<{ number: number }[]>(
    `${site}${API_BASE}/component/${component.slug}/versions`,
  );
  return {
    component: {
      slug: component.slug,
      id: component._id,
      number: String(versions[0]?.number ?? ''),
    },
    template: { slug: template.slug, id: template._id },
  };
}

/** Requests every public endpoint from the edge, first as a visitor and then as a member. */
export async function cachedForMembers(edge: string, site: string) {
  const token = await logIn(site);
  const items = await findItems(site);
  const missed: string[] = [];
  for (const { path } of publicEndpoints) {
    const url = edge + publicAddress(path, items);
    const first = await fetch(url);
    await first.arrayBuffer();
    if (!first.ok) throw new Error(`${url}: ${first.status}`);
    const again = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await again.arrayBuffer();
    if (again.headers.get('x-edge') !== 'HIT') missed.push(path);
  }
  const count = publicEndpoints.length;
  return { hits: count - missed.length, missed, count };
}
