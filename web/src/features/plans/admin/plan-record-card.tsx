import { Pencil, Trash2 } from 'lucide-react';
import type { PlanLinks } from '@tessera/contract/access';
import { formatRupees } from '@tessera/contract/money';
import { reachSentence } from '@tessera/contract/plan-reach';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { pricePerMonth } from '../../../lib/price-per-month.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PlanFeatures } from '../plan-card.tsx';
import { counted, countWords } from './count-words.ts';

type PlanRecordCardProps = {
  plan: PlanRecord;
  /** The plans on sale, whose items this plan may open. */
  plans: readonly PlanRecord[];
  planLinks: PlanLinks;
  onEdit: () => void;
  onDelete: () => void;
};

export function PlanRecordCard({ plan, plans, planLinks, onEdit, onDelete }: PlanRecordCardProps) {
  const { name, price, duration, features, requestQuota, subscribers, goods, withdrawnAt } = plan;
  const figures = [
    ['Subscribers', counted(subscribers)],
    ...goods.map(({ kind, count }) => [
      `${kind[0]?.toUpperCase()}${kind.slice(1)}s`,
      counted(count),
    ]),
    ['Requests', requestQuota === null ? 'Unlimited' : counted(requestQuota)],
  ];
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <div className="flex items-start justify-between gap-3">
            <h3 className="min-w-0 text-lg">{name}</h3>
            {withdrawnAt && <Badge tone="warning">No longer sold</Badge>}
          </div>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-[2rem] leading-none font-heading tracking-[-0.02em]">
              {formatRupees(pricePerMonth(plan))}
            </span>
            <span className="text-sm text-ink-muted">/ month</span>
          </p>
          <p className="mt-1.5 font-mono text-[0.8125rem] text-ink-faint">
            {formatRupees(price)} for {countWords(duration, 'day')}
          </p>
        </div>
        {features.length > 0 && <PlanFeatures of={features} plan={name} />}
        <dl className="mt-auto flex flex-wrap justify-between gap-3 border-t border-line pt-4">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt className="text-xs text-ink-muted">{label}</dt>
              <dd className="mt-0.5 font-strong tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-pretty text-ink-muted">
          {reachSentence(plan, plans, planLinks)}
        </p>
      </div>
      {!withdrawnAt && (
        <div className="flex gap-1 border-t border-line px-2.5 py-1.5">
          <Button variant="text" className="px-3" onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4" />
            Edit<span className="sr-only"> {name}</span>
          </Button>
          <Button variant="text" className="px-3 hover:text-danger" onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-4" />
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
    </Card>
  );
}
