import { disputeTxns } from './policy.disputes.ts';
import { splitTax } from './policy.tax.ts';
import {
  creditTxn,
  failedRefundTxn,
  feeTxn,
  refundTxn,
  releaseTxn,
  saleTxn,
  suspenseTxn,
  unsoldTxn,
} from './policy.transactions.ts';
import { ledgerRepository } from './repository.ts';

export type { Buyer, Seller, Tax } from './policy.tax.ts';
export type { Txn } from './repository.ts';

export type LedgerService = ReturnType<typeof createLedgerService>;

/** The ledger: makes balanced transactions and posts them in the caller's database transaction. */
export const createLedgerService = () => ({
  splitTax,
  saleTxn,
  creditTxn,
  suspenseTxn,
  releaseTxn,
  feeTxn,
  refundTxn,
  failedRefundTxn,
  unsoldTxn,
  disputeTxns,
  post: ledgerRepository.post,
  countCredits: ledgerRepository.countCredits,
  readDispute: ledgerRepository.readDispute,
});
