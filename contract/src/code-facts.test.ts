import { expect, test } from 'vitest';
import { exportedName, otherPackages } from './code-facts.ts';

test('packages that every project has are not named', () => {
  expect(otherPackages({ react: '19', 'lucide-react': '1', tailwindcss: '4' })).toEqual([
    'lucide-react',
  ]);
});

test('the name of a component is that of its exported function', () => {
  expect(exportedName(`const A = 1;\nexport function PlainFaq() {}`)).toBe('PlainFaq');
  expect(exportedName(`export default function Hero() {}`)).toBe('Hero');
  expect(exportedName(`function Hidden() {}`)).toBeNull();
});
