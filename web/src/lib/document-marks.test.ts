import { expect, test } from 'vitest';
import { keepDocumentMarks } from './document-marks.ts';

const { dataset } = document.documentElement;

test('a document drawn anew gets its marks back', () => {
  dataset['theme'] = 'dark';
  const leave = keepDocumentMarks();
  expect(dataset['hydrated']).toBe('');
  leave();
  for (const name of Object.keys(dataset)) Reflect.deleteProperty(dataset, name);
  keepDocumentMarks();
  expect(Object.fromEntries(Object.entries(dataset))).toEqual({ theme: 'dark', hydrated: '' });
});
