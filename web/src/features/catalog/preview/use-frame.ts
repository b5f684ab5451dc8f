import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import {
  type FrameSettings,
  readFromFrame,
  settingsFragment,
  type ToFrame,
  wrapMessage,
} from '@tessera/contract/preview-frame';

/** A slow phone on a slow line needs a few seconds for the first preview. */
const START_MAX_MS = 15_000;
const PING_EVERY_MS = 2_000;
/** A frame that is busy for longer will not come back by itself. */
const ANSWER_MAX_MS = 6_000;

export type FrameStatus =
  | { is: 'starting' }
  | { is: 'live'; height: number }
  /** It did not start, it crashed, or it no longer answers. */
  | { is: 'broken'; reason: 'start' | 'crash' | 'hang' };

/**
 * The conversation with the document in a frame. It has no origin, so a message is known by the window that sent it.
 * Browsers with site isolation run it in a process of its own, so it cannot stop the page.
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  settings: FrameSettings,
): FrameStatus {
  const [status, setStatus] = useState<FrameStatus>({ is: 'starting' });

  const send = useEffectEvent((message: ToFrame) =>
    // A document without an origin cannot be named as the receiver. Nothing in the message is private.
    frame.current?.contentWindow?.postMessage(wrapMessage(message), '*'),
  );
  const fail = useEffectEvent((reason: 'start' | 'crash' | 'hang') =>
    setStatus((now) => (now.is === 'broken' ? now : { is: 'broken', reason })),
  );
  const sendSettings = useEffectEvent(() => send({ type: 'set', settings }));

  const isLive = status.is === 'live';
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (!frame.current || source !== frame.current.contentWindow) return;
      const message = readFromFrame(data);
      if (message?.type === 'ready' || message?.type === 'height')
        setStatus((now) =>
          now.is === 'broken' ? now : { is: 'live', height: Math.max(1, message.height) },
        );
      if (message?.type === 'ready') sendSettings();
      if (message?.type === 'error') fail('crash');
    };
    addEventListener('message', listen);
    const start = setTimeout(
      () => setStatus((now) => (now.is === 'starting' ? { is: 'broken', reason: 'start' } : now)),
      START_MAX_MS,
    );
    return () => {
      removeEventListener('message', listen);
      clearTimeout(start);
    };
  }, [frame]);

  // Equal settings are not sent again, whichever render they come from.
  const fragment = settingsFragment(settings);
  useEffect(() => {
    if (isLive) sendSettings();
  }, [isLive, fragment]);

  useEffect(() => {
    if (!isLive) return undefined;
    let id = 0;
    let waitingSince: number | null = null;
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return;
      const message = readFromFrame(data);
      if (message?.type === 'pong' && message.id === id) waitingSince = null;
    };
    const look = () => {
      // The timers of a hidden page are slow, and so are those of its frames.
      if (document.hidden) waitingSince = null;
      else if (waitingSince === null) {
        waitingSince = performance.now();
        send({ type: 'ping', id: ++id });
      } else if (performance.now() - waitingSince > ANSWER_MAX_MS) fail('hang');
    };
    addEventListener('message', listen);
    const timer = setInterval(look, PING_EVERY_MS);
    return () => {
      removeEventListener('message', listen);
      clearInterval(timer);
    };
  }, [frame, isLive]);

  return status;
}
