import { expect, test } from 'vitest';
import { restoreHtmlAttributes } from './html-attributes.ts';

const { dataset } = document.documentElement;

test('a document drawn anew gets its marks back', () => {
  dataset['theme'] = 'dark';
  const leave = restoreHtmlAttributes();
  expect(dataset['hydrated']).toBe('');
  leave();
  for (const name of Object.keys(dataset)) Reflect.deleteProperty(dataset, name);
  restoreHtmlAttributes();
  expect(Object.fromEntries(Object.entries(dataset))).toEqual({ theme: 'dark', hydrated: '' });
});
