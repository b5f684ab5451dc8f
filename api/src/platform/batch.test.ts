import { expect, test } from 'vitest';
import { createBatcher } from './batch.ts';

test('the first goes at once, those that come meanwhile go together, each with its own answer', async () => {
  const batches: number[][] = [];
  const double = createBatcher(3, async (batch: number[]) => {
    batches.push(batch);
    await new Promise((done) => setTimeout(done, 5));
    return batch.map((n) => n * 2);
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map((n) => double(n)))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  expect(await double(6)).toBe(12);
});

test('a failure is that of everybody in the batch, and of nobody else', async () => {
  const run = createBatcher(10, async (batch: string[]) => {
    await Promise.resolve();
    if (batch.includes('bad')) throw new Error('no');
    return batch;
  });
  const outcomes = await Promise.allSettled(['good', 'bad', 'beside'].map((item) => run(item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await run('after')).toBe('after');
});
