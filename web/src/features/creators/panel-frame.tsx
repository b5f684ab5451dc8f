import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PLANS_TEXT } from '@tessera/contract/application-rules';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

export const PORTFOLIO_HINT = 'A link to your work. Needed if you send no pictures.';

export function PanelFrame({ children }: { children: ReactNode }) {
  return (
    <Card padding="lg" className="lg:min-h-[29rem]">
      {children}
    </Card>
  );
}

/** Invisible text that reserves its space. It wraps like the text of the form. */
function Room({ children, bar }: { children: ReactNode; bar: string }) {
  return (
    <span className="relative block">
      <span className="invisible">{children}</span>
      <Skeleton className={clsx('absolute left-0 h-3.5 max-w-full', bar)} />
    </span>
  );
}

/** The skeleton of the form, as high as the form of a visitor. So the content below does not move. */
export function PanelSkeleton() {
  return (
    <PanelFrame>
      <SkeletonGroup label="Loading the application form" className="text-sm">
        <div className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            {['name', 'email', 'phone', 'city'].map((field) => (
              <div key={field}>
                <Room bar="top-0.75 w-20">{field}</Room>
                <Skeleton className="mt-1.5 h-11 rounded-md" />
              </div>
            ))}
          </div>
          <div>
            <Room bar="top-0.75 w-28">Portfolio</Room>
            <Skeleton className="mt-1.5 mb-1.5 h-11 rounded-md" />
            <Room bar="top-0.75 w-64">{PORTFOLIO_HINT}</Room>
          </div>
          <div>
            <Room bar="top-0.75 w-28">Work samples</Room>
            <Skeleton className="mt-1.5 mb-1.5 h-21.5 rounded-md max-[22.75rem]:h-[7.4rem]" />
            <Room bar="top-0.75 w-64">PNG, JPG or WEBP, up to 5MB each and 20MB together</Room>
          </div>
          <div>
            <Room bar="top-0.75 w-64">{PLANS_TEXT.question}</Room>
            <span className="mt-1 block">
              <Room bar="top-0.75 w-72">{PLANS_TEXT.note}</Room>
            </span>
            <div className="mt-2.5 grid gap-2 sm:grid-cols-2">
              {[PLANS_TEXT.yes, PLANS_TEXT.no].map((label) => (
                <span
                  key={label}
                  className="relative flex min-h-11 items-center gap-3 border border-transparent px-3.5 py-2"
                >
                  <span className="size-5 shrink-0" />
                  <span className="invisible min-w-0">{label}</span>
                  <Skeleton className="absolute inset-0 rounded-md" />
                </span>
              ))}
            </div>
          </div>
          <Skeleton className="h-11 w-full rounded-md sm:w-52" />
        </div>
        <div className="mt-5 border-t border-line pt-4">
          <Room bar="top-0.75 w-72 sm:top-3.75">
            Have you applied before?{' '}
            <span className="inline-flex min-h-11 items-center font-medium">
              See where it stands
            </span>
          </Room>
        </div>
      </SkeletonGroup>
    </PanelFrame>
  );
}
