import { INDIAN_STATES } from '@tessera/contract/indian-states';
import type { Company, Storefront } from '@tessera/contract/storefront';
import type { Config } from '../../platform/config.ts';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import type { CatalogService } from '../catalog/service.ts';
import { storefrontRepository } from './repository.ts';

export type StorefrontService = ReturnType<typeof createStorefrontService>;

/** Public data of the shop. */
export const createStorefrontService = ({
  reads,
  config,
  catalog,
}: {
  reads: ReadRouter;
  config: Config;
  catalog: Pick<CatalogService, 'sharedStack'>;
}) => ({
  facts: async (o: { fresh: boolean }): Promise<Storefront> => {
    const [counts, stack] = await Promise.all([
      reads.read((db) => storefrontRepository.counts(db), o),
      catalog.sharedStack(o),
    ]);
    return { ...counts, stack };
  },

  company: (): Company => ({
    name: config.SELLER_NAME,
    address: config.SELLER_ADDRESS,
    state: INDIAN_STATES.find(({ code }) => code === config.SELLER_STATE)?.name ?? '',
    gstin: config.SELLER_GSTIN ?? null,
    email: config.COMPANY_EMAIL,
    phone: config.COMPANY_PHONE ?? null,
    grievanceOfficer: config.COMPANY_GRIEVANCE_OFFICER ?? null,
    feedbackUrl: config.FEEDBACK_URL ?? null,
  }),
});
