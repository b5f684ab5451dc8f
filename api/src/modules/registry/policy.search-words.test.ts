import { expect, test } from 'vitest';
import { plainerSearch } from './policy.search-words.ts';

test.each([
  ['pricing section', 'pricing'],
  ['a Hero component for my website', 'Hero'],
  ['Pricing tables', 'Pricing table'],
  ['plans', 'plan'],
])('%s is searched as %s', (query, plainer) => {
  expect(plainerSearch(query)).toBe(plainer);
});

test.each(['pricing table', 'components', '', 'faq', 'css'])('%j has no plainer form', (query) => {
  expect(plainerSearch(query)).toBeNull();
});
