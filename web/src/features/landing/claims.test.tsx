import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Claims } from './claims.tsx';

const shownFor = (freeTotal: number | null) => {
  const { unmount } = render(<Claims freeTotal={freeTotal} />);
  const shown = screen.getAllByRole('definition').map((claim) => claim.textContent);
  unmount();
  return shown;
};

test('70+ free components is said from the seventieth on, and the true number before', () => {
  expect(shownFor(69)).toEqual(['69', '100%', '0%']);
  expect(shownFor(70)).toEqual(['70+', '100%', '0%']);
  expect(shownFor(1_061)).toEqual(['70+', '100%', '0%']);
});

test('without a count there is no figure', () => {
  expect(shownFor(null)).toEqual(['Free', '100%', '0%']);
  expect(shownFor(0)).toEqual(['Free', '100%', '0%']);
});
