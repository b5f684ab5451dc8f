import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Pagination } from './pagination.tsx';

const numbers = () =>
  screen.getAllByRole('button', { name: /^Page / }).map((button) => button.textContent);

describe('Pagination', () => {
  it('shows up to five page-number buttons [CON-21]', () => {
    const windows: Array<[page: number, pageCount: number, shown: string[]]> = [
      [1, 12, ['1', '2', '3', '4', '5']],
      [2, 12, ['1', '2', '3', '4', '5']],
      [6, 12, ['4', '5', '6', '7', '8']],
      [11, 12, ['8', '9', '10', '11', '12']],
      [12, 12, ['8', '9', '10', '11', '12']],
      [2, 3, ['1', '2', '3']],
    ];
    for (const [page, pageCount, shown] of windows) {
      const { unmount } = render(
        <Pagination page={page} pageCount={pageCount} onPage={() => undefined} />,
      );
      expect(numbers()).toEqual(shown);
      expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent(String(page));
      expect(screen.getByText(`Page ${page} of ${pageCount}`)).toBeInTheDocument();
      unmount();
    }
  });

  it('turns pages and keeps the focus at the end of the road', async () => {
    const turned = vi.fn<(page: number) => void>();
    function Live() {
      const [page, setPage] = useState(2);
      return (
        <Pagination
          page={page}
          pageCount={3}
          onPage={(next) => {
            setPage(next);
            turned(next);
          }}
        />
      );
    }
    render(<Live />);
    const next = screen.getByRole('button', { name: 'Next' });
    expect(next).not.toHaveAttribute('aria-disabled');
    await userEvent.click(next);
    expect(turned.mock.calls).toEqual([[3]]);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await userEvent.click(next);
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(turned.mock.calls).toEqual([[3], [2]]);
  });

  it('can be made of links', () => {
    render(
      <MemoryRouter>
        <Pagination page={1} pageCount={3} hrefFor={(page) => `/list?page=${page}`} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list?page=2');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    const previous = screen.getByRole('link', { name: 'Previous' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(previous).not.toHaveAttribute('href');
  });

  it('is not there for a single page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} onPage={() => undefined} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('prints no style attribute on the server', () => {
    const html = renderToString(
      <MemoryRouter>
        <Pagination page={1} pageCount={9} hrefFor={(page) => `?page=${page}`} />
      </MemoryRouter>,
    );
    expect(html).not.toContain(' style=');
  });
});
