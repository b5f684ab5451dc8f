import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FrameSettings, settingsFragment } from '@tessera/contract/preview-frame';
import { type FrameStatus, useFrame } from './use-frame.ts';

type LiveFrameProps = {
  url: string;
  title: string;
  settings: FrameSettings;
  /** The width that the component is drawn at, in pixels. */
  width: number;
  /** Below 1 when the page is narrower than that. */
  scale: number;
  /** While the width is dragged, the pointer must not end up in the frame. */
  isInert: boolean;
  onStatus: (status: FrameStatus) => void;
};

/** The live component. It is invisible until it has been drawn. */
export function LiveFrame({
  url,
  title,
  settings,
  width,
  scale,
  isInert,
  onStatus,
}: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Later settings are sent as messages. A new address would start the component again.
  const [address] = useState(() => url + settingsFragment(settings));
  const status = useFrame(frame, settings);
  const report = useEffectEvent(onStatus);
  useEffect(() => report(status), [status]);
  const isLive = status.is === 'live';
  return (
    <iframe
      ref={frame}
      src={address}
      title={`Live preview of ${title}`}
      sandbox="allow-scripts"
      allow=""
      referrerPolicy="no-referrer"
      className={clsx(
        'absolute top-0 left-0 origin-top-left border-0 transition-opacity duration-[220ms] motion-reduce:transition-none',
        !isLive && 'opacity-0',
        (isInert || !isLive) && 'pointer-events-none',
      )}
      // Set by script after the first render, as the policy of the page demands.
      style={{ width, height: isLive ? status.height : 900, scale }}
    />
  );
}
