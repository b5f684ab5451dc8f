import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { formatDate, formatDays } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import type { Allowance } from '@tessera/contract/requests';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { capital, countOf } from './words.ts';

type AllowanceCardProps = {
  allowance: Allowance;
  isAsking: boolean;
  onAsk: () => void;
  askRef?: Ref<HTMLButtonElement>;
};

/** The remaining requests, or the plans that include requests. */
export function AllowanceCard({ allowance, isAsking, onAsk, askRef }: AllowanceCardProps) {
  const { periods, left } = allowance;
  if (periods.length === 0) return <Offers of={allowance.offers} />;
  return (
    <Frame
      title={
        left === null ? 'Unlimited requests' : `${left} ${left === 1 ? 'request' : 'requests'} left`
      }
      action={
        left === 0 ? (
          <LinkButton to="/#pricing" className="shrink-0 max-sm:w-full">
            View Plans
          </LinkButton>
        ) : (
          <Button
            variant="primary"
            aria-expanded={isAsking}
            aria-controls="request-form"
            className="shrink-0 max-sm:w-full"
            ref={askRef}
            onClick={onAsk}
          >
            <Plus aria-hidden="true" className="size-4" />
            New Request
          </Button>
        )
      }
    >
      {periods.map(({ plan, quota, endsAt }) => (
        <p key={`${plan} ${endsAt}`} className="mt-1 text-pretty text-ink-muted">
          {plan} gives you {countOf(quota)} until {formatDate(new Date(endsAt))}.
        </p>
      ))}
      <p className="mt-1 text-sm text-pretty text-ink-faint">
        {left === 0
          ? 'All of them are used. Your next plan period brings new ones, and a request we decline does not count.'
          : 'A request we decline does not count. What we make for you stays yours when the plan ends.'}
      </p>
    </Frame>
  );
}

function Offers({ of: offers }: { of: Allowance['offers'] }) {
  return (
    <Frame
      title="Custom requests come with a plan"
      action={
        <LinkButton to="/#pricing" variant="primary" className="shrink-0 max-sm:w-full">
          View Plans
        </LinkButton>
      }
    >
      <p className="mt-1 text-pretty text-ink-muted">
        Tell us what your page needs, and our team makes the component for you.
      </p>
      {offers.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {offers.map(({ _id, name, price, duration, requestQuota }) => (
            <li
              key={_id}
              className="flex gap-2.5 before:mt-[0.45em] before:size-2.25 before:shrink-0 before:rounded-[2px] before:bg-tile-4"
            >
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
                <span className="font-strong">{name}</span>
                <span>{countOf(requestQuota)}</span>
                <span className="text-sm text-ink-muted">
                  {formatRupees(price)} for {formatDays(duration)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

type FrameProps = { title: string; action: ReactNode; children: ReactNode };

function Frame({ title, action, children }: FrameProps) {
  return (
    <Card as="section" aria-labelledby="allowance" padding="lg" className={FRAME}>
      <div className="min-w-0 grow">
        <h2 id="allowance" className="text-2xl">
          {capital(title)}
        </h2>
        {children}
      </div>
      {action}
    </Card>
  );
}

const FRAME = 'flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-8';

/** The skeleton of the same card. */
export function AllowanceSkeleton() {
  return (
    <SkeletonGroup label="Loading what your plan gives">
      <Card padding="lg" className={FRAME}>
        <div className="min-w-0 grow">
          <div className="flex h-8.5 items-center">
            <Skeleton className="h-7 w-44" />
          </div>
          <div className="mt-1 flex h-[1.6em] items-center">
            <Skeleton className="h-[0.7em] w-full max-w-md" />
          </div>
          <div className="mt-1 flex h-[1.6em] items-center text-sm">
            <Skeleton className="h-[0.7em] w-4/5 max-w-sm" />
          </div>
        </div>
        <Skeleton className="h-11 w-full shrink-0 rounded-md sm:w-36" />
      </Card>
    </SkeletonGroup>
  );
}
