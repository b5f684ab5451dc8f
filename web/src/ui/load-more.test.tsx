import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { LoadMore } from './load-more.tsx';

const none = () => undefined;

function List({ pages }: { pages: number }) {
  const [seen, setSeen] = useState(1);
  return (
    <LoadMore
      hasMore={seen < pages}
      loading={false}
      failure={null}
      onLoad={() => setSeen(seen + 1)}
    />
  );
}

it('keeps the focus while there is more, and hands it to the end of the list', async () => {
  render(<List pages={3} />);
  const button = screen.getByRole('button', { name: 'Load more' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button).not.toBeInTheDocument();
  expect(screen.getByText('That is everything.')).toHaveFocus();
});

it('is not there where everything fits on one page', () => {
  const { container } = render(<List pages={1} />);
  expect(container).toBeEmptyDOMElement();
});

it('says what went wrong and offers another try', async () => {
  const onLoad = vi.fn<() => void>();
  render(<LoadMore hasMore loading={false} failure="No line." onLoad={onLoad} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No line.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onLoad).toHaveBeenCalledOnce();
});

it('takes the focus from nobody who has moved on', () => {
  const shown = render(<LoadMore hasMore loading={false} failure={null} onLoad={none} />);
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  shown.rerender(<LoadMore hasMore={false} loading={false} failure={null} onLoad={none} />);
  expect(other).toHaveFocus();
  other.remove();
});
