import { API_BASE } from '@tessera/contract/addresses';

type Card = { _id: string; title: string; category: string };

const LIST = `${API_BASE}/component/all`;
const PATIENCE_MS = 15_000;

async function read(url: string): Promise<Card[]> {
  const response = await fetch(url);
  return (await response.json()) as Card[];
}

async function untilTitled(url: string, id: string, title: string, since: number) {
  while (Date.now() - since < PATIENCE_MS) {
    const cards = await read(url);
    if (cards.some((card) => card._id === id && card.title === title)) return Date.now() - since;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return Number.POSITIVE_INFINITY;
}

export async function logIn(site: string): Promise<string> {
  const login = await fetch(`${site}${API_BASE}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@tessera.example', password: 'tessera for everyone' }),
  });
  const { token } = (await login.json()) as { token: string };
  return token;
}

/**
 * An admin renames a component through one process. Measures when it, the other process and the edge show the new name.
 */
export async function seenAfterChange(edge: string, sites: readonly string[]) {
  const [site, other] = [sites[0]!, sites[1]!];
  const token = await logIn(site);
  // After this, all three have the old name in their caches.
  await read(other + LIST);
  await read(edge + LIST);
  const [card] = await read(site + LIST);
  if (!card) throw new Error('the list is empty');
  const title = `Renamed ${Date.now()}`;
  const change = await fetch(`${site}${API_BASE}/component/${card._id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ title, code: 'export const X = 1;', category: card.category }),
  });
  if (!change.ok) throw new Error(`the change was refused: ${change.status}`);
  const since = Date.now();
  const [ownMs, otherMs, edgeMs] = await Promise.all([
    untilTitled(site + LIST, card._id, title, since),
    untilTitled(other + LIST, card._id, title, since),
    untilTitled(edge + LIST, card._id, title, since),
  ]);
  return { ownMs, otherMs, edgeMs };
}
