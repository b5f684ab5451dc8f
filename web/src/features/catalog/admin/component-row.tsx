import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { TAGS_IN_ADMIN_TABLE } from '@tessera/contract/constants';
import { formatRupees } from '@tessera/contract/money';
import { planTone } from '../../../lib/plan-tone.ts';
import { creatorName } from '../../../state/admin-creators.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ItemCell, ItemCellSkeleton } from '../../../ui/item-cell.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Cell, HeaderCell, TableRow } from '../../../ui/table.tsx';

export function ComponentHead() {
  return (
    <>
      <HeaderCell>Component</HeaderCell>
      <HeaderCell className="max-lg:hidden">Category</HeaderCell>
      <HeaderCell>Plan</HeaderCell>
      <HeaderCell numeric className="max-lg:hidden">
        Price
      </HeaderCell>
      <HeaderCell className="max-xl:hidden">Creator</HeaderCell>
      <HeaderCell>Tags</HeaderCell>
      <HeaderCell numeric>Actions</HeaderCell>
    </>
  );
}

type ComponentRowProps = {
  item: ComponentRecord;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => Promise<void>;
  onPutBack: () => Promise<void>;
};

export function ComponentRow({ item, onView, onEdit, onDelete, onPutBack }: ComponentRowProps) {
  const { title, description, category, tags, subscriptionPlan: plan, price, creator } = item;
  return (
    <TableRow>
      <ItemCell seed={item._id} picture={{ src: item.imageUrl, ...item.image }} title={title}>
        {/* On small screens these have no columns of their own. */}
        <span className="lg:hidden">
          {category}
          {price !== undefined && ` · ${formatRupees(price)}`}
          {creator && ` · ${creatorName(creator)}`}
        </span>
        <span className="max-lg:hidden">{description}</span>
      </ItemCell>
      <Cell muted className="whitespace-nowrap max-lg:hidden">
        {category}
      </Cell>
      <Cell label="Plan">
        <Badge tone={planTone(plan?.name)}>{plan?.name ?? 'Free'}</Badge>
      </Cell>
      <Cell numeric muted={price === undefined} className="max-lg:hidden">
        {price === undefined ? '–' : formatRupees(price)}
      </Cell>
      <Cell muted={!creator} label="Creator" className="max-xl:hidden">
        {creator ? creatorName(creator) : '–'}
      </Cell>
      <Cell label="Tags" className="min-w-44">
        <Tags tags={tags} />
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

/** Spec 2: three tags, and the number of further ones. */
function Tags({ tags }: { tags: readonly string[] }) {
  const more = tags.slice(TAGS_IN_ADMIN_TABLE);
  return (
    <ul className="flex flex-wrap gap-1">
      {tags.slice(0, TAGS_IN_ADMIN_TABLE).map((tag) => (
        <li key={tag} title={tag} className="max-w-28 min-w-0">
          <Badge tone="outline">{tag}</Badge>
        </li>
      ))}
      {more.length > 0 && (
        <li title={more.join(', ')}>
          <Badge tone="outline">+{more.length}</Badge>
          <span className="sr-only">: {more.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}

export function ComponentRowSkeleton() {
  return (
    <>
      <ItemCellSkeleton />
      <Cell className="max-lg:hidden">
        <Skeleton className="h-3 w-20" />
      </Cell>
      <Cell>
        <Skeleton shape="round" className="h-5.5 w-12" />
      </Cell>
      <Cell className="max-lg:hidden">
        <Skeleton className="ml-auto h-3 w-10" />
      </Cell>
      <Cell className="max-xl:hidden">
        <Skeleton className="h-3 w-20" />
      </Cell>
      <Cell className="min-w-44">
        <Skeleton className="h-5 w-32" />
      </Cell>
      <Cell>
        <Skeleton className="ml-auto h-5 w-24" />
      </Cell>
    </>
  );
}
