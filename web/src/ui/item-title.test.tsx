import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ItemTitle } from './item-title.tsx';

const DRUM = 'Drum night: Festival hero that counts days';

test.each([false, true])('shows the name and what it is apart (inline: %s)', (inline) => {
  render(
    <a href="/components/drum-night">
      <ItemTitle title={DRUM} inline={inline} />
    </a>,
  );
  expect(screen.getByText('Festival hero that counts days')).toHaveClass('text-ink-muted');
  expect(screen.getByText(/^Drum night/)).not.toHaveClass('text-ink-muted');
});

// The name of a link around it needs the styles of a browser: see library-cards.spec.ts.
test.each([false, true])('its text is the whole title (inline: %s)', (inline) => {
  const { container } = render(<ItemTitle title={DRUM} inline={inline} />);
  expect(container.textContent).toBe(DRUM);
});

test('a title without a subtitle is shown as it is', () => {
  const { container } = render(<ItemTitle title="Three-tier pricing" />);
  expect(container.textContent).toBe('Three-tier pricing');
  expect(container.querySelector('.text-ink-muted')).toBeNull();
});
