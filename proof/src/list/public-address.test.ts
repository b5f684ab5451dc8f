import { expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { publicEndpoints } from '@tessera/contract/public-responses';
import { publicAddress } from './public-address.ts';

const ITEMS = {
  component: { slug: 'split-hero', id: '019a7c1e-0000-7000-8000-000000000001', number: '2' },
  template: { slug: 'clinic', id: '019a7c1e-0000-7000-8000-000000000002' },
};

/** The values of the parameters of `path` in an address. */
function parametersIn(path: string, address: string) {
  const values = address.slice(API_BASE.length).split('/');
  return Object.fromEntries(
    path
      .split('/')
      .map((part, index) => [part, values[index]] as const)
      .filter(([part]) => part.startsWith(':'))
      .map(([part, value]) => [part.slice(1), value]),
  );
}

test.each(publicEndpoints)('$path gets a value for every parameter', ({ path, params }) => {
  const address = publicAddress(path, ITEMS);
  expect(address).not.toContain(':');
  params?.parse(parametersIn(path, address));
});

test.each(['/component/:colour', '/template/:number', '/storefront/:id'])(
  '%s has a parameter without a value, which is an error',
  (path) => {
    expect(() => publicAddress(path, ITEMS)).toThrow(path);
  },
);

test('an empty value is an error too', () => {
  const items = { ...ITEMS, component: { ...ITEMS.component, number: '' } };
  expect(() => publicAddress('/component/:id/versions/:number', items)).toThrow(':number');
});
