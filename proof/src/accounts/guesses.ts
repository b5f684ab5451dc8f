import { codeFromMail, inParallel, PASSWORD, type Shop } from './shop.ts';

const AT_ONCE = 100;
const RESET = /code for a new password/;

/** Registers the first account through the public endpoints. */
export async function register(shop: Shop, email: string): Promise<string> {
  await shop.call('/auth/register', { name: 'The owner', email, password: PASSWORD });
  const otp = await codeFromMail(email, /Tessera code/);
  const { body } = await shop.call('/auth/verify-otp', { email, otp });
  return String(body['token']);
}

/** A botnet guesses the reset code of one account. Every guess comes from another network. */
export async function guessCodes(shop: Shop, email: string, guesses: number) {
  await shop.call('/auth/forgot-password', { email });
  const askedAt = Date.now();
  const right = await codeFromMail(email, RESET);
  const wrong = Array.from({ length: guesses }, (_, index) =>
    String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0'),
  );
  const statuses = new Map<number, number>();
  const attack = inParallel([...wrong.entries()], AT_ONCE, async ([index, otp]) => {
    const from = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const { status } = await shop.call('/auth/verify-reset-otp', { email, otp }, { from });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const ownerMeanwhile = await shop.signIn(email).then(
    () => true,
    () => false,
  );
  await attack;
  const [row] = await shop.query<{ attempts: number }>(
    `select attempts from one_time_codes join users on users.id = user_id
     where email = $1 and purpose = 'reset'`,
    [email],
  );
  const late = await shop.call('/auth/verify-reset-otp', { email, otp: right });
  return {
    evaluated: row?.attempts ?? Number.NaN,
    statuses: Object.fromEntries(statuses),
    codeIsDead: late.status === 400,
    ownerMeanwhile,
    /** Waits until a new code can be requested. Returns whether the owner can sign in with it. */
    async ownerAfterwards(): Promise<boolean> {
      const waitMs = askedAt + 61_000 - Date.now();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, waitMs)));
      await shop.call('/auth/forgot-password', { email });
      const otp = await codeFromMail(email, RESET, 1);
      const password = 'the next password of the proof';
      const { status } = await shop.call('/auth/reset-password', { email, otp, password });
      return status === 200 && (await shop.signIn(email, password)).length > 0;
    },
  };
}
