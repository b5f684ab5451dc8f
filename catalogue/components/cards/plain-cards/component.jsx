'use client';

import { useEffect, useRef } from 'react';

const CARDS = [
  {
    title: 'To Mussoorie before the buses',
    href: '#mussoorie',
    text: 'Leave at five. The road is yours as far as the toll, and tea is ready at the top.',
    meta: '70 km, 1,300 m up',
    actions: <a href="#mussoorie.gpx">GPX</a>,
  },
  {
    title: 'Up the river to Maldevta',
    href: '#maldevta',
    text: 'Tarmac to the bridge, then two kilometres of gravel. Feet in the water at the end.',
    meta: '32 km, 210 m up',
    actions: <a href="#maldevta.gpx">GPX</a>,
  },
  {
    title: 'Asan, for the ducks',
    href: '#asan',
    text: 'Downhill all the way there, and you pay for it after lunch.',
    meta: '84 km, 260 m up',
    actions: <a href="#asan.gpx">GPX</a>,
  },
];

/** The most cards in a row. */
const ROW = 3;
const SPANS = ['', '@4xl:col-span-6', '@4xl:col-span-3', '@4xl:col-span-2'];

/** How many cards the row of this one has: rows are as even as they can be, the first ones have more. */
function rowOf(index, count) {
  const rows = Math.ceil(count / ROW);
  const few = Math.floor(count / rows);
  const larger = (count % rows) * (few + 1);
  return index < larger ? few + 1 : few;
}

/** A card on its side, in a row of two, of three, and in every row; and one without media. */
const SIDE = {
  middle:
    '@2xl:@max-4xl:grid-cols-2 @2xl:@max-4xl:grid-rows-[1fr_auto_auto] @2xl:@max-4xl:[--card-foot:3/2] @2xl:@max-4xl:[--card-media:1/1/4/2] @2xl:@max-4xl:[--card-text:2/2] @2xl:@max-4xl:[--card-title:1/2]',
  wide: '@4xl:grid-cols-2 @4xl:grid-rows-[1fr_auto_auto] @4xl:[--card-foot:3/2] @4xl:[--card-media:1/1/4/2] @4xl:[--card-text:2/2] @4xl:[--card-title:1/2]',
  feature:
    '@2xl:grid-cols-[5fr_7fr] @2xl:grid-rows-[1fr_auto_auto] @2xl:[--card-foot:3/1] @2xl:[--card-media:1/2/4/3] @2xl:[--card-text:2/1] @2xl:[--card-title:1/1]',
  words:
    '@2xl:grid-cols-[5fr_7fr] @2xl:grid-rows-[auto_1fr] @2xl:[--card-foot:2/2] @2xl:[--card-gap:1.75rem] @2xl:[--card-text:1/2] @2xl:[--card-title:1/1/3/2]',
};

/** The words lie above the target of the link, where a mouse can select them. */
const WORDS = 'min-w-0 wrap-break-word text-(--quiet) pointer-fine:*:relative';
const OWN =
  '[&_:is(a,button):not([class])]:inline-flex [&_:is(a,button):not([class])]:min-h-11 [&_:is(a,button):not([class])]:min-w-11 [&_:is(a,button):not([class])]:cursor-pointer [&_:is(a,button):not([class])]:items-center [&_:is(a,button):not([class])]:justify-center [&_:is(a,button):not([class])]:rounded-[var(--radius,.5rem)] [&_:is(a,button):not([class])]:border [&_:is(a,button):not([class])]:border-(--line) [&_:is(a,button):not([class])]:bg-(--panel) [&_:is(a,button):not([class])]:px-3.5 [&_:is(a,button):not([class])]:font-medium [&_:is(a,button):not([class])]:text-(--ink) [&_:is(a,button):not([class])]:no-underline [&_:is(a,button):not([class])]:outline-(--focus) [&_:is(a,button):not([class])]:hover:border-(--ink) [&_:is(a,button):not([class])]:focus-visible:outline-2 [&_:is(a,button):not([class])]:focus-visible:outline-offset-3';

/** A press on the words that selects nothing is a press on the link, with the same keys. */
function handOn(event) {
  const pressed = event.target;
  if (!pressed.closest('[data-words]') || pressed.closest('a, button, input, select, label'))
    return;
  if (event.defaultPrevented || !document.getSelection()?.isCollapsed || event.button > 1) return;
  const isAside = event.button === 1 || event.ctrlKey || event.metaKey;
  const click = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    ctrlKey: isAside,
    metaKey: isAside,
    shiftKey: event.shiftKey,
  });
  pressed.closest('li')?.querySelector('[data-card]')?.dispatchEvent(click);
}

export function PlainCards({
  title = 'Rides that begin at our stands',
  lead = 'Each was ridden by one of us this year. We say what it is like, and what the track does not.',
  cards = CARDS,
  layout = 'grid',
  level = 2,
  join = false,
  className = '',
}) {
  const place = useRef(null);
  const Title = `h${level}`;
  const Name = `h${level + 1}`;
  const isList = layout === 'list';
  const isGrid = layout === 'grid';
  const count = cards.length;
  const hasMedia = cards.some(({ media }) => Boolean(media));

  useEffect(() => {
    const at = place.current;
    const events = ['click', 'auxclick'];
    for (const event of events) at?.addEventListener(event, handOn);
    return () => {
      for (const event of events) at?.removeEventListener(event, handOn);
    };
  }, []);

  /** In a row with pictures the title of a card without one takes the place of the picture. */
  const sizeOf = (hasOwn) => {
    if (isList) return 'text-lg! leading-snug! tracking-[-0.01em]! rtl:tracking-normal!';
    if (isGrid && (hasOwn || !hasMedia))
      return 'text-xl! leading-snug! tracking-[-0.01em]! rtl:tracking-normal!';
    return `leading-[1.06]! tracking-[-0.028em]! rtl:tracking-normal! ${isGrid ? 'text-[clamp(1.75rem,13cqi,4.5rem)]!' : 'text-[clamp(1.75rem,9cqi,2.25rem)]!'}`;
  };

  const placeOf = (index) => {
    if (isList)
      return `grid-cols-[minmax(0,1fr)_auto] gap-x-5 px-4 py-4 not-first:border-t @2xl:items-center @2xl:gap-x-8 @2xl:px-6 ${hasMedia ? '@2xl:grid-cols-[4fr_5fr_4fr_4.5rem] [--card-media:1/2/4/3] @2xl:[--card-media:1/4]' : '@2xl:grid-cols-[4fr_5fr_4fr]'} [--card-foot:3/1] [--card-text:2/1] [--card-title:1/1] @2xl:[--card-foot:1/3] @2xl:[--card-text:1/2]`;
    const box = 'rounded-[calc(var(--radius,.5rem)*1.5)] border';
    const hasOwn = Boolean(cards[index]?.media);
    if (!isGrid) return `${box} ${hasOwn ? SIDE.feature : SIDE.words}`;
    const inRow = rowOf(index, count);
    const isFirst = count % 2 === 1 && index === 0;
    return `${box} row-span-4 grid-rows-subgrid ${isFirst ? '@2xl:@max-4xl:col-span-2' : ''} ${isFirst && hasOwn ? SIDE.middle : ''} ${SPANS[inRow]} ${inRow === 1 && hasOwn ? SIDE.wide : ''}`;
  };

  return (
    <section
      className={`bg-(--page) pb-[clamp(4.5rem,8vw,7rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--band:var(--muted,#f5f5f6)] [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--band:var(--muted,#17191c)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--band:#fff] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div ref={place} className="@container mx-auto max-w-[78rem] px-5 md:px-8">
        {(title || lead) && (
          <div
            className={`grid gap-x-8 gap-y-4 md:grid-cols-12 md:items-baseline-last ${count > 0 ? 'mb-[clamp(2.5rem,4vw,3.5rem)]' : ''}`}
          >
            {title && (
              <Title className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! md:col-span-7 rtl:tracking-normal!">
                {title}
              </Title>
            )}
            {lead && (
              <div className="min-w-0 text-pretty wrap-break-word text-(--quiet) md:col-span-4 md:col-start-9">
                {lead}
              </div>
            )}
          </div>
        )}
        {count > 0 && (
          <ul
            className={`m-0! list-none! p-0! ${isList ? 'rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) bg-(--panel)' : '-mb-5! grid gap-x-5'} ${isGrid ? '@2xl:grid-cols-2 @4xl:grid-cols-6' : ''}`}
          >
            {cards.map(({ title: name, href, text, meta, media, actions }, index) => (
              <li
                key={`${index} ${href}`}
                className={`group relative m-0 grid min-w-0 break-inside-avoid border-(--line) transition-colors duration-120 motion-reduce:transition-none ${isList ? '' : `mb-5 hover:border-(--edge) ${isGrid && hasMedia && !media ? 'bg-(--band)' : 'bg-(--panel)'}`} ${placeOf(index)}`}
              >
                {media && (
                  <div
                    className={`min-w-0 self-start overflow-hidden rounded-[calc(var(--radius,.5rem)*.75)] bg-(--band) [grid-area:var(--card-media,1/1)] [&>:is(img,video)]:object-cover [&>:is(img,video,svg)]:block [&>:is(img,video,svg)]:size-full ${isList ? 'aspect-square w-18' : 'm-2 aspect-3/2'}`}
                  >
                    {media}
                  </div>
                )}
                <Name
                  className={`m-0! @container min-w-0 [font-family:inherit]! text-base! leading-none! text-balance wrap-break-word text-(--ink)! ${isList ? '[grid-area:var(--card-title)] @2xl:self-center' : `px-6 ${media ? 'self-end pt-4 [grid-area:var(--card-title,2/1)]' : `pt-6 [grid-area:var(--card-title,1/1/3/2)] ${hasMedia && isGrid ? 'self-end' : ''}`}`}`}
                >
                  <a
                    data-card=""
                    href={href}
                    className={`[font-family:inherit]! font-semibold! text-(--ink)! no-underline! decoration-1! underline-offset-4 outline-hidden group-[:hover:not(:has([data-own]:hover))]:underline! visited:text-(--quiet)! after:absolute after:-inset-px after:rounded-[calc(var(--radius,.5rem)*1.5)] after:outline-(--focus) focus-visible:after:outline-2 ${isList ? 'after:-outline-offset-2' : 'after:outline-offset-3'} ${sizeOf(Boolean(media))}`}
                  >
                    {name}
                  </a>
                </Name>
                {text && (
                  <div
                    data-words=""
                    className={`${WORDS} ${isList ? 'mt-1 [grid-area:var(--card-text)] @2xl:mt-0' : 'max-w-[36rem] px-6 pt-[var(--card-gap,.625rem)] [grid-area:var(--card-text,3/1)]'}`}
                  >
                    <span className="text-pretty">{text}</span>
                  </div>
                )}
                {(meta || actions) && (
                  <div
                    className={`flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 ${isList ? 'mt-2 [grid-area:var(--card-foot)] @2xl:mt-0' : 'min-h-11 px-6 pt-5 pb-5 [grid-area:var(--card-foot,4/1)]'}`}
                  >
                    <div data-words="" className={`text-sm tabular-nums ${WORDS}`}>
                      <span>{meta}</span>
                    </div>
                    {actions && (
                      <div
                        data-own=""
                        className={`relative flex min-w-0 flex-wrap gap-2 text-sm ${OWN}`}
                      >
                        {actions}
                      </div>
                    )}
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
