import { lazy, Suspense } from 'react';
import { CheckoutPage } from '../features/payments/checkout-page.tsx';
import type { Wanted } from '../features/payments/queries.ts';
import { ItemSquares } from '../features/plans/item-squares.tsx';
import { useCopy } from '../state/copy-code.ts';
import { notify } from '../ui/notify.ts';

const CopyByHand = lazy(async () => ({
  default: (await import('../ui/copy-by-hand.tsx')).CopyByHand,
}));

const complain = (message: string) => notify({ title: message, tone: 'danger' });

/** The summary of a purchase, with the squares of the plans and the copying of what was bought. */
export function MyCheckout({ wanted }: { wanted: Wanted }) {
  const { copy, byHand } = useCopy({
    onLocked: () => complain('Failed to copy the code. Please try again.'),
    onFailure: complain,
  });
  return (
    <>
      <CheckoutPage
        wanted={wanted}
        onCopy={copy}
        renderOpened={({ opens, more }) => (
          <ItemSquares
            total={opens.components}
            opened={opens.components}
            steps={[opens.components - more.components]}
          />
        )}
      />
      <Suspense>{byHand && <CopyByHand {...byHand} />}</Suspense>
    </>
  );
}
