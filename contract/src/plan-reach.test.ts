import { expect, test } from 'vitest';
import { reachOf, reachSentence } from './plan-reach.ts';

const pro = { _id: 'pro', name: 'Pro', accessiblePlans: [] };
const plus = { _id: 'plus', name: 'Pro Plus', accessiblePlans: ['pro'] };
const team = { _id: 'team', name: 'Team', accessiblePlans: [] };
const plans = [pro, plus, team];

test('the higher plan opens the lower one by every door, whatever the setting', () => {
  for (const planLinks of ['both', 'downward'] as const) {
    const reach = reachOf(plus, plans, planLinks);
    expect(
      reach.map(({ goods, access }) => [goods?.name ?? 'Free', Object.values(access)]),
    ).toEqual([
      ['Free', [true, true, true]],
      ['Pro', [true, true, true]],
      ['Pro Plus', [true, true, true]],
      ['Team', [false, false, false]],
    ]);
  }
});

test('the lower plan opens saved items and templates of the higher one only when links count both ways', () => {
  const access = (planLinks: 'both' | 'downward') => reachOf(pro, plans, planLinks)[2]!.access;
  expect(access('both')).toEqual({ copy: false, saved: true, template: true });
  expect(access('downward')).toEqual({ copy: false, saved: false, template: false });
});

test('the sentence says the same in words', () => {
  expect(reachSentence(pro, plans, 'both')).toBe(
    'Pro subscribers copy and download everything in Free and Pro. ' +
      'Of Pro Plus they copy what they have saved and download templates. Team stays closed.',
  );
  expect(reachSentence(pro, plans, 'downward')).toBe(
    'Pro subscribers copy and download everything in Free and Pro. Pro Plus and Team stay closed.',
  );
});

test('a plan that is no longer sold opens saved items of its namesake', () => {
  expect(reachSentence({ ...pro, _id: 'old' }, [pro], 'downward')).toBe(
    'Pro subscribers copy and download everything in Free. Of Pro they copy what they have saved.',
  );
});

test('many closed plans are counted, not named', () => {
  const many = Array.from({ length: 4 }, (_, index) => ({
    _id: String(index),
    name: `Plan ${index}`,
    accessiblePlans: [],
  }));
  expect(reachSentence(pro, [pro, ...many], 'both')).toBe(
    'Pro subscribers copy and download everything in Free and Pro. The other 4 plans stay closed.',
  );
});
