import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PlanLinks } from '@tessera/contract/access';
import { reachOf } from '@tessera/contract/plan-reach';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { planLabel } from '../../../lib/plan-label.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { Select } from '../../../ui/select.tsx';
import { countWords } from './count-words.ts';
import { useDeletePlan } from './queries.ts';

const listed = new Intl.ListFormat('en');

/**
 * Names the plans whose subscribers can use the moved items: the target plan, and plans that link
 * to it or to the deleted plan.
 */
function reachersWords(
  plan: PlanRecord,
  others: readonly PlanRecord[],
  planLinks: PlanLinks,
  moveTo: string | null,
): string | undefined {
  if (moveTo === 'free') return 'Everybody will reach them, without a plan.';
  const place = others.find(({ _id }) => _id === moveTo);
  if (!place) return undefined;
  const names = others
    .map((other) =>
      other.accessiblePlans.includes(plan._id)
        ? { ...other, accessiblePlans: [...other.accessiblePlans, place._id] }
        : other,
    )
    .filter((holder) =>
      reachOf(holder, [place], planLinks).some(
        ({ goods, access }) => goods && (access.copy || access.saved || access.template),
      ),
    )
    .map(({ name }) => name);
  return `Subscribers of ${listed.format(names)} will reach them too.`;
}

type DeletePlanProps = {
  plan: PlanRecord;
  others: readonly PlanRecord[];
  planLinks: PlanLinks;
  onClose: () => void;
  onDeleted: () => void;
};

/** Spec 7: asks for confirmation. Items of the plan need a new plan. Subscribers keep their plan until it ends. */
export function DeletePlan({ plan, others, planLinks, onClose, onDeleted }: DeletePlanProps) {
  const { name, subscribers } = plan;
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const removal = useDeletePlan(plan);
  const held = plan.goods.filter(({ count }) => count > 0);
  const goods = listed.format(held.map(({ kind, count }) => countWords(count, kind)));

  const confirm = () => {
    if (held.length > 0 && moveTo === null) return setMissing(true);
    return removal.mutate(moveTo, {
      onSuccess: () => {
        notify({ title: 'Plan deleted successfully', tone: 'positive' });
        onDeleted();
      },
    });
  };

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !removal.isPending && onClose()}
      title="Are you sure you want to delete this plan?"
      description={
        <>
          {name} will no longer be sold.{' '}
          {subscribers > 0 &&
            `${countWords(subscribers, 'subscriber')} ${subscribers === 1 ? 'keeps' : 'keep'} it, with everything in it, until it ends.`}
        </>
      }
      actions={
        <>
          <Button className="max-sm:w-full" disabled={removal.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            className="max-sm:w-full"
            loading={removal.isPending}
            onClick={confirm}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            Delete Plan
          </Button>
        </>
      }
    >
      {(held.length > 0 || removal.error) && (
        <div className="grid gap-4">
          {held.length > 0 && (
            <Select
              label={`Where should its ${goods} go?`}
              placeholder="Choose a plan, or free"
              options={[
                { value: 'free', label: 'Free for everybody' },
                ...others.map((other) => ({ value: other._id, label: planLabel(other) })),
              ]}
              value={moveTo}
              onChange={(next) => {
                setMoveTo(next);
                setMissing(false);
              }}
              hint={reachersWords(plan, others, planLinks, moveTo)}
              error={isMissing && `Choose where the ${goods} of ${name} go.`}
            />
          )}
          {removal.error && (
            <p role="alert" className="text-sm text-danger">
              {removal.error.message}
            </p>
          )}
        </div>
      )}
    </AlertDialog>
  );
}
