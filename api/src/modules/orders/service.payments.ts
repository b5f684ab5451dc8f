import { paymentsRepository } from './repository.payments.ts';

export type { Disposition, PaymentRow } from './repository.payments.ts';

export type ProviderPaymentsService = ReturnType<typeof createProviderPaymentsService>;

/** The payments of the provider, as stored here. Whether one becomes a purchase is decided in `settle` only. */
export const createProviderPaymentsService = () => {
  const { find, list, listFeeless, lock, note } = paymentsRepository;
  const { setRefunded, claimRefunds, postponeRefund } = paymentsRepository;
  return { find, list, listFeeless, lock, note, setRefunded, claimRefunds, postponeRefund };
};
