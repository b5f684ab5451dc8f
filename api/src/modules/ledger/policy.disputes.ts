import type { DisputeBooked, Txn } from './repository.ts';

type Movement = { heldPaise: number; lostPaise: number };

const txnOf = (key: string, { heldPaise, lostPaise }: Movement): Txn => ({
  key,
  lines: [
    { account: 'disputes', amountPaise: lostPaise },
    { account: 'dispute_holds', amountPaise: heldPaise },
    { account: 'provider_clearing', amountPaise: -lostPaise - heldPaise },
  ],
});

/** The amounts that have moved since the last ledger entry. */
function movementsOf(
  booked: DisputeBooked,
  { status, deductedPaise }: { status: string; deductedPaise: number },
): Movement[] {
  const { heldPaise, lostPaise } = booked;
  if (status === 'lost') return [{ heldPaise: -heldPaise, lostPaise: deductedPaise - lostPaise }];
  const taking = { heldPaise: deductedPaise - booked.takenPaise, lostPaise: 0 };
  // Two movements, even if both are reported at once: the bank sees two.
  return status === 'won'
    ? [taking, { heldPaise: -heldPaise - taking.heldPaise, lostPaise: 0 }]
    : [taking];
}

export const disputeTxns = (
  disputeId: string,
  booked: DisputeBooked,
  dispute: { status: string; deductedPaise: number },
): Txn[] =>
  movementsOf(booked, dispute)
    .filter(({ heldPaise, lostPaise }) => heldPaise !== 0 || lostPaise !== 0)
    .map((movement, index) => {
      const nth = booked.txns + index + 1;
      return txnOf(nth === 1 ? `dispute:${disputeId}` : `dispute:${disputeId}:${nth}`, movement);
    });
