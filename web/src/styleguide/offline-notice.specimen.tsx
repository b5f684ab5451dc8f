import { OfflineBanner } from '../ui/offline-notice.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Offline notice',
  slug: 'offline-notice',
  states: {
    offline: <OfflineBanner />,
    German: (
      <OfflineBanner text="Keine Verbindung. Zahlungsbestätigungsbenachrichtigungen kommen später." />
    ),
    Hindi: <OfflineBanner text="आप ऑफ़लाइन हैं। कनेक्शन लौटने पर बाकी सब आएगा।" />,
  },
};
