import type { CopiedComponent } from '@tessera/contract/analytics-admin';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cell, HeaderCell, TableRow } from '../../ui/table.tsx';

export const CopiedHead = () => (
  <>
    <HeaderCell>Component</HeaderCell>
    <HeaderCell>Category</HeaderCell>
    <HeaderCell>Type</HeaderCell>
    <HeaderCell numeric>Unique Copies</HeaderCell>
  </>
);

export function CopiedRow({ row }: { row: CopiedComponent }) {
  return (
    <TableRow>
      <Cell strong>{row.title}</Cell>
      <Cell muted label="Category">
        {row.category}
      </Cell>
      <Cell label="Type">
        <Badge tone={row.type === 'free' ? 'positive' : 'ink'}>
          {row.type === 'free' ? 'Free' : 'Paid'}
        </Badge>
      </Cell>
      <Cell numeric label="Copies">
        {row.uniqueCopies.toLocaleString('en-IN')}
      </Cell>
    </TableRow>
  );
}

export const CopiedSkeleton = () => (
  <>
    <Cell>
      <Skeleton className="h-4 w-48" />
    </Cell>
    <Cell>
      <Skeleton className="h-4 w-24" />
    </Cell>
    <Cell>
      <Skeleton className="h-5.5 w-12 rounded-full" />
    </Cell>
    <Cell numeric>
      <Skeleton className="ml-auto h-4 w-10" />
    </Cell>
  </>
);
