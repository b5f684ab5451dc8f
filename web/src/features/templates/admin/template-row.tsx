import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { planTone } from '../../../lib/plan-tone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ItemCell, ItemCellSkeleton } from '../../../ui/item-cell.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Cell, HeaderCell, TableRow } from '../../../ui/table.tsx';
import { thumbnailOf } from '../template-pictures.tsx';
import { TemplateLinks } from './template-links.tsx';

const number = new Intl.NumberFormat('en-IN');

export function TemplateHead() {
  return (
    <>
      <HeaderCell>Template</HeaderCell>
      <HeaderCell className="max-lg:hidden">Category</HeaderCell>
      <HeaderCell>Access Level</HeaderCell>
      <HeaderCell>Links</HeaderCell>
      <HeaderCell numeric className="max-xl:hidden">
        Downloads
      </HeaderCell>
      <HeaderCell numeric>Actions</HeaderCell>
    </>
  );
}

type TemplateRowProps = {
  item: TemplateRecord;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => Promise<void>;
  onPutBack: () => Promise<void>;
};

export function TemplateRow({ item, onView, onEdit, onDelete, onPutBack }: TemplateRowProps) {
  const { _id, title, subtitle, category, subscriptionPlan: plan, downloads } = item;
  const [picture] = item.pictures;
  return (
    <TableRow>
      <ItemCell
        seed={_id}
        picture={picture && { ...picture, src: thumbnailOf(picture) }}
        title={title}
      >
        {/* On small screens this has no column of its own. */}
        <span className="lg:hidden">
          {category}
          {subtitle !== '' && ' · '}
        </span>
        {subtitle}
      </ItemCell>
      <Cell muted className="whitespace-nowrap max-lg:hidden">
        {category}
      </Cell>
      <Cell label="Access">
        <Badge tone={planTone(plan?.name)}>{plan?.name ?? 'Free'}</Badge>
      </Cell>
      <Cell label="Links">
        <TemplateLinks item={item} />
      </Cell>
      <Cell numeric muted={downloads === 0} className="max-xl:hidden">
        {number.format(downloads)}
      </Cell>
      <Cell actions>
        <RowActions
          label={title}
          onView={onView}
          onEdit={onEdit}
          onDelete={item.status === 'published' ? onDelete : undefined}
          onPutBack={item.status === 'withdrawn' ? onPutBack : undefined}
        />
      </Cell>
    </TableRow>
  );
}

export function TemplateRowSkeleton() {
  return (
    <>
      <ItemCellSkeleton />
      <Cell className="max-lg:hidden">
        <Skeleton className="h-3 w-20" />
      </Cell>
      <Cell>
        <Skeleton shape="round" className="h-5.5 w-12" />
      </Cell>
      <Cell>
        <Skeleton className="h-3 w-34" />
      </Cell>
      <Cell className="max-xl:hidden">
        <Skeleton className="ml-auto h-3 w-8" />
      </Cell>
      <Cell>
        <Skeleton className="ml-auto h-5 w-24" />
      </Cell>
    </>
  );
}
