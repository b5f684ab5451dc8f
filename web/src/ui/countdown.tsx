import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

const ANNOUNCE_EVERY_SECONDS = 15;

const secondsLeft = (left: number) => `${left} seconds left`;

type CountdownProps = {
  seconds: number;
  onDone: () => void;
  children: (left: number) => ReactNode;
  /** What is said aloud, at the start and every quarter of a minute. */
  announce?: (left: number) => string;
};

/** Counts by the clock, so that a sleeping tab comes back to the right number. Give it a key to start it anew. */
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
