import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE } from '@tessera/contract/addresses';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import { requestAddresses } from '@tessera/contract/request-addresses';
import type { Person } from './people.ts';
import type { LeakShop } from './shop.ts';

/** A component made for one user through the endpoints of the product: requested, added and delivered. */
export type PrivateItem = {
  id: string;
  slug: string;
  requestId: string;
  /** The marker in its code, as every item of this proof has one. */
  marker: string;
  /** A word in its title, description and tags. Other users must not see even the title. */
  word: string;
  requester: { name: string; token: string };
};

const PICTURE = 'catalogue/components/cta/two-doors/light.webp';

function formOf(fields: Record<string, string>, file?: { field: string; path: string }): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file)
    form.set(
      file.field,
      new Blob([readFileSync(file.path)], { type: 'image/webp' }),
      'picture.webp',
    );
  return form;
}

export async function deliverPrivately(
  shop: LeakShop,
  root: string,
  admin: string,
): Promise<PrivateItem> {
  const email = 'requester@proof.example';
  await shop.add(email);
  shop.grant(email, 'Pro');
  const requester = { name: 'the requester', token: await shop.signIn(email) };
  const word = `Secret${randomBytes(6).toString('hex')}`;
  const marker = `Leaked9999x${randomBytes(3).toString('hex')}`;
  const request = await shop.call<{ _id: string; updatedAt: string }>(
    requestAddresses.submitRequest.path,
    {
      token: requester.token,
      form: formOf({ title: `A wish for ${word}`, category: 'Hero', purpose: 'For a page.' }),
    },
  );
  const path = `/request/admin/${request._id}`;
  let { updatedAt } = request;
  for (const status of ['accepted', 'in-progress'])
    ({ updatedAt } = await shop.call<{ updatedAt: string }>(`${path}/status`, {
      method: 'PUT',
      token: admin,
      payload: { status, updatedAt },
    }));
  const made = await shop.call<{ _id: string; slug: string }>(adminAddresses.createComponent.path, {
    token: admin,
    form: formOf(
      {
        title: `Made for ${word}`,
        description: word,
        tags: JSON.stringify([word]),
        category: 'Hero',
        code: `export const ${marker} = () => <p>{'${marker}'}</p>;`,
        visibility: 'private',
      },
      { field: 'image', path: join(root, PICTURE) },
    ),
  });
  await shop.call(`${path}/deliver`, {
    method: 'PUT',
    token: admin,
    payload: { componentId: made._id, updatedAt },
  });
  return { id: made._id, slug: made.slug, requestId: request._id, marker, word, requester };
}

/**
 * The paths on which the user who requested it may see its title. Admins see it on admin paths. On all others it must
 * not appear.
 */
const OWN = ['/request/mine', '/subscription/purchased', '/user/export'].map(
  (path) => API_BASE + path,
);
const isAdmins = (path: string) => path.includes('/admin');

type Tally = { asked: number; leaks: string[]; missing: string[] };

/** Requests every address and page with its title, slug and id, and every call that would change it. */
export async function tryPrivate(
  shop: LeakShop,
  item: PrivateItem,
  people: readonly Person[],
  addresses: readonly string[],
  tally: Tally,
): Promise<void> {
  const { id, requestId, word, marker, requester } = item;
  const wide = [
    ...addresses,
    `/dashboard?search=${word}`,
    `${API_BASE}/component/all?search=${word}`,
    `${API_BASE}/component/suggest?search=${word.slice(0, -1)}`,
    `${API_BASE}/component/all?category=Hero&limit=60`,
    `${API_BASE}/component/admin/all?status=private`,
    `${API_BASE}/component/${id}/free-code`,
    `${API_BASE}/component/${id}/versions/1/free-code`,
    `${API_BASE}/component/${id}/versions/1/diff`,
    `${API_BASE}/request/mine/${requestId}`,
    `${API_BASE}/request/admin/${requestId}`,
    `${API_BASE}/request/admin/all?search=${word}`,
  ];
  const acts = [
    ['/user/saved-components', { componentId: id }],
    ['/analytics/track-copy', { componentId: id }],
    ['/payment/create-order', { componentId: id }],
    [`/request/mine/${requestId}/messages`, { text: 'Let me in.' }],
  ] as const;

  for (const { name, token } of [...people, requester]) {
    const mayKnow = (path: string) =>
      (token === requester.token && OWN.some((own) => path.startsWith(own))) ||
      (name === 'admin' && isAdmins(path));
    for (const path of wide) {
      const { status, text } = await shop.ask(path, { token });
      tally.asked++;
      const isListing = path.startsWith(`${API_BASE}/component/admin/all`) && name === 'admin';
      if (text.includes(marker) && !isListing) tally.leaks.push(`${name} saw ${marker} at ${path}`);
      // A search page repeats the word in its search field, so there the title is checked instead.
      const isVisible = text.includes(path.includes(word) ? `for ${word}` : word);
      if (isVisible && !mayKnow(path))
        tally.leaks.push(`${name} read of ${word} at ${path} (${status})`);
    }
    const { text } = await shop.ask(`${API_BASE}/component/${id}/code`, { token });
    tally.asked++;
    const isOpen = token === requester.token || name === 'admin';
    if (text.includes(marker) && !isOpen) tally.leaks.push(`${name} saw the private code`);
    if (!text.includes(marker) && isOpen) tally.missing.push(`${name} missed the private code`);
    if (isOpen) continue;
    for (const [path, payload] of acts) {
      const { status } = await shop.ask(API_BASE + path, { token, payload });
      tally.asked++;
      if (status < 400) tally.leaks.push(`${name} was let in at ${path}`);
    }
  }
  const own = await shop.ask(`${API_BASE}/request/mine/${requestId}`, { token: requester.token });
  if (!own.text.includes(word)) tally.missing.push('the requester missed the delivered request');
}
