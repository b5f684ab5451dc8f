import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  Cell,
  HeaderCell,
  type SortDirection,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from './table.tsx';

const example = (sort: SortDirection, onSort = vi.fn<() => void>()) => (
  <Table label="Copies by item">
    <TableHead>
      <HeaderCell>Item</HeaderCell>
      <HeaderCell numeric sort={sort} onSort={onSort}>
        Copies
      </HeaderCell>
    </TableHead>
    <TableBody>
      <TableRow>
        <Cell strong>Hero</Cell>
        <Cell numeric>412</Cell>
      </TableRow>
    </TableBody>
  </Table>
);

it('is a named table with column headings', () => {
  render(example('none'));
  expect(screen.getByRole('table', { name: 'Copies by item' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.getByRole('cell', { name: '412' })).toHaveClass('tabular-nums');
});

it('tells the order of a sortable column and changes it by keyboard', async () => {
  const onSort = vi.fn<() => void>();
  const { rerender } = render(example('descending', onSort));
  expect(screen.getByRole('columnheader', { name: 'Copies' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(screen.getByRole('columnheader', { name: 'Item' })).not.toHaveAttribute('aria-sort');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSort).toHaveBeenCalledOnce();
  rerender(example('ascending', onSort));
  expect(screen.getByRole('columnheader', { name: 'Copies' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

it('is a stop for the keyboard only when it is wider than its box', () => {
  const { unmount } = render(example('none'));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(example('none'));
  expect(screen.getByRole('region', { name: 'Copies by item' })).toHaveAttribute('tabindex', '0');
});

it('keeps its roles where rows are cards, and each cell carries the name of its value', () => {
  render(
    <Table label="Copies by item" cards>
      <TableHead>
        <HeaderCell>Item</HeaderCell>
        <HeaderCell>Copies</HeaderCell>
      </TableHead>
      <TableBody>
        <TableRow>
          <Cell strong>Hero</Cell>
          <Cell label="Copies">412</Cell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  expect(screen.getByRole('table')).toHaveAttribute('role', 'table');
  for (const row of screen.getAllByRole('row')) expect(row).toHaveAttribute('role', 'row');
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  const cell = screen.getByRole('cell', { name: '412' });
  expect([cell.getAttribute('role'), cell.dataset['label']]).toEqual(['cell', 'Copies']);
});
