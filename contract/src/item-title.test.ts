import { expect, test } from 'vitest';
import { splitTitle } from './item-title.ts';

test('a title is split at its first colon before a space', () => {
  expect(splitTitle('Drum night: Festival hero that counts days')).toEqual({
    name: 'Drum night',
    subtitle: 'Festival hero that counts days',
  });
  expect(splitTitle('Tiffin tracker: Lunch on its way: stop by stop')).toEqual({
    name: 'Tiffin tracker',
    subtitle: 'Lunch on its way: stop by stop',
  });
  expect(splitTitle('Clock 12:30: A footer')).toEqual({
    name: 'Clock 12:30',
    subtitle: 'A footer',
  });
});

test.each([
  'Three-tier pricing',
  'Opens at 12:30',
  'Only a name:',
  'Only a name: ',
  ': No name',
  '',
])('“%s” is only a name', (title) => {
  expect(splitTitle(title)).toEqual({ name: title, subtitle: undefined });
});
