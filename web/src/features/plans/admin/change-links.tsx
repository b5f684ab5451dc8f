import { useQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import type { PlanLinks } from '@tessera/contract/access';
import { type PlanAccess, reachOf } from '@tessera/contract/plan-reach';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { notify } from '../../../ui/notify.ts';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '../../../ui/table.tsx';
import { planLinksEffectQuery, useSetPlanLinks } from './queries.ts';
import { Reach } from './reach.tsx';

const number = new Intl.NumberFormat('en-IN');

const WORDS = {
  both: {
    title: 'Let links count in both directions?',
    change: 'will reach more',
    confirm: 'Count both directions',
    done: 'Links count in both directions now',
  },
  downward: {
    title: 'Let links count in one direction only?',
    change: 'will reach less',
    confirm: 'Count one direction',
    done: 'Links count in their own direction now',
  },
};

type ChangeLinksProps = {
  plans: readonly PlanRecord[];
  planLinks: PlanLinks;
  onClose: () => void;
};

/** Shows what changes for whom before the direction of links is changed. */
export function ChangeLinks({ plans, planLinks, onClose }: ChangeLinksProps) {
  const next = planLinks === 'both' ? 'downward' : 'both';
  const words = WORDS[next];
  const effect = useQuery(planLinksEffectQuery);
  const setting = useSetPlanLinks();
  const confirm = () =>
    setting.mutate(next, {
      onSuccess: () => {
        notify({ title: words.done, tone: 'positive' });
        onClose();
      },
    });

  return (
    <AlertDialog
      open
      size="lg"
      onOpenChange={(open) => !open && !setting.isPending && onClose()}
      title={words.title}
      description={
        <span role="status">{peopleWords(effect.data?.people, effect.isError, words.change)}</span>
      }
      actions={
        <>
          <Button className="max-sm:w-full" disabled={setting.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={next === 'both' ? 'primary' : 'danger'}
            className="max-sm:w-full"
            loading={setting.isPending}
            onClick={confirm}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <FailureNotice
        message={setting.error?.message ?? null}
        onDismiss={() => setting.reset()}
        className="mb-1"
      />
      <Table label="What subscribers of each plan reach, before and after" cards>
        <TableHead>
          <HeaderCell>Subscribers of</HeaderCell>
          {plans.map(({ _id, name }) => (
            <HeaderCell key={_id}>{name}</HeaderCell>
          ))}
        </TableHead>
        <TableBody>
          {plans.map((holder) => {
            const after = reachOf(holder, plans, next);
            return (
              <TableRow key={holder._id}>
                <Cell strong>{holder.name}</Cell>
                {reachOf(holder, plans, planLinks).map(
                  ({ goods, access }, index) =>
                    goods && (
                      <Cell key={goods._id} label={goods.name} className="whitespace-nowrap">
                        <BeforeAndAfter before={access} after={after[index]?.access ?? access} />
                      </Cell>
                    ),
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </AlertDialog>
  );
}

function peopleWords(people: number | undefined, hasFailed: boolean, change: string): string {
  if (hasFailed) return 'How many people this concerns could not be counted just now.';
  if (people === undefined) return 'Counting whom this concerns…';
  if (people === 0) return 'Nobody who holds a plan now reaches anything else by this.';
  return `${number.format(people)} ${people === 1 ? 'person' : 'people'} who ${people === 1 ? 'holds' : 'hold'} a plan now ${change}, at once.`;
}

function BeforeAndAfter({ before, after }: { before: PlanAccess; after: PlanAccess }) {
  if (before.saved === after.saved && before.template === after.template)
    return <Reach access={before} />;
  return (
    <span className="grid w-max max-w-full gap-1 rounded-sm bg-warning-soft px-2 py-1.5">
      <span className="sr-only">Changes. Before: </span>
      <Reach access={before} />
      <ArrowDown aria-hidden="true" className="size-3.5 text-ink-muted" />
      <span className="sr-only">After: </span>
      <Reach access={after} />
    </span>
  );
}
