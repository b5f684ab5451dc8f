import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import type { Specimen } from './specimen.ts';

const retry = () => undefined;

export const specimen: Specimen = {
  name: 'Error state',
  slug: 'error-state',
  states: {
    retry: (
      <ErrorState onRetry={retry}>
        The list did not arrive. Check your connection and try again.
      </ErrorState>
    ),
    retrying: (
      <ErrorState onRetry={retry} retrying>
        The list did not arrive. Check your connection and try again.
      </ErrorState>
    ),
    'with request id': (
      <ErrorState
        title="This page broke"
        onRetry={retry}
        requestId="01JD3V9Q6T5M"
        action={<Button variant="text">Back to start</Button>}
      >
        It is our fault, and we have been told. Try again in a minute.
      </ErrorState>
    ),
    'words only': (
      <ErrorState title="Not for this account">
        Sign in with another account to see this page.
      </ErrorState>
    ),
    Hindi: (
      <ErrorState title="कुछ गड़बड़ हो गई" retryLabel="फिर कोशिश करें" onRetry={retry}>
        सूची नहीं आ सकी। अपना कनेक्शन जाँचें और फिर कोशिश करें।
      </ErrorState>
    ),
    German: (
      <ErrorState title="Verbindungsunterbrechung" retryLabel="Erneut versuchen" onRetry={retry}>
        Die Zahlungsbestätigungsbenachrichtigung konnte nicht geladen werden.
      </ErrorState>
    ),
  },
};
