import clsx from 'clsx';
import { Check, Contrast, Minus } from 'lucide-react';
import type { PlanLinks } from '@tessera/contract/access';
import { type PlanAccess, reachOf } from '@tessera/contract/plan-reach';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { notify } from '../../../ui/notify.ts';
import { Switch } from '../../../ui/switch.tsx';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '../../../ui/table.tsx';
import { useSetPlanLinks } from './queries.ts';

type PlanReachProps = { plans: readonly PlanRecord[]; planLinks: PlanLinks };

/** What subscribers of each plan can use, and the setting that it depends on. */
export function PlanReach({ plans, planLinks }: PlanReachProps) {
  const setting = useSetPlanLinks();
  // While the change is being saved, the switch shows the new value.
  const shown = setting.isPending ? setting.variables : planLinks;
  const set = (next: PlanLinks) =>
    setting.mutate(next, {
      onSuccess: () =>
        notify({
          title:
            next === 'both'
              ? 'Links count in both directions now'
              : 'Links count in their own direction now',
          tone: 'positive',
        }),
    });
  return (
    <Card as="section" aria-labelledby="plan-reach" className="grid gap-3">
      <div>
        <div id="plan-reach">
          <CardTitle>What subscribers reach</CardTitle>
        </div>
        <FailureNotice
          message={setting.error?.message ?? null}
          onDismiss={() => setting.reset()}
          className="mt-3"
        />
        <Switch
          label="Links count in both directions"
          checked={shown === 'both'}
          onChange={({ target }) => !setting.isPending && set(target.checked ? 'both' : 'downward')}
          hint={
            shown === 'both'
              ? 'When a plan gives access to another, subscribers of either one copy the saved components and download the templates of both.'
              : 'When a plan gives access to another, only its own subscribers reach both.'
          }
          className="mt-1"
        />
      </div>
      <Table label="What subscribers of each plan reach">
        <TableHead>
          <HeaderCell>Subscribers of</HeaderCell>
          <HeaderCell>Free</HeaderCell>
          {plans.map(({ _id, name }) => (
            <HeaderCell key={_id}>{name}</HeaderCell>
          ))}
        </TableHead>
        <TableBody>
          {plans.map((holder) => (
            <TableRow key={holder._id}>
              <Cell strong>{holder.name}</Cell>
              {reachOf(holder, plans, planLinks).map(({ goods, access }) => (
                <Cell key={goods?._id ?? 'free'} className="whitespace-nowrap">
                  <Reach access={access} />
                </Cell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="text-sm text-ink-muted">
        Everything is copying in the shop, copying on the saved page and downloading templates.
      </p>
    </Card>
  );
}

function Reach({ access: { copy, saved, template } }: { access: PlanAccess }) {
  const { Icon, words, colour } =
    copy && saved && template
      ? { Icon: Check, words: 'Everything', colour: 'text-positive' }
      : saved || template
        ? {
            Icon: Contrast,
            words: [saved && 'Saved', template && 'templates'].filter(Boolean).join(' and '),
            colour: 'text-warning',
          }
        : { Icon: Minus, words: 'Nothing', colour: 'text-ink-faint' };
  return (
    <span className={clsx('flex items-center gap-1.5', colour)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {words}
    </span>
  );
}
