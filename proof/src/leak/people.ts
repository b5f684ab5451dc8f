import { SEED_PASSWORD } from '../runner/shop-calls.ts';
import type { LeakShop, Planted } from './shop.ts';

export type Rule = 'both' | 'downward';

export type Person = {
  name: string;
  token: string | null;
  /** Whether this user may use endpoints for verified users. */
  verified: boolean;
  /** Written by hand, independent of the product's own rules. */
  mayCopy: (item: Planted) => boolean;
  mayCopySaved: (item: Planted, rule: Rule) => boolean;
};

const never = () => false;
const always = () => true;
const free = ({ plan }: Planted) => plan === 'Free';
const upToPro = ({ plan }: Planted) => plan !== 'Pro Plus';

/** All kinds of users. `bought` is the one item that the buyer owns. */
export async function meetPeople(shop: LeakShop, bought: Planted): Promise<Person[]> {
  const outside = { verified: false, mayCopy: never, mayCopySaved: never };
  const inside = (mayCopy: (item: Planted) => boolean) => ({
    verified: true,
    mayCopy,
    mayCopySaved: mayCopy,
  });
  const join = async (name: string) => {
    const email = `${name}@proof.example`;
    await shop.add(email);
    return email;
  };

  const buyer = await join('buyer');
  shop.grant(buyer, bought.slug);

  const expired = await join('expired');
  shop.grant(expired, 'Pro Plus', '1');
  await shop.query(
    `update grants set starts_at = starts_at - interval '2 days', ends_at = ends_at - interval '2 days'
     where holder_id = (select id from users where email = $1)`,
    [expired],
  );

  const deleted = await join('deleted');
  shop.grant(deleted, 'Pro Plus');
  const deletedToken = await shop.signIn(deleted);
  await shop.call('/user/account', {
    method: 'DELETE',
    token: deletedToken,
    payload: { password: SEED_PASSWORD },
  });

  // A user whose address was verified when the session began and no longer is.
  const unverifiedToken = await (async () => {
    const email = await join('unproved');
    const token = await shop.signIn(email);
    shop.grant(email, 'Pro Plus');
    await shop.query('update users set verified_at = null where email = $1', [email]);
    return token;
  })();

  return [
    { name: 'anonymous', token: null, ...outside },
    { name: 'a stranger with a made-up token', token: 'x'.repeat(43), ...outside },
    { name: 'unverified, with a plan', token: unverifiedToken, ...outside },
    { name: 'free', token: await shop.signIn('free@tessera.example'), ...inside(free) },
    {
      name: 'Pro',
      token: await shop.signIn('pro@tessera.example'),
      verified: true,
      mayCopy: upToPro,
      // Pro Plus links to Pro. When links count in both directions, its saved items are accessible too.
      mayCopySaved: (item, rule) => rule === 'both' || upToPro(item),
    },
    { name: 'Pro Plus', token: await shop.signIn('plus@tessera.example'), ...inside(always) },
    {
      name: 'buyer',
      token: await shop.signIn(buyer),
      ...inside((item) => free(item) || item.id === bought.id),
    },
    { name: 'expired', token: await shop.signIn(expired), ...inside(free) },
    { name: 'deleted', token: deletedToken, ...outside },
    { name: 'admin', token: await shop.signIn('admin@tessera.example'), ...inside(always) },
  ];
}
