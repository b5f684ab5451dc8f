import { useState } from 'react';
import type { PlanLinks } from '@tessera/contract/access';
import { reachOf } from '@tessera/contract/plan-reach';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '../../../ui/table.tsx';
import { ChangeLinks } from './change-links.tsx';
import { Reach } from './reach.tsx';

type PlanReachProps = { plans: readonly PlanRecord[]; planLinks: PlanLinks };

/** What subscribers of each plan can use, and the setting that it depends on. */
export function PlanReach({ plans, planLinks }: PlanReachProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card as="section" aria-labelledby="plan-reach" className="grid gap-3">
      <div>
        <div id="plan-reach">
          <CardTitle>What subscribers reach</CardTitle>
        </div>
        <Switch
          label="Links count in both directions"
          checked={planLinks === 'both'}
          onChange={() => setAsking(true)}
          hint={
            planLinks === 'both'
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
      {isAsking && <ChangeLinks {...{ plans, planLinks }} onClose={() => setAsking(false)} />}
    </Card>
  );
}
