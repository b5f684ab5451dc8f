import { API_BASE } from '@tessera/contract/addresses';
import { publicEndpoints } from '@tessera/contract/public-responses';
import { logIn } from './change.ts';

/** Requests every public endpoint from the edge, first as a visitor and then as a member. */
export async function cachedForMembers(edge: string, site: string) {
  const token = await logIn(site);
  const first: Record<string, { slug: string; _id: string }> = {};
  for (const kind of ['component', 'template']) {
    const list = await fetch(`${site}${API_BASE}/${kind}/all`);
    const items = (await list.json()) as { slug: string; _id: string; subscriptionPlan?: object }[];
    // Only the code of a free item is public.
    first[kind] = items.find((item) => item.subscriptionPlan === undefined) ?? items[0]!;
  }
  const missed: string[] = [];
  for (const { path } of publicEndpoints) {
    const kind = path.split('/')[1]!;
    const url =
      edge +
      API_BASE +
      path.replace(':slug', first[kind]?.slug ?? '').replace(':id', first[kind]?._id ?? '');
    await (await fetch(url)).arrayBuffer();
    const again = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await again.arrayBuffer();
    if (again.headers.get('x-edge') !== 'HIT') missed.push(path);
  }
  const count = publicEndpoints.length;
  return { hits: count - missed.length, missed, count };
}
