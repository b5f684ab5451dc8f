import { PASSWORD, percentile, type Answer, type Shop } from './shop.ts';

type Kind = { name: string; ask: (email: string) => Promise<Answer> };

/** What a response reveals besides its time. The request id is new each time. */
const visible = ({ status, body }: Answer): string =>
  JSON.stringify([status, { ...body, requestId: undefined }]);

/** Sends requests with known and unknown addresses in random order. Compares the responses and their times. */
export async function compareAddresses(shop: Shop, tries: number) {
  const kinds: Kind[] = [
    {
      name: 'register',
      ask: (email) =>
        shop.call('/auth/register', { name: 'A', email, password: 'some other password' }),
    },
    { name: 'forgot', ask: (email) => shop.call('/auth/forgot-password', { email }) },
    {
      name: 'login',
      ask: (email) => shop.call('/auth/login', { email, password: `not ${PASSWORD}` }),
    },
  ];
  const results = [];
  for (const { name, ask } of kinds) {
    const known = await shop.people(`known-${name}`, tries + 3);
    const took = { known: [] as number[], unknown: [] as number[] };
    const seen = { known: new Set<string>(), unknown: new Set<string>() };
    for (const [index, email] of known.entries()) {
      const pair = [
        ['known', email],
        ['unknown', `unknown-${name}-${index}@proof.example`],
      ] as const;
      for (const [kind, address] of Math.random() < 0.5 ? pair : pair.toReversed()) {
        const start = performance.now();
        const answer = await ask(address);
        const ms = performance.now() - start;
        if (index < 3) continue; // warm-up
        took[kind].push(ms);
        seen[kind].add(visible(answer));
      }
    }
    const median = {
      known: percentile(took.known, 0.5),
      unknown: percentile(took.unknown, 0.5),
    };
    results.push({
      name,
      median,
      // Compared pair by pair, because the speed of the machine varies over time.
      differenceMs: Math.abs(
        percentile(
          took.known.map((ms, index) => ms - took.unknown[index]!),
          0.5,
        ),
      ),
      same: new Set([...seen.known, ...seen.unknown]).size === 1,
    });
  }
  return results;
}
