import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Logo } from './logo.tsx';

it('names itself once, by the word or by the mark', () => {
  const { unmount } = render(
    <a href="/">
      <Logo />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Tessera' })).toBeInTheDocument();
  unmount();
  render(
    <a href="/">
      <Logo word={false} />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Tessera' })).toBeInTheDocument();
});
