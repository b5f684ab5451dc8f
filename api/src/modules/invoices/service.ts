import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { BillingService } from '../orders/service.billing.ts';
import type { UsersService } from '../users/service.ts';
import { invoicesRepository } from './repository.ts';
import { createDeliveryService } from './service.delivery.ts';
import { createForgettingService } from './service.forgetting.ts';
import { createIssuingService } from './service.issuing.ts';

const EXPORTED_MAX = 4_000;

export type InvoicesService = ReturnType<typeof createInvoicesService>;

/** The documents of payments and refunds. */
export function createInvoicesService(o: {
  db: Database;
  clock: Clock;
  log: Log;
  config: Config;
  storage: Storage;
  mailer: Mailer;
  users: UsersService;
  billing: BillingService;
}) {
  const { db, config } = o;
  const issuing = createIssuingService({
    ...o,
    series: config.INVOICE_SERIES,
    sac: { plan: config.SAC_PLAN, component: config.SAC_COMPONENT },
  });
  const delivery = createDeliveryService({ ...o, origin: config.ORIGIN });
  const { forget, forgetLate, removeLeftovers } = createForgettingService(o);
  return {
    ...issuing,
    ...delivery,
    forgetLate,
    removeLeftovers,

    /** The law requires the documents to be kept for years. Only the name is erased. */
    personalData: {
      name: 'invoices',
      exportFor: async (userId: string) =>
        (await invoicesRepository.listOf(db, userId, EXPORTED_MAX)).map(
          ({ kind, number, issuedAt, amountPaise, buyer, lines }) => ({
            kind,
            number,
            issuedAt,
            amountPaise,
            buyer,
            lines,
          }),
        ),
      removeFor: forget,
    },
  };
}
