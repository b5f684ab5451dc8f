'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

type Tool = {
  /** Given to onPress. @code */
  id: string;
  label: string;
  /** A drawing of 20 px. Without it the name is shown. */
  icon?: ReactNode;
  /** The keys that your page listens to, such as Ctrl+P. @code */
  shortcut?: string;
  /** On or off, for a tool that stays on. */
  pressed?: boolean;
  /** Cannot be used now. It keeps its name and its place. */
  disabled?: boolean;
};

type Group = { label: string; tools: Tool[] };

type Props = {
  /** Tools that belong together, in the order of the bar. */
  groups?: Group[];
  /** The name of the bar, which is heard. */
  label?: string;
  /** Is given the id of the tool. */
  onPress?: (id: string) => void;
  /** The names as tips, or below the drawings. */
  layout?: 'tips' | 'below';
  /** The id of a tool whose tip is shown at first, such as a new one. @code */
  introduce?: string;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const icon = (path: string) => (
  <svg
    viewBox="0 0 24 24"
    className="size-5 fill-none stroke-current stroke-[1.9] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    <path d={path} />
  </svg>
);

const LENS = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.3 15.3 20.5 20.5M8 10.5h5';

const GROUPS: Group[] = [
  {
    label: 'Size',
    tools: [
      { id: 'smaller', label: 'Smaller', icon: icon(LENS), shortcut: '−' },
      { id: 'larger', label: 'Larger', icon: icon(`${LENS}M10.5 8v5`), shortcut: '+' },
      {
        id: 'whole',
        label: 'Whole piece',
        icon: icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'),
        shortcut: '0',
      },
    ],
  },
  {
    label: 'Look',
    tools: [
      {
        id: 'turn',
        label: 'Turn it',
        icon: icon('M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 3.5v5h-5'),
        shortcut: 'R',
      },
      {
        id: 'measure',
        label: 'Rule in seer and litre',
        icon: icon('M3 8h18v8H3zM7 8v3M11 8v4M15 8v3M19 8'),
        shortcut: 'M',
        pressed: true,
      },
    ],
  },
  {
    label: 'Keep',
    tools: [
      {
        id: 'card',
        label: 'Card of the piece',
        icon: icon('M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4'),
        shortcut: 'C',
      },
      {
        id: 'print',
        label: 'Print',
        icon: icon('M7 8.5v-5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z'),
        shortcut: 'Ctrl+P',
      },
    ],
  },
];

/** How long a pointer rests or a finger presses before the first tip, and how long it may be away. */
const REST_MS = 450;
const AWAY_MS = 250;

const OFF =
  'bg-transparent! text-(--ink)! hover:bg-[color-mix(in_oklab,var(--ink)_8%,transparent)]!';
const NOT_NOW = 'bg-transparent! text-(--quiet)! *:first:opacity-50';
/** With a rule below the drawing, for whoever does not see the ground. */
const ON =
  'bg-(--main)! text-(--on-main)! after:absolute after:inset-x-3 after:bottom-1 after:border-b-2 hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! forced-colors:border!';

/** A name below its drawing: always, or where there is no script or no tip can be placed. */
const NAMED = 'min-w-0 max-w-full px-1 text-center text-sm! leading-4! wrap-break-word';
const IF_NO_TIP =
  'sr-only text-sm! leading-4! noscript:not-sr-only print:not-sr-only not-supports-[anchor-name:--a]:not-sr-only';

export function PlainIconButtons({
  groups = GROUPS,
  label = 'Picture of the piece',
  onPress,
  layout = 'tips',
  introduce = '',
  className = '',
}: Props) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasLong = useRef(false);
  const tools = groups.flatMap((group) => group.tools);
  const [stop, setStop] = useState(0);
  const [shown, setShown] = useState(() => tools.findIndex((one) => one.id === introduce));
  const hasTips = layout === 'tips';
  const named = hasTips ? tools[shown] : undefined;
  const last = Math.min(stop, tools.length - 1);

  const later = (next: number, ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), ms);
  };
  const at = (next: number): void => {
    clearTimeout(timer.current);
    setShown(next);
  };

  const isShown = named !== undefined;
  useEffect(() => {
    const box = tip.current;
    if (!isShown || !box) return undefined;
    if (!box.matches(':popover-open')) box.showPopover();
    // It goes, and what is around it hears nothing of the key.
    const escape = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(timer.current);
      setShown(-1);
    };
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('keydown', escape, true);
      if (box.matches(':popover-open')) box.hidePopover();
    };
  }, [isShown]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const count = tools.length;
    const ends: Record<string, number> = {
      Home: 0,
      End: count - 1,
      ArrowRight: (last + step + count) % count,
      ArrowLeft: (last - step + count) % count,
    };
    const next = ends[event.key];
    if (next === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll('button')[next]?.focus();
  };

  const press = (one: Tool): void => {
    if (!wasLong.current && !one.disabled) onPress?.(one.id);
    wasLong.current = false;
  };

  const handlersOf = (index: number) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') later(index, isShown ? 0 : REST_MS);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      wasLong.current = false;
      if (pointerType !== 'touch') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        wasLong.current = true;
        setShown(index);
      }, REST_MS);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') later(-1, AWAY_MS);
      else if (wasLong.current) later(-1, AWAY_MS * 6);
      else clearTimeout(timer.current);
    },
    onFocus: (event: { currentTarget: HTMLElement }) => {
      setStop(index);
      if (event.currentTarget.matches(':focus-visible')) at(index);
    },
    onBlur: () => {
      if (shown === index) at(-1);
    },
    onKeyDown: move,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (wasLong.current) event.preventDefault();
    },
  });

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      style={{ '--at': `--${id.replace(/\W/g, '')}` } as CSSProperties}
      className={`inline-flex w-fit max-w-full overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--edge) bg-(--panel) align-top text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--panel:#fff] print:[--quiet:#5a5f67] ${className}`}
    >
      <div className="-ms-px -mt-px flex flex-wrap">
        {groups.map((group, place) => (
          <div
            key={`${place} ${group.label}`}
            role="group"
            aria-label={group.label}
            className="flex flex-auto flex-wrap border-s border-t border-(--line) p-1"
          >
            {group.tools.map((one, within) => {
              const index =
                groups.slice(0, place).flatMap((before) => before.tools).length + within;
              return (
                <button
                  key={one.id}
                  type="button"
                  tabIndex={index === last ? 0 : -1}
                  aria-pressed={one.pressed}
                  aria-disabled={one.disabled || undefined}
                  aria-keyshortcuts={one.shortcut?.replace('Ctrl', 'Control')}
                  onClick={() => press(one)}
                  {...handlersOf(index)}
                  className={`relative m-0 flex min-h-11 min-w-11 cursor-pointer touch-manipulation flex-col items-center justify-center gap-1 rounded-[var(--radius,.5rem)] border-0 p-1 transition-colors duration-150 select-none [-webkit-touch-callout:none] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--focus) aria-disabled:cursor-not-allowed motion-reduce:transition-none print:bg-transparent! print:text-(--ink)! ${one.pressed ? ON : one.disabled ? NOT_NOW : OFF} ${hasTips ? '' : 'w-21 justify-start! pt-2.5! pb-3!'} ${index === shown ? '[anchor-name:var(--at)]' : ''}`}
                >
                  {one.icon && <span aria-hidden="true">{one.icon}</span>}
                  <span className={hasTips && one.icon ? IF_NO_TIP : NAMED}>{one.label}</span>
                </button>
              );
            })}
          </div>
        ))}
      </div>
      {hasTips && (
        <div
          {...{ popover: 'manual' }}
          ref={tip}
          aria-hidden="true"
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => later(-1, AWAY_MS)}
          className="fixed inset-auto m-2 hidden max-w-[calc(100vw-1rem)] items-baseline gap-3 rounded-[calc(var(--radius,.5rem)*.6)] border border-(--ink) bg-(--ink) px-3 py-1.5 text-sm leading-5 font-medium text-(--panel) [position-anchor:var(--at)] [position-area:self-block-end] [position-try-fallbacks:flip-block] open:flex not-supports-[anchor-name:--a]:hidden! print:hidden!"
        >
          <span className="min-w-0 wrap-break-word">{named?.label}</span>
          {named?.shortcut && (
            <kbd className="shrink-0 [font-family:inherit]">{named.shortcut}</kbd>
          )}
        </div>
      )}
    </div>
  );
}
