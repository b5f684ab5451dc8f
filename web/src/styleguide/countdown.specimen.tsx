import { Countdown } from '../ui/countdown.tsx';
import type { Specimen } from './specimen.ts';

const none = () => undefined;

export const specimen: Specimen = {
  name: 'Countdown',
  slug: 'countdown',
  states: {
    // In minutes, so that the screenshot does not change.
    running: (
      <p className="text-sm text-ink-muted">
        <Countdown seconds={3600} onDone={none}>
          {(left) => `Resend in ${Math.ceil(left / 60)} min`}
        </Countdown>
      </p>
    ),
    Hindi: (
      <p className="text-sm text-ink-muted">
        <Countdown seconds={3600} onDone={none}>
          {(left) => `${Math.ceil(left / 60)} मिनट में फिर भेजें`}
        </Countdown>
      </p>
    ),
  },
};
