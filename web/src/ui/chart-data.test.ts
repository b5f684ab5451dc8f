import { expect, it } from 'vitest';
import { toPercents, toSlices } from './chart-data.ts';

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [340, 240, 180, 150, 90],
    [34, 24, 18, 15, 9],
  ],
  [
    [1, 1, 1, 1, 1, 1, 1],
    [15, 15, 14, 14, 14, 14, 14],
  ],
  [[5], [100]],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('turns %j into percentages that add up: %j', (values, percents) => {
  expect(toPercents(values)).toEqual(percents);
});

it('gathers what exceeds the tile colours', () => {
  const data = ['a', 'b', 'c', 'd', 'e', 'f'].map((label, index) => ({ label, value: 10 - index }));
  expect(toSlices(data, 'Other')).toEqual([...data.slice(0, 4), { label: 'Other', value: 11 }]);
  expect(toSlices(data.slice(0, 5), 'Other')).toEqual(data.slice(0, 5));
});
