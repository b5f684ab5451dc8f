import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

it('falls back to the mosaic of its seed when the picture does not load, and keeps its name', () => {
  const { container } = render(<Avatar seed="meera" src="/gone.webp" label="Meera" />);
  const image = screen.getByRole('img', { name: 'Meera' });
  expect(image).toHaveAttribute('src', '/gone.webp');
  fireEvent.error(image);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Meera' }).tagName).toBe('svg');
});

it('tries again when it is given another picture', () => {
  const { container, rerender } = render(<Avatar seed="meera" src="/gone.webp" label="Meera" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Avatar seed="meera" src="/new.webp" label="Meera" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.webp');
});

it('is silent beside a name', () => {
  const { container } = render(<Avatar seed="meera" src={null} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
