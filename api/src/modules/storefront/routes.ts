import { getCompany, getStorefront } from '@tessera/contract/storefront';
import type { Binder } from '../../platform/http/bind.ts';
import type { StorefrontService } from './service.ts';

export function storefrontRoutes({ bind }: Binder, storefront: StorefrontService) {
  bind(getStorefront, ({ fresh }) => storefront.facts({ fresh }));
  bind(getCompany, async () => storefront.company());
}
