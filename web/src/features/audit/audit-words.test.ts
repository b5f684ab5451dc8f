import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '@tessera/contract/audit-words';
import { wordsOfAction, wordsOfKind } from './audit-words.ts';

test('everything that is recorded has words of its own, and no two share them', () => {
  const labels = AUDIT_ACTIONS.map((action) => wordsOfAction(action).label);
  expect(new Set(labels).size).toBe(AUDIT_ACTIONS.length);
  expect(wordsOfAction('promote')).toEqual({ label: 'Make admin', tone: 'warning' });
  const kinds = AUDIT_KINDS.map((kind) => wordsOfKind(kind));
  expect(new Set(kinds).size).toBe(AUDIT_KINDS.length);
  expect(kinds).toContain('Creator application');
});

test('what an older release recorded is spelled out, whatever it is called', () => {
  expect(wordsOfAction('set-price')).toEqual({ label: 'Set price', tone: 'neutral' });
  expect(wordsOfKind('toString')).toBe('ToString');
});
