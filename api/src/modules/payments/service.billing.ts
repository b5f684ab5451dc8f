import type { Billing, BillingForm } from '@tessera/contract/billing';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Buyer } from './policy.tax.ts';
import { billingRepository } from './repository.billing.ts';

const NOBODY: Buyer = { country: null, state: null, businessName: null, gstin: null };

export type BillingService = ReturnType<typeof createBillingService>;

/** Where receipts are addressed to: said once, remembered, frozen on every order. */
export const createBillingService = ({ db, clock }: { db: Database; clock: Clock }) => {
  const buyer = async (userId: string): Promise<Buyer> =>
    (await billingRepository.find(db, userId)) ?? NOBODY;

  return {
    buyer,

    get: (userId: string): Promise<Billing> => buyer(userId),

    update: async (userId: string, form: BillingForm): Promise<Billing> => {
      await billingRepository.save(db, userId, form, clock.now());
      return buyer(userId);
    },

    /** What is frozen on orders stays: it is the books. */
    personalData: {
      name: 'billing',
      exportFor: async (userId: string) => (await billingRepository.find(db, userId)) ?? null,
      removeFor: (tx: Tx, userId: string) => billingRepository.remove(tx, userId),
    },
  };
};
