import { useSearchParams } from 'react-router';
import {
  FRAME_DIRECTIONS,
  FRAME_THEMES,
  type FrameSettings,
} from '@tessera/contract/preview-frame';
import { useHydrated } from '../../../lib/use-hydrated.ts';

export const WIDTH_MIN = 320;
const WIDTH_MAX = 1920;

/** How a visitor looks at a live component. Without a choice, theme and motion are those of the visitor. */
export type View = {
  /** In pixels. Null is the whole width. */
  width: number | null;
  theme: FrameSettings['theme'] | null;
  direction: FrameSettings['direction'];
  isStill: boolean;
};

const DEFAULT: View = { width: null, theme: null, direction: 'ltr', isStill: false };

function readWidth(text: string | null): number | null {
  const width = Number(text);
  return Number.isInteger(width) && width >= WIDTH_MIN && width <= WIDTH_MAX ? width : null;
}

export const readView = (params: URLSearchParams): View => ({
  width: readWidth(params.get('width')),
  theme: FRAME_THEMES.find((theme) => theme === params.get('theme')) ?? null,
  direction: FRAME_DIRECTIONS.find((dir) => dir === params.get('dir')) ?? 'ltr',
  isStill: params.get('motion') === 'reduce',
});

/** The query string with the view in it. What is as usual is left out. */
export function writeView(params: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = {
    width: view.width === null ? null : String(view.width),
    theme: view.theme,
    dir: view.direction === 'ltr' ? null : view.direction,
    motion: view.isStill ? 'reduce' : null,
  };
  for (const [name, value] of Object.entries(values))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return next;
}

/** The view, kept in the address so that it can be shared and reloaded. */
export function useView(): [View, (change: Partial<View>) => void] {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const view = isHydrated ? readView(params) : DEFAULT;
  const change = (part: Partial<View>) =>
    setParams((now) => writeView(now, { ...readView(now), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return [view, change];
}
