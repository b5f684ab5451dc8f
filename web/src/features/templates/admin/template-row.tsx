import type { TemplatePicture } from '@tessera/contract/templates';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { planTone } from '../../../lib/plan-tone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ItemPicture } from '../../../ui/item-picture.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Cell, HeaderCell, TableRow } from '../../../ui/table.tsx';
import { addressAt } from '../template-pictures.tsx';
import { TemplateLinks } from './template-links.tsx';

const smallest = ({ url, widths }: TemplatePicture) =>
  widths.length === 0 ? url : addressAt(url, Math.min(...widths));

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
};

export function TemplateRow({ item, onView, onEdit, onDelete }: TemplateRowProps) {
  const { _id, title, subtitle, category, subscriptionPlan: plan, downloads } = item;
  const [picture] = item.pictures;
  const isOnSale = item.status === 'published';
  return (
    <TableRow>
      <Cell strong className="w-[45%] min-w-56 xl:min-w-72">
        <span className="flex items-center gap-3">
          {picture && (
            <ItemPicture
              seed={_id}
              src={smallest(picture)}
              image={picture}
              alt=""
              className="h-10 w-15 shrink-0 rounded-sm object-cover object-top"
            />
          )}
          <span className="min-w-0">
            <span className="line-clamp-2">{title}</span>
            <span className="mt-0.5 line-clamp-1 text-[0.8125rem] font-normal text-ink-muted">
              {/* A smaller screen has no room for a column of its own. */}
              <span className="lg:hidden">
                {category}
                {subtitle !== '' && ' · '}
              </span>
              {subtitle}
            </span>
          </span>
        </span>
      </Cell>
      <Cell muted className="whitespace-nowrap max-lg:hidden">
        {category}
      </Cell>
      <Cell>
        <Badge tone={planTone(plan?.name)}>{plan?.name ?? 'Free'}</Badge>
      </Cell>
      <Cell>
        <TemplateLinks item={item} />
      </Cell>
      <Cell numeric muted={downloads === 0} className="max-xl:hidden">
        {number.format(downloads)}
      </Cell>
      <Cell>
        <RowActions
          label={title}
          onView={onView}
          onEdit={isOnSale ? onEdit : undefined}
          onDelete={isOnSale ? onDelete : undefined}
        />
      </Cell>
    </TableRow>
  );
}

export function TemplateRowSkeleton() {
  return (
    <>
      <Cell className="w-[45%] min-w-56 xl:min-w-72">
        <span className="flex h-11 items-center gap-3">
          <Skeleton className="h-10 w-15 shrink-0" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-3 w-2/3" />
            <Skeleton className="h-2.5 w-full" />
          </span>
        </span>
      </Cell>
      <Cell className="max-lg:hidden">
        <Skeleton className="h-3 w-20" />
      </Cell>
      <Cell>
        <Skeleton shape="round" className="h-5.5 w-12" />
      </Cell>
      <Cell>
        <Skeleton className="h-5 w-40" />
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
