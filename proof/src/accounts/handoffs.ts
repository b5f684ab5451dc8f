import { chooseAccount } from '../../../sandbox/google/visit.ts';
import { ORIGIN, type Shop } from './shop.ts';

const cookieOf = (headers: Headers): string =>
  (headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';

/** Signs in with Google up to our page, as one browser. */
async function enter(shop: Shop, subject: string): Promise<{ code: string; cookie: string }> {
  const begun = await shop.call('/auth/google');
  const back = await chooseAccount(begun.headers.get('location') ?? '', subject);
  const path = back.slice(`${ORIGIN}/api`.length);
  const finished = await shop.call(path, undefined, { cookie: cookieOf(begun.headers) });
  const page = new URL(finished.headers.get('location') ?? '/', ORIGIN);
  return { code: page.searchParams.get('token') ?? '', cookie: cookieOf(finished.headers) };
}

/** Uses the one-time codes of Google sign-ins once, twice, in another browser, and too late. */
export async function tryHandoffs(shop: Shop) {
  const swap = async ({ code, cookie }: { code: string; cookie: string }) =>
    (await shop.call('/auth/handoff', { code }, { cookie })).status;
  const late = await enter(shop, '1001');
  const lateSince = Date.now();
  const mine = await enter(shop, '1001');
  const used = await swap(mine);
  const replayed = await swap(mine);
  const stolen = await enter(shop, '1001');
  const foreign = await enter(shop, '1002');
  const elsewhere = await swap({ code: stolen.code, cookie: foreign.cookie });
  const bare = await enter(shop, '1001');
  const withoutCookie = await swap({ code: bare.code, cookie: '' });
  return {
    used,
    replayed,
    elsewhere,
    withoutCookie,
    async tooLate({ wait }: { wait: boolean }): Promise<number> {
      const waitMs = lateSince + 61_000 - Date.now();
      if (wait) await new Promise((resolve) => setTimeout(resolve, Math.max(0, waitMs)));
      else await shop.query("update handoffs set expires_at = expires_at - interval '61 seconds'");
      return swap(late);
    },
  };
}
