import { RequestsPage } from '../features/requests/requests-page.tsx';
import { useItemTools } from './item-tools.tsx';

/** The member's requests, with the copy tools of the catalogue. */
export function MyRequests() {
  const { copy, copiedId, pendingId, dialogs } = useItemTools();
  return (
    <>
      <RequestsPage copying={{ copy, copiedId, pendingId }} />
      {dialogs}
    </>
  );
}
