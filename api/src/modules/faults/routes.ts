import { listKnownFaults, reportFault } from '@tessera/contract/faults';
import { changeFault, listFaults } from '@tessera/contract/faults-admin';
import type { Binder } from '../../platform/http/bind.ts';
import type { FaultAdminService } from './service.admin.ts';
import type { FaultsService } from './service.ts';

export function faultsRoutes(
  { bind }: Binder,
  { faults, faultAdmin: admin }: { faults: FaultsService; faultAdmin: FaultAdminService },
) {
  bind(listKnownFaults, ({ params, fresh }) => faults.known(params.slug, { fresh }));
  bind(reportFault, ({ principal, params, body, files }) =>
    faults.report(principal, params.id, body, files),
  );
  bind(listFaults, ({ query }) => admin.list(query));
  bind(changeFault, ({ principal, params, body }) => admin.change(principal, params.id, body));
}
