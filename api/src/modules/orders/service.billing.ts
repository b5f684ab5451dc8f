import type { Billing, BillingForm } from '@tessera/contract/billing';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Buyer } from '../ledger/service.ts';
import { billingRepository } from './repository.billing.ts';

const UNKNOWN: Billing = {
  country: null,
  state: null,
  businessName: null,
  address: null,
  city: null,
  postalCode: null,
  accountsEmail: null,
  gstin: null,
};

export type BillingService = ReturnType<typeof createBillingService>;

/** The billing details of a user. They are stored once and copied to every order. */
export const createBillingService = ({ db, clock }: { db: Database; clock: Clock }) => {
  const get = async (userId: string): Promise<Billing> =>
    (await billingRepository.find(db, userId)) ?? UNKNOWN;

  return {
    get,

    /** What an order freezes. The further recipient of invoices is not part of the accounting records. */
    buyer: async (userId: string, purchaseOrder: string | null): Promise<Buyer> => {
      const { accountsEmail: _, ...buyer } = await get(userId);
      return { ...buyer, purchaseOrder };
    },

    update: async (userId: string, form: BillingForm): Promise<Billing> => {
      await billingRepository.save(db, userId, form, clock.now());
      return get(userId);
    },

    /** The copies on orders stay, because they belong to the accounting records. */
    personalData: {
      name: 'billing',
      exportFor: async (userId: string) => (await billingRepository.find(db, userId)) ?? null,
      removeFor: (tx: Tx, userId: string) => billingRepository.remove(tx, userId),
    },
  };
};
