import clsx from 'clsx';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ComponentDetail, ComponentPreview } from '@tessera/contract/catalog';
import type { FrameSettings } from '@tessera/contract/preview-frame';
import { Button } from '../../../ui/button.tsx';
import { Mosaic } from '../../../ui/mosaic.tsx';
import { ThemedImage } from '../../../ui/themed-image.tsx';
import { LiveFrame } from './live-frame.tsx';
import type { FrameStatus } from './use-frame.ts';
import { useStart } from './use-start.ts';
import { WidthHandle } from './width-handle.tsx';

type PreviewStageProps = {
  item: ComponentDetail;
  preview: ComponentPreview;
  settings: FrameSettings;
  /** In pixels. Null is the whole width. */
  width: number | null;
  onWidth: (width: number | null) => void;
  /** The width as shown now, for the toolbar. */
  onShown: (width: number) => void;
  /** Changes when the visitor restarts the component. */
  run: number;
  onRestart: () => void;
};

const FAULTS = {
  start: 'The preview did not start.',
  crash: 'The preview stopped with an error.',
  hang: 'The preview no longer answers, so it was stopped.',
};

/** The live component on top of its picture, in the same box, so that nothing moves when it arrives. */
export function PreviewStage(props: PreviewStageProps) {
  const { item, preview, settings, width, onWidth, onShown, run, onRestart } = props;
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const { isStarted, start } = useStart(place);
  const [status, setStatus] = useState<FrameStatus>({ is: 'starting' });
  const [isDragging, setDragging] = useState(false);

  const drawn = width ?? room;
  const scale = room > 0 ? Math.min(1, room / drawn) : 1;
  useEffect(() => onShown(drawn), [drawn, onShown]);
  const isLive = status.is === 'live';
  const isBroken = status.is === 'broken';
  const height = isLive ? Math.ceil(status.height * scale) : undefined;

  return (
    <div
      ref={place}
      data-slot="preview"
      data-status={isStarted ? status.is : 'picture'}
      onPointerEnter={start}
      onFocus={start}
      className="relative bg-sunken"
    >
      <div
        className="relative mx-auto max-w-full overflow-hidden"
        style={room > 0 ? { width: drawn * scale, height } : undefined}
      >
        {!isLive && <Room heights={preview.heights} />}
        <Photograph item={item} preview={preview} isHidden={isLive} />
        {isStarted && !isBroken && room > 0 && (
          <LiveFrame
            key={run}
            url={preview.url}
            title={item.title}
            settings={settings}
            width={drawn}
            scale={scale}
            isInert={isDragging}
            onStatus={setStatus}
          />
        )}
        {isBroken && (
          <Notice>
            {FAULTS[status.reason]}
            <Button
              size="sm"
              onClick={() => {
                setStatus({ is: 'starting' });
                onRestart();
              }}
            >
              <RotateCw aria-hidden="true" className="size-4" />
              Retry
            </Button>
          </Notice>
        )}
      </div>
      {room > 0 && (
        <div
          className="pointer-events-none absolute inset-y-0 left-1/2 -translate-x-1/2 max-sm:hidden"
          style={{ width: drawn * scale }}
        >
          <WidthHandle
            width={Math.min(drawn, room)}
            max={room}
            onChange={onWidth}
            onDragging={setDragging}
          />
        </div>
      )}
    </div>
  );
}

/** The width of an element in whole pixels. Zero until it is known. */
function useWidth(place: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return width;
}

/** The windows in which each of the recorded heights applies. */
const BANDS = [
  'sm:hidden',
  'max-sm:hidden md:hidden',
  'max-md:hidden lg:hidden',
  'max-lg:hidden xl:hidden',
  'max-xl:hidden min-[1424px]:hidden',
  'max-[1423.98px]:hidden',
];

/** Keeps the height that the component will have. The policy of the page allows no style attribute in its HTML. */
function Room({ heights }: Pick<ComponentPreview, 'heights'>) {
  return BANDS.map((band, index) => (
    <svg
      key={band}
      aria-hidden="true"
      width="1"
      height={heights[Math.min(index, heights.length - 1)]?.[1] ?? 480}
      className={clsx('block', band)}
    />
  ));
}

function Photograph({
  item,
  preview: { phone },
  isHidden,
}: {
  item: ComponentDetail;
  preview: ComponentPreview;
  isHidden: boolean;
}) {
  const { _id, title, imageUrl, darkImageUrl, image } = item;
  const [isBroken, setBroken] = useState(false);
  const look = clsx(
    'absolute inset-0 size-full object-cover object-top transition-opacity duration-[220ms] motion-reduce:transition-none',
    isHidden && 'opacity-0',
  );
  if (isBroken)
    return (
      <Mosaic seed={_id} columns={12} rows={8} label={`Preview of ${title}`} className={look} />
    );
  const common = { eager: true, alt: `Preview of ${title}`, onBroken: () => setBroken(true) };
  return (
    <div aria-hidden={isHidden}>
      <div className="sm:hidden">
        <ThemedImage
          {...common}
          src={phone.imageUrl}
          darkSrc={phone.darkImageUrl}
          width={phone.width}
          height={phone.height}
          className={look}
        />
      </div>
      <div className="max-sm:hidden">
        <ThemedImage
          {...common}
          src={imageUrl}
          darkSrc={darkImageUrl}
          width={image.width}
          height={image.height}
          fetchPriority="high"
          className={look}
        />
      </div>
    </div>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <div
    role="alert"
    className="absolute inset-x-0 bottom-4 mx-auto flex w-fit max-w-[calc(100%-2rem)] flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-4 py-2.5 text-sm shadow-2"
  >
    {children}
  </div>
);
