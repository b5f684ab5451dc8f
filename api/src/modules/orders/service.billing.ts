import type { Billing, BillingForm } from '@tessera/contract/billing';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Buyer } from '../ledger/service.ts';
import { billingRepository } from './repository.billing.ts';

const NOBODY: Buyer = { country: null, state: null, businessName: null, gstin: null };

export type BillingService = ReturnType<typeof createBillingService>;

/** The billing details of a user. They are stored once and copied to every order. */
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

    /** The copies on orders stay, because they belong to the accounting records. */
    personalData: {
      name: 'billing',
      exportFor: async (userId: string) => (await billingRepository.find(db, userId)) ?? null,
      removeFor: (tx: Tx, userId: string) => billingRepository.remove(tx, userId),
    },
  };
};
