import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { invoiceAddresses } from '@tessera/contract/invoice-addresses';
import type { PastOrder } from '@tessera/contract/payments';
import { createClientOf } from '../../api/api-client.ts';
import { browserOptions } from '../../api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';

type Document = PastOrder['documents'][number];

const invoiceApi = createClientOf(invoiceAddresses, browserOptions);

const WORDS: Record<Document['kind'], string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit note': 'Credit note',
  'refund receipt': 'Refund receipt',
};

/** The downloadable documents of one payment. */
export function InvoiceLinks({ documents }: Pick<PastOrder, 'documents'>) {
  return (
    <span className="-ml-3.5 flex flex-wrap">
      {documents.map((document) => (
        <InvoiceLink key={document._id} document={document} />
      ))}
    </span>
  );
}

function InvoiceLink({ document: { _id, kind, number } }: { document: Document }) {
  const download = useMutation({
    mutationFn: () =>
      invoiceApi.call(
        'downloadInvoice',
        { params: { id: _id }, body: {} },
        { fallbackMessage: 'Failed to get the file. Please try again.' },
      ),
    // The response is an attachment, so the page stays open.
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => notify({ title: error.message, tone: 'danger' }),
  });
  return (
    <Button
      variant="text"
      size="sm"
      className="font-normal touch:min-h-11"
      aria-label={`Download ${WORDS[kind].toLowerCase()} ${number}`}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      <FileDown aria-hidden="true" className="size-4" />
      {WORDS[kind]}
    </Button>
  );
}
