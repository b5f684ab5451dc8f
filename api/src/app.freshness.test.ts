import type { LightMyRequestResponse as Response } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, get, openAccountsWorld, post } from '../test/accounts.ts';
import { createPlan, publishComponent } from '../test/catalogue.ts';
import { encodeForm, plainPicture, type Part } from '../test/forms.ts';
import { requestAdminOf, memberWith, submitted } from '../test/requests.ts';
import { createTemplate, FORM, sendTemplate, signUpAdmin } from '../test/templates.ts';
import type { World } from '../test/world.ts';

let world: World;
let admin: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
});
afterAll(() => world.close());

const send = (method: 'PUT' | 'DELETE', path: string, payload?: object): Promise<Response> =>
  world.http.inject({
    method,
    url: API_BASE + path,
    headers: bearer(admin),
    ...(payload && { payload }),
  });
const sendForm = async (method: 'POST' | 'PUT', path: string, parts: Record<string, Part>) => {
  const { payload, headers } = await encodeForm(parts);
  return world.http.inject({
    method,
    url: API_BASE + path,
    headers: { ...headers, ...bearer(admin) },
    payload,
  });
};
const picture = async (background: string) => ({
  bytes: await plainPicture('png', { width: 60, height: 40, background }),
});

/**
 * Requests each public response before the change, so that it is cached. After the change, every response must differ.
 */
async function expectRetired(paths: readonly string[], change: () => Promise<Response>) {
  const look = async (path: string) => {
    const { statusCode, body } = await get(world, path);
    return { path, statusCode, body };
  };
  const before = await Promise.all(paths.map(look));
  const answer = await change();
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  // The new version is sent again while Redis is slow. A response that is not invalidated stays cached for half a
  // minute.
  await expect
    .poll(
      async () => {
        const after = await Promise.all(paths.map(look));
        return after.filter((now, index) => now.body === before[index]!.body);
      },
      { timeout: 25_000, interval: 250 },
    )
    .toEqual([]);
}

const SHOP = ['/component/all', '/component/categories', '/storefront'];

describe('kept answers are retired when an admin', () => {
  test('adds a component', () =>
    expectRetired(SHOP, async () =>
      sendForm('POST', '/component/create', {
        title: 'Added',
        code: 'export const Added = () => null;',
        category: 'Hero',
        image: await picture('#c93a1d'),
      }),
    ));

  test('changes a component, or its picture', async () => {
    const id = await publishComponent(world, { slug: 'changing' });
    const paths = ['/component/all', '/component/by-slug/changing'];
    await expectRetired([...paths, '/component/changing/versions'], () =>
      send('PUT', `/component/${id}`, { title: 'Changed', code: 'x', category: 'Hero' }),
    );
    await expectRetired(paths, async () =>
      sendForm('PUT', `/component/${id}/image`, { image: await picture('#1d3ac9') }),
    );
  });

  test('deletes a component', async () => {
    const id = await publishComponent(world, { slug: 'going' });
    const own = ['/component/by-slug/going', '/component/going/versions'];
    await expectRetired([...SHOP, ...own, `/component/${id}/versions/1/free-code`], () =>
      send('DELETE', `/component/${id}`),
    );
  });

  test('publishes what was made for one member, at once or later', async () => {
    const adminApi = requestAdminOf(world, admin);
    const { token } = await memberWith(world, 2);
    const begun = async () => {
      const { _id } = await submitted(world, token);
      await adminApi.begin(_id);
      return { id: _id, componentId: (await adminApi.make())._id };
    };
    const atOnce = await begun();
    await expectRetired(SHOP, () =>
      adminApi.deliver(atOnce.id, atOnce.componentId, { publish: true }),
    );
    const later = await begun();
    await adminApi.deliver(later.id, later.componentId);
    await expectRetired(SHOP, () => adminApi.put(`${later.id}/publish`, {}));
  });

  test('adds, changes or deletes a plan', async () => {
    const form = { name: 'Gold', price: 499, duration: 30, features: [], accessiblePlans: [] };
    await expectRetired(['/subscription-plan'], () =>
      post(world, '/subscription-plan', form, bearer(admin)),
    );
    const plan = await createPlan(world, 'Silver', 299);
    await publishComponent(world, { slug: 'in-silver', planId: plan });
    const { slug } = await createTemplate(world, admin, { subscriptionPlan: plan });
    const paths = [
      '/subscription-plan',
      '/component/all',
      '/component/by-slug/in-silver',
      '/template/all',
      `/template/by-slug/${slug}`,
    ];
    await expectRetired(paths, () =>
      send('PUT', `/subscription-plan/${plan}`, { ...form, name: 'Platinum' }),
    );
    await expectRetired(paths, () => send('DELETE', `/subscription-plan/${plan}?moveTo=free`));
  });

  test('changes how links between plans are read', async () => {
    const lower = await createPlan(world, 'Lower', 99);
    const upper = await createPlan(world, 'Upper', 199, [lower]);
    await createTemplate(world, admin, { subscriptionPlan: upper });
    await expectRetired(['/template/all'], () =>
      send('PUT', '/subscription-plan/admin/settings', { planLinks: 'downward' }),
    );
  });

  test('adds, changes or deletes a template', async () => {
    await expectRetired(['/template/all'], async () =>
      sendTemplate(world, admin, { ...FORM, images: await picture('#c93a1d') }),
    );
    const { _id, slug } = await createTemplate(world, admin);
    const paths = ['/template/all', `/template/by-slug/${slug}`];
    await expectRetired(paths, () =>
      sendTemplate(
        world,
        admin,
        { ...FORM, title: 'Another title' },
        { method: 'PUT', path: `/template/${_id}` },
      ),
    );
    await expectRetired(paths, () => send('DELETE', `/template/${_id}`));
  });
});
