import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from './spinner.tsx';

it('says what is being waited for', () => {
  render(<Spinner label="Loading results" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading results');
});

it('is silent when decorative', () => {
  const { container } = render(<Spinner decorative />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('');
});
