import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

const ANNOUNCE_EVERY_SECONDS = 15;

const secondsLeft = (left: number) => `${left} seconds left`;

type CountdownProps = {
  seconds: number;
  onDone: () => void;
  children: (left: number) => ReactNode;
  /** The text for screen readers, announced at the start and every fifteen seconds. */
  announce?: (left: number) => string;
};

/** Uses the clock, so that a suspended tab shows the right number afterwards. A new React key restarts it. */
export function Countdown({ seconds, onDone, children, announce = secondsLeft }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) {
        clearInterval(timer);
        done();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  const spoken = Math.min(
    seconds,
    Math.ceil(left / ANNOUNCE_EVERY_SECONDS) * ANNOUNCE_EVERY_SECONDS,
  );
  return (
    <>
      <span role="timer">{children(left)}</span>
      <span role="status" className="sr-only">
        {left > 0 && announce(spoken)}
      </span>
    </>
  );
}
