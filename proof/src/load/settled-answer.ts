import { press } from './pressure.ts';
import { type Sent, sentFor } from './sent.ts';

/**
 * Returns the response of all addresses once repeated requests no longer change its bytes. By then the caches are
 * filled.
 */
export async function settledAnswer(urls: readonly string[]): Promise<Sent> {
  for (let tries = 0; tries < 30; tries++) {
    const before = await Promise.all(urls.map(sentFor));
    await press(urls, { seconds: 1 });
    const [first, ...others] = await Promise.all(urls.map(sentFor));
    const isSettled = [...before, ...others].every(({ bytes }) => bytes.equals(first!.bytes));
    if (isSettled) return first!;
  }
  throw new Error('the same request is answered with ever other bytes');
}
