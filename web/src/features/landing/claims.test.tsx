import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Claims } from './claims.tsx';

const shown = () => screen.getAllByRole('definition').map((claim) => claim.textContent);

test('the shop is counted, and creators are told what they keep', () => {
  render(<Claims componentTotal={1_061} />);
  expect(shown()).toEqual(['1,061', '100%', '0%']);
});

test('without a count there is no figure', () => {
  render(<Claims componentTotal={null} />);
  expect(shown()).toEqual(['Free', '100%', '0%']);
});
