'use client';

import React, {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

type Choice = {
  /** Tells it apart, is remembered and is the value in a form. @code */
  id: string;
  label: string;
  /** What happens, in one line. */
  text?: string;
  /** Such as Ctrl+Enter. It works in the form around. @code */
  shortcut?: string;
  /** Cannot be undone. It stands last and is never remembered. */
  danger?: boolean;
};

type Labels = { more: string };

type Props = {
  /** The first one is the action until another was chosen. */
  choices?: Choice[];
  /** Is given the id of what was pressed or chosen. */
  onChoose?: (id: string) => void;
  /** With a name every choice submits the form, with its id as the value. @code */
  name?: string;
  /** The key of localStorage for the last choice. Empty keeps it until the page is left. @code */
  remember?: string;
  /** Filled, or with an edge. */
  rank?: 'main' | 'edged';
  /** Two halves, or over the whole width with what happens. */
  layout?: 'joined' | 'stated';
  /** Shows the menu at first, for a page that explains it. */
  open?: boolean;
  /** What is heard of the menu. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = { more: 'Other ways to send' };

const CHOICES: Choice[] = [
  {
    id: 'now',
    label: 'Send now',
    text: 'By text, and on the board at both piers',
    shortcut: 'Ctrl+Enter',
  },
  {
    id: 'early',
    label: 'Send at 6:40',
    text: 'Twenty minutes before it is promised',
    shortcut: 'Ctrl+Shift+Enter',
  },
  { id: 'draft', label: 'Keep as a draft', text: 'Only the window sees it', shortcut: 'Ctrl+S' },
  { id: 'delete', label: 'Throw it away', text: 'The draft is gone as well', danger: true },
];

const RANKS = {
  main: 'border-transparent bg-(--main)! text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! print:border-(--ink) print:bg-transparent! print:text-(--ink)!',
  edged: 'border-(--edge) bg-(--panel)! text-(--ink)! hover:border-(--ink) hover:z-1',
};

const HALF =
  'relative m-0 min-h-11 min-w-11 cursor-pointer border text-base! leading-6! font-medium! transition-colors duration-150 focus-visible:z-2 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) active:translate-y-px motion-reduce:transition-none';

/** Below the button and within the window, or at its foot where a browser cannot place it. */
const PLACED =
  'fixed inset-auto m-0 my-1.5 max-h-[80dvh] max-w-[calc(100vw-1.5rem)] min-w-[anchor-size(width)] overflow-y-auto [position-anchor:var(--at)] [position-area:self-block-end_span-self-inline-end] [position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline] not-supports-[anchor-name:--a]:inset-x-3 not-supports-[anchor-name:--a]:bottom-3 not-supports-[anchor-name:--a]:w-auto';

/** React 18 knows the attribute by its name in HTML only. */
const OPENS = Number.parseInt(React.version) < 19 ? 'popovertarget' : 'popoverTarget';

const read = (key: string): string => {
  try {
    return key === '' ? '' : (localStorage.getItem(key) ?? '');
  } catch {
    return '';
  }
};

const keep = (key: string, id: string): void => {
  try {
    if (key !== '') localStorage.setItem(key, id);
  } catch {
    // It is kept until the page is left.
  }
};

/** What is stored is read once; after that the page knows better. */
const never = () => () => undefined;

/** Whether these keys are pressed. */
const fits = (shortcut: string, event: globalThis.KeyboardEvent): boolean => {
  const parts = shortcut.toLowerCase().split('+');
  return (
    event.key.toLowerCase() === parts.pop() &&
    parts.includes('ctrl') === (event.ctrlKey || event.metaKey) &&
    parts.includes('shift') === event.shiftKey &&
    parts.includes('alt') === event.altKey
  );
};

export function PlainSplitButton({
  choices = CHOICES,
  onChoose,
  name,
  remember = '',
  rank = 'main',
  layout = 'joined',
  open = false,
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  /** The entry that has the focus when the menu opens; -1 is the last. */
  const first = useRef<number | null>(null);
  const stored = useSyncExternalStore(
    never,
    () => read(remember),
    () => '',
  );
  const [picked, setPicked] = useState('');
  const [isOpen, setOpen] = useState(false);
  const safe = choices.filter(({ danger }) => !danger);
  const all = [...safe, ...choices.filter(({ danger }) => danger)];
  const known = [picked, stored].map((wanted) => safe.find((one) => one.id === wanted));
  const main = known[0] ?? known[1] ?? all[0];
  const isStated = layout === 'stated';

  const entries = (): HTMLElement[] => [
    ...(menu.current?.querySelectorAll<HTMLElement>('button') ?? []),
  ];

  useEffect(() => {
    const list = menu.current;
    if (!list) return undefined;
    const toggled = (): void => {
      const isShown = list.matches(':popover-open');
      setOpen(isShown);
      const { activeElement } = document;
      if (isShown && first.current !== null)
        [...list.querySelectorAll('button')].at(first.current)?.focus();
      else if (!isShown && (activeElement === document.body || list.contains(activeElement)))
        more.current?.focus({ preventScroll: true });
      first.current = 0;
    };
    list.addEventListener('toggle', toggled);
    if (!open) first.current ??= 0;
    else if (!list.matches(':popover-open')) list.showPopover();
    return () => list.removeEventListener('toggle', toggled);
  }, [open]);

  // The keys that are shown work while the focus is in the form.
  useEffect(() => {
    const place: HTMLElement | null = root.current?.closest('form') ?? root.current;
    const pressed = (event: globalThis.KeyboardEvent): void => {
      const at = all.findIndex(({ shortcut }) => shortcut && fits(shortcut, event));
      if (at < 0) return;
      event.preventDefault();
      entries()[at]?.click();
    };
    place?.addEventListener('keydown', pressed);
    return () => place?.removeEventListener('keydown', pressed);
  });

  const choose = (one: Choice): void => {
    if (!one.danger) {
      setPicked(one.id);
      keep(remember, one.id);
    }
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
    onChoose?.(one.id);
  };

  const openBy = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    first.current = event.key === 'ArrowUp' ? -1 : 0;
    more.current?.click();
  };

  const move = (event: KeyboardEvent): void => {
    const list = entries();
    const at = list.indexOf(document.activeElement as HTMLElement);
    const { key } = event;
    const ends: Record<string, number> = { Home: 0, End: -1, ArrowDown: at + 1, ArrowUp: at - 1 };
    let to: number | undefined = ends[key];
    if (key === 'Tab') menu.current?.hidePopover();
    if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const starts = (one: HTMLElement): boolean =>
        one.innerText.toLowerCase().startsWith(key.toLowerCase());
      const next = [...list.slice(at + 1), ...list].find(starts);
      to = next && list.indexOf(next);
    }
    if (to === undefined) return;
    event.preventDefault();
    list.at(to % list.length)?.focus();
  };

  if (!main) return null;
  const kind = { type: name ? 'submit' : 'button', name } as const;

  return (
    <div
      ref={root}
      style={{ '--at': `--${id.replace(/\W/g, '')}` } as CSSProperties}
      className={`relative max-w-full text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [anchor-name:var(--at)] [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fault:oklch(from_var(--destructive,var(--ink))_min(l,.5)_c_h)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--fault:oklch(from_var(--destructive,var(--ink))_max(l,.7)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--panel:#fff] ${isStated ? 'flex w-full' : 'inline-flex w-fit align-top'} ${rank === 'main' ? 'gap-px' : ''} ${className}`}
    >
      <button
        {...kind}
        value={main.id}
        onClick={() => choose(main)}
        className={`px-4.5 py-2 text-start ${all.length > 1 ? 'rounded-s-[var(--radius,.5rem)] rounded-e-none' : 'rounded-[var(--radius,.5rem)]'} ${isStated ? 'flex-1' : ''} ${HALF} ${RANKS[rank]}`}
      >
        {/* As wide as the widest choice, whichever is shown. */}
        <span className="grid min-w-0 wrap-break-word *:[grid-area:1/1]">
          {(safe.length > 0 ? safe : all).map((one) => (
            <span key={one.id} className={`min-w-0 ${one === main ? '' : 'invisible'}`}>
              {one.label}
              {isStated && one.text && (
                <span className="block text-sm leading-5 font-normal">{one.text}</span>
              )}
            </span>
          ))}
        </span>
      </button>
      {all.length > 1 && (
        <button
          {...{ [OPENS]: `${id}menu` }}
          ref={more}
          type="button"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-label={text.more}
          onKeyDown={openBy}
          className={`grid shrink-0 place-items-center rounded-s-none rounded-e-[var(--radius,.5rem)] ${rank === 'edged' ? '-ms-px' : ''} ${HALF} ${RANKS[rank]}`}
        >
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className={`size-4 fill-none stroke-current stroke-2 ${isOpen ? 'rotate-180' : ''}`}
          >
            <path d="m3.5 6 4.5 4.5L12.5 6" />
          </svg>
        </button>
      )}
      {all.length > 1 && (
        <div
          {...{ popover: 'auto' }}
          ref={menu}
          id={`${id}menu`}
          role="menu"
          tabIndex={-1}
          aria-label={text.more}
          onKeyDown={move}
          className={`hidden rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--edge) bg-(--panel) p-0 text-(--ink) outline-hidden open:block print:hidden! ${PLACED}`}
        >
          {all.map((one) => (
            <button
              key={one.id}
              {...kind}
              value={one.id}
              role={one.danger ? 'menuitem' : 'menuitemradio'}
              aria-checked={one.danger ? undefined : one === main}
              aria-keyshortcuts={one.shortcut?.replace('Ctrl', 'Control')}
              tabIndex={-1}
              onClick={() => choose(one)}
              className={`relative m-0 grid min-h-11 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-8 border-0 border-t bg-transparent! px-4.5 py-2.5 text-start text-base! leading-6! font-medium! first:border-t-0 hover:bg-[color-mix(in_oklab,var(--ink)_7%,transparent)]! focus:bg-[color-mix(in_oklab,var(--ink)_7%,transparent)]! focus-visible:outline-2 focus-visible:-outline-offset-3 focus-visible:outline-(--focus) ${one.danger ? 'border-(--edge) text-(--fault)!' : 'border-(--line) text-(--ink)!'} ${one === main ? 'before:absolute before:inset-y-0 before:start-0 before:border-s-3 before:border-(--main)' : ''}`}
            >
              <span className="min-w-0 wrap-break-word">{one.label}</span>
              {one.shortcut && (
                <kbd className="[font-family:inherit] text-sm font-normal text-(--quiet)">
                  {one.shortcut}
                </kbd>
              )}
              {one.text && (
                <span className="col-span-full min-w-0 text-sm leading-5 font-normal text-pretty text-(--quiet)">
                  {one.text}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
