import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { cooldownLeft, type EmailState } from './email-state.ts';

/** Spec 2: another code can be requested a minute after the last. A new React key restarts the countdown. */
export function ResendButton({ passed, sending }: { passed: EmailState; sending: boolean }) {
  const [seconds, setSeconds] = useState(() => cooldownLeft(passed));
  if (seconds === 0)
    return (
      <Button type="submit" variant="text" className="w-full" loading={sending}>
        Resend Code
      </Button>
    );
  return (
    <p className="grid min-h-11 place-items-center text-sm text-ink-muted tabular-nums">
      <Countdown
        seconds={seconds}
        onDone={() => setSeconds(0)}
        announce={(left) => `You can ask for another code in ${left} seconds`}
      >
        {(left) => `Resend in ${left}s`}
      </Countdown>
    </p>
  );
}
