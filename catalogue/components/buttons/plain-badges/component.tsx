'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

const CIRCLE = 'M6 1.25a4.75 4.75 0 1 1 0 9.5 4.75 4.75 0 0 1 0-9.5';

/** Lines and what is filled. Told apart by shape, so that a state is no matter of colour. */
const MARKS = {
  ring: [CIRCLE],
  half: [CIRCLE, 'M6 1.25a4.75 4.75 0 0 1 0 9.5z'],
  disc: [CIRCLE, CIRCLE],
  tick: ['M1.25 6.75 4.5 10l6.25-8'],
  cross: ['m2 2 8 8M10 2l-8 8'],
  bar: ['M1 6h10'],
  lozenge: ['M6 1.25 10.75 6 6 10.75 1.25 6z'],
  arrow: ['M1 6h9.5M6.5 2l4 4-4 4'],
};

type Badge = {
  label: string;
  /** Any colour in any notation. Its hue is taken, its lightness is not. @code */
  colour?: string;
  mark?: keyof typeof MARKS;
  /** How many, as it is written. */
  count?: string;
  /** What is counted, such as "lines". In a line it is heard and not seen. */
  unit?: string;
  /** What the badge means, in the key. */
  note?: ReactNode;
  /** Where it leads. Of a filter: the page without it. @code */
  href?: string;
};

type Labels = {
  /** What the badges are. */
  list: string;
  remove: string;
  removed: string;
  clear: string;
};

type Props = {
  /** One badge stands in a text, several are a list. */
  badges?: Badge[];
  /** In a line, or with what each means and how many there are. */
  layout?: 'line' | 'key';
  /** Each badge in the line can be removed, as a filter. */
  removable?: boolean;
  /** Told what is removed. Then `badges` is yours to change; without it the item forgets them itself. */
  onRemove?: (removed: Badge[]) => void;
  /** Words that are heard, and the button for all filters. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = {
  list: 'States',
  remove: 'Remove {label}',
  removed: 'Removed {label}, {count} left',
  clear: 'Remove all',
};

const BADGES: Badge[] = [
  { label: 'Matched', colour: '#16a34a', mark: 'tick', count: '2,009', unit: 'lines' },
  { label: 'No invoice', colour: '#e11d48', mark: 'ring', count: '58', unit: 'lines' },
  { label: 'Part paid', colour: '#facc15', mark: 'half', count: '41', unit: 'lines' },
  { label: 'Confirm TDS', colour: '#7c3aed', mark: 'lozenge', count: '32', unit: 'lines' },
];

/** Of the colour only the hue and some of the strength are kept. Lightness is fixed, so contrast is too. */
const TONES =
  '[--rim:oklch(from_var(--tone)_.84_min(c,.07)_h)] [--shape:oklch(from_var(--tone)_.55_min(c,.17)_h)] [--text:oklch(from_var(--tone)_.4_min(c,.1)_h)] [--tint:oklch(from_var(--tone)_.965_min(c,.03)_h)] dark:[--rim:oklch(from_var(--tone)_.42_min(c,.07)_h)] dark:[--shape:oklch(from_var(--tone)_.76_min(c,.15)_h)] dark:[--text:oklch(from_var(--tone)_.88_min(c,.07)_h)] dark:[--tint:oklch(from_var(--tone)_.26_min(c,.045)_h)] print:[--rim:#5a5f67] print:[--shape:#15171a] print:[--text:#15171a] print:[--tint:#fff]';
const SHAPE =
  'inline-flex max-w-full min-w-0 items-baseline gap-[.4em] rounded-[calc(var(--radius,.5rem)*.6)] border border-(--rim) bg-(--tint) px-2 py-0.5 text-start text-sm! leading-5! font-medium! text-(--text)! no-underline!';
const RING =
  'outline-(--focus) transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 motion-reduce:transition-none';
/** What is around the badge is pressed as well, up to the height of a thumb. */
const PRESSED = `relative cursor-pointer after:absolute after:inset-x-0 after:-inset-y-2.5 hover:border-(--shape) active:translate-y-px ${RING}`;

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

function Inside({ badge, withCount }: { badge: Badge; withCount: boolean }) {
  const { label, mark, count, unit } = badge;
  const [line, area] = mark ? MARKS[mark] : [];
  return (
    <>
      {line && (
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className={`size-[.8em] shrink-0 translate-y-[.05em] fill-none stroke-(--shape) stroke-2 forced-colors:stroke-current ${mark === 'arrow' ? 'rtl:-scale-x-100' : ''}`}
        >
          <path d={line} />
          {area && <path d={area} className="fill-(--shape) forced-colors:fill-current" />}
        </svg>
      )}
      <span className="min-w-0 wrap-anywhere">{label}</span>
      {withCount && count && (
        <span className="font-semibold tabular-nums">
          {count}
          {unit && <span className="sr-only">{` ${unit}`}</span>}
        </span>
      )}
    </>
  );
}

export function PlainBadges({
  badges = BADGES,
  layout = 'line',
  removable = false,
  onRemove,
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const root = useRef<HTMLElement>(null);
  const place = useRef<number | null>(null);
  const [gone, setGone] = useState<string[]>([]);
  const [said, setSaid] = useState('');
  const shown = onRemove ? badges : badges.filter(({ label }) => !gone.includes(label));
  const isKey = layout === 'key' && !removable;
  const isList = shown.length > 1 || isKey || removable;
  // In a line it may stand in a paragraph, which holds no other elements than these.
  const Root = (isKey ? 'div' : 'span') as 'span';
  const List = (isKey ? 'ul' : 'span') as 'span';
  const Entry = (isKey ? 'li' : 'span') as 'span';

  // What had the focus is gone. The next filter takes it, or the last one, or the place where they were.
  useEffect(() => {
    const at = place.current;
    place.current = null;
    if (at === null || !root.current) return;
    const filters = root.current.querySelectorAll<HTMLElement>('[data-filter]');
    (filters[Math.min(at, filters.length - 1)] ?? root.current).focus();
  }, [shown.length]);

  const remove = (removed: Badge[], at: number): void => {
    place.current = at;
    const names = removed.map(({ label }) => label);
    const count = String(shown.length - removed.length);
    setSaid(fill(text.removed, { label: names.join(', '), count }));
    if (onRemove) onRemove(removed);
    else setGone([...gone, ...names]);
  };

  const draw = (badge: Badge, at: number) => {
    const { label, colour, href } = badge;
    const Tag = (href ? 'a' : removable ? 'button' : 'span') as 'a';
    const style = colour ? ({ '--tone': colour } as object) : undefined;
    if (!removable)
      return (
        <Tag
          href={href}
          style={style}
          className={`${SHAPE} ${TONES} ${href ? `${PRESSED} hover:underline!` : ''}`}
        >
          <Inside badge={badge} withCount={!isKey} />
        </Tag>
      );
    return (
      <Tag
        href={href}
        type={href ? undefined : 'button'}
        data-filter=""
        aria-label={fill(text.remove, { label })}
        onClick={(event) => {
          if (href && (!onRemove || event.metaKey || event.ctrlKey || event.shiftKey)) return;
          event.preventDefault();
          remove([badge], at);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Delete' || key === 'Backspace') currentTarget.click();
        }}
        style={style}
        className={`${SHAPE} ${TONES} ${PRESSED}`}
      >
        <Inside badge={badge} withCount />
        <svg
          viewBox="0 0 10 10"
          aria-hidden="true"
          className={`ms-0.5 size-[.7em] shrink-0 stroke-current stroke-[1.5] print:hidden ${href ? '' : 'noscript:hidden'}`}
        >
          <path d="m1 1 8 8M9 1 1 9" />
        </svg>
      </Tag>
    );
  };

  if (shown.length === 0 && !removable) return null;
  return (
    <Root
      ref={root}
      tabIndex={removable ? -1 : undefined}
      className={`text-start [font-family:var(--brand-font,inherit)] font-normal tracking-normal outline-hidden [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--quiet:var(--muted-foreground,#5a5f67)] [--tone:var(--main)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--quiet:#5a5f67] ${isKey ? '@container block' : removable ? 'flex flex-wrap items-center gap-x-2 gap-y-5' : isList ? 'flex flex-wrap gap-1.5' : ''} ${className}`}
    >
      {shown.length > 0 && (
        <List
          role={isList ? 'list' : undefined}
          aria-label={isList ? text.list : undefined}
          className={
            isKey ? 'm-0! block list-none! border-t border-(--line) p-0!' : isList ? 'contents' : ''
          }
        >
          {shown.map((badge, at) => (
            <Entry
              key={`${at} ${badge.label}`}
              role={isList ? 'listitem' : undefined}
              className={
                isKey
                  ? 'm-0 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-b border-(--line) py-3 text-base leading-6 text-(--ink) @min-[34rem]:grid-cols-[11rem_minmax(0,1fr)_auto]'
                  : isList
                    ? 'flex min-w-0'
                    : ''
              }
            >
              {isKey ? <span className="flex min-w-0">{draw(badge, at)}</span> : draw(badge, at)}
              {isKey && badge.count && (
                <span className="text-end font-semibold tabular-nums @min-[34rem]:col-start-3 @min-[34rem]:row-start-1">
                  {badge.count} <span className="font-normal text-(--quiet)">{badge.unit}</span>
                </span>
              )}
              {isKey && badge.note && (
                <span className="col-span-full min-w-0 text-pretty wrap-break-word text-(--quiet) @min-[34rem]:col-span-1 @min-[34rem]:col-start-2 @min-[34rem]:row-start-1">
                  {badge.note}
                </span>
              )}
            </Entry>
          ))}
        </List>
      )}
      {removable && shown.length > 1 && (
        <button
          type="button"
          onClick={() => remove(shown, 0)}
          className={`relative m-0 cursor-pointer rounded-[calc(var(--radius,.5rem)*.6)] border-0 bg-transparent px-2 py-0.5 text-sm! leading-6! font-medium! text-(--quiet)! underline! decoration-(--line)! underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-(--ink)! noscript:hidden print:hidden ${RING}`}
        >
          {text.clear}
        </button>
      )}
      {removable && (
        <span role="status" className="sr-only">
          {said}
        </span>
      )}
    </Root>
  );
}
