import type { ReactNode } from 'react';
import type { CheckoutSummary } from '@tessera/contract/checkout';
import type { Wanted } from './queries.ts';

export type OpenedPart = Pick<CheckoutSummary, 'item'> & {
  opens: NonNullable<CheckoutSummary['opens']>;
  more: NonNullable<CheckoutSummary['more']>;
};

export type CheckoutPageProps = {
  wanted: Wanted;
  /** Copies the code of a component that was just bought. */
  onCopy: (item: { _id: string; title: string }) => void;
  /** Draws what a plan opens. */
  renderOpened: (part: OpenedPart) => ReactNode;
};
