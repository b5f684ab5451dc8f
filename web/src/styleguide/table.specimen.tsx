import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import {
  Cell,
  HeaderCell,
  type SortDirection,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../ui/table.tsx';
import type { Specimen } from './specimen.ts';

const rows = [
  { name: 'Split hero with art panel', kind: 'Hero', plan: 'Free', copies: 1412 },
  { name: 'Three-tier pricing', kind: 'Pricing', plan: 'Pro', copies: 377 },
  {
    name: 'Geschwindigkeitsbegrenzungsüberschreitungsanzeige',
    kind: 'Blocks',
    plan: 'Pro',
    copies: 98,
  },
  { name: 'अक्सर पूछे जाने वाले प्रश्नों की सूची', kind: 'FAQ', plan: 'Free', copies: 7 },
];

function Sorted({ label, empty = false }: { label: string; empty?: boolean }) {
  const [sort, setSort] = useState<SortDirection>('descending');
  const sorted = rows.toSorted((a, b) =>
    sort === 'ascending' ? a.copies - b.copies : b.copies - a.copies,
  );
  return (
    <Card padding="none" className="px-3.5 py-1.5">
      <Table label={label}>
        <TableHead>
          <HeaderCell>Item</HeaderCell>
          <HeaderCell sort="none" onSort={() => undefined}>
            Category
          </HeaderCell>
          <HeaderCell>Type</HeaderCell>
          <HeaderCell
            numeric
            sort={sort}
            onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
          >
            Unique Copies
          </HeaderCell>
        </TableHead>
        <TableBody>
          {empty ? (
            <TableRow>
              <Cell colSpan={4} muted className="py-10 text-center">
                No copies yet
              </Cell>
            </TableRow>
          ) : (
            sorted.map((row) => (
              <TableRow key={row.name}>
                <Cell strong>{row.name}</Cell>
                <Cell muted>{row.kind}</Cell>
                <Cell>
                  <Badge tone={row.plan === 'Pro' ? 'ink' : 'positive'}>{row.plan}</Badge>
                </Cell>
                <Cell numeric>{row.copies}</Cell>
              </TableRow>
            ))
          )}
        </TableBody>
      </Table>
    </Card>
  );
}

export const specimen: Specimen = {
  name: 'Table',
  slug: 'table',
  states: {
    sortable: <Sorted label="Copies by item" />,
    'wider than its box': (
      <div className="max-w-80">
        <Sorted label="Copies by item, narrow" />
      </div>
    ),
    empty: <Sorted label="Copies by item, none" empty />,
  },
};
