import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { WIDTH_MIN } from './view.ts';

const STEP = 8;
const BIG_STEP = 64;

type WidthHandleProps = {
  /** In pixels, as shown now. */
  width: number;
  /** The whole width. */
  max: number;
  onChange: (width: number | null) => void;
  onDragging: (isDragging: boolean) => void;
};

/** Drags the right edge of the preview. With the keyboard: arrows, Shift for larger steps, Home and End. */
export function WidthHandle({ width, max, onChange, onDragging }: WidthHandleProps) {
  const drag = useRef<{ x: number; width: number } | null>(null);
  // The address is rendered later than the next key may come, so that key counts from here.
  const pending = useRef<number | null>(null);
  const shown = Math.round(width);
  useEffect(() => {
    if (shown === pending.current) pending.current = null;
  }, [shown]);
  const change = (wanted: number) => {
    const next = Math.round(Math.min(max, Math.max(WIDTH_MIN, wanted)));
    pending.current = next;
    onChange(next >= max ? null : next);
  };
  const forget = () => {
    pending.current = null;
  };

  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? BIG_STEP : STEP;
    const from = pending.current ?? width;
    const moves: Record<string, number> = {
      ArrowLeft: from - step,
      ArrowDown: from - step,
      ArrowRight: from + step,
      ArrowUp: from + step,
      Home: WIDTH_MIN,
      End: max,
    };
    const wanted = moves[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    change(wanted);
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    forget();
    drag.current = { x: event.clientX, width };
    onDragging(true);
  };
  const move = (event: PointerEvent) => {
    // The preview is in the middle, so both of its edges move.
    if (drag.current) change(drag.current.width + 2 * (event.clientX - drag.current.x));
  };
  const drop = () => {
    drag.current = null;
    forget();
    onDragging(false);
  };

  return (
    // The ARIA pattern of a window splitter: a separator that can be focused and has a value.
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of the preview"
      aria-valuemin={WIDTH_MIN}
      aria-valuemax={Math.round(max)}
      aria-valuenow={shown}
      aria-valuetext={`${shown} pixels`}
      onKeyDown={press}
      onBlur={forget}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={drop}
      onDoubleClick={() => onChange(null)}
      className="group pointer-events-auto absolute inset-y-0 right-0 z-1 grid w-6 translate-x-1/2 cursor-ew-resize touch-none place-items-center outline-none"
    >
      <span className="flex h-14 w-5 items-center justify-center gap-1 rounded-full border border-control-line bg-surface shadow-1 group-hover:border-ink group-focus-visible:shadow-focus">
        <span className="h-4 w-px bg-ink" />
        <span className="h-4 w-px bg-ink" />
      </span>
    </div>
  );
}
