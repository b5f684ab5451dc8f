import { expect, test } from 'vitest';
import { encodeBody } from './webhooks/encoding.ts';
import { sign } from './webhooks/mangling.ts';
import { createChance } from './world/chance.ts';

test('the golden vector of the documentation', () => {
  expect(sign('EnLs21M47BllR3X8PSFtjtbd', 'order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l')).toBe(
    '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  );
});

test('bodies never survive being parsed and written again', () => {
  const chance = createChance('bytes');
  for (const value of [
    { a: 1 },
    { text: '₹499 / month', nested: { b: [1, { c: 'ü' }] } },
    { url: 'https://example.test/' },
  ])
    for (let i = 0; i < 20; i++) {
      const body = encodeBody(value, chance, String(i));
      expect(JSON.parse(body)).toEqual(value);
      expect(JSON.stringify(JSON.parse(body))).not.toBe(body);
    }
  expect(encodeBody({ text: '₹/' }, chance, '1')).toContain(String.raw`\u20b9\/`);
});
