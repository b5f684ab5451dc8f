import { downloadInvoice } from '@tessera/contract/invoices';
import type { Binder } from '../../platform/http/bind.ts';
import type { InvoicesService } from './service.ts';

export function invoicesRoutes({ bind }: Binder, invoices: InvoicesService) {
  bind(downloadInvoice, ({ principal, params }) => invoices.link(principal.userId, params.id));
}
