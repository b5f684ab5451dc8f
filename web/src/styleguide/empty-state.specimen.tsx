import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Empty state',
  slug: 'empty-state',
  states: {
    full: (
      <EmptyState
        seed="empty-2"
        title="Nothing saved yet"
        action={<Button variant="primary">Browse Components</Button>}
      >
        Tap the heart on any component and it waits for you here.
      </EmptyState>
    ),
    'title only': <EmptyState seed="no-match" title="No Components Found" />,
    German: (
      <EmptyState
        seed="german"
        title="Noch keine Komponentenveröffentlichungen"
        action={<Button>Veröffentlichung anlegen</Button>}
      >
        Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller erscheinen hier.
      </EmptyState>
    ),
    Hindi: (
      <EmptyState seed="hindi" title="अभी कुछ भी सहेजा नहीं गया">
        किसी भी घटक पर दिल दबाएँ और वह यहाँ आपकी प्रतीक्षा करेगा।
      </EmptyState>
    ),
  },
};
