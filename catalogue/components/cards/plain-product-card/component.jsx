'use client';

import { useState } from 'react';

const LABELS = {
  add: 'Add to basket',
  adding: 'Adding…',
  added: 'It is in your basket.',
  failed: 'No answer. Nothing was added.',
  few: '{count} left',
  soldOut: 'Sold out',
  back: 'Back on {date}',
  backUnknown: 'No date yet',
  choose: 'Which one',
  now: 'now',
  before: 'before',
};

const PRODUCTS = [
  {
    id: 'jug',
    name: 'Jug with the potter’s finger mark',
    href: '#jug',
    text: 'Seer on one side, litre on the other.',
    sizes: [
      { id: 'seer', label: 'One seer', price: 1850 },
      { id: 'half', label: 'Half a seer', price: 1150, stock: 3 },
    ],
  },
  {
    id: 'weights',
    name: 'Five brass weights',
    href: '#weights',
    text: 'Every whole tola up to 31.',
    sizes: [
      {
        id: 'set',
        label: 'Set',
        price: 3200,
        unit: { price: 103, per: 'a tola' },
        stock: 0,
        back: '2026-12-04',
      },
    ],
  },
  {
    id: 'gaz',
    name: 'Folding gaz of 33 inches',
    href: '#gaz',
    text: 'Teak and brass, in four parts.',
    sizes: [
      { id: 'new', label: 'New', price: 640 },
      { id: 'scratched', label: 'Scratched', price: 480, before: 640, stock: 2 },
    ],
  },
];

/** The parts of a size are shown while its radio button is ticked. */
const TICKED = 'abcdefghi';
const SHOWN = [
  'group-has-[[data-at=a]:checked]/good:visible',
  'group-has-[[data-at=b]:checked]/good:visible',
  'group-has-[[data-at=c]:checked]/good:visible',
  'group-has-[[data-at=d]:checked]/good:visible',
  'group-has-[[data-at=e]:checked]/good:visible',
  'group-has-[[data-at=f]:checked]/good:visible',
  'group-has-[[data-at=g]:checked]/good:visible',
  'group-has-[[data-at=h]:checked]/good:visible',
  'group-has-[[data-at=i]:checked]/good:visible',
];

const COLUMNS = ['', '', '', '@3xl:grid-cols-3', '@3xl:grid-cols-3 @5xl:grid-cols-4'];
/** Where the shelf goes on over the gap to the next one of the row: by columns, and in which room there are so many. */
const LINES = [
  [],
  [],
  [[2, '@xl:after:block']],
  [
    [2, '@xl:@max-3xl:after:block'],
    [3, '@3xl:after:block'],
  ],
  [
    [2, '@xl:@max-3xl:after:block'],
    [3, '@3xl:@max-5xl:after:block'],
    [4, '@5xl:after:block'],
  ],
];

const RING =
  'outline-(--focus) focus-visible:outline-2 focus-visible:outline-offset-3 motion-reduce:transition-none';
const STACK = 'grid min-w-0 *:min-w-0 *:[grid-area:1/1]';

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** How many columns leave the fewest places empty. */
function columnsFor(count) {
  if (count < 4) return count;
  const rest = count % 4;
  return rest === 1 || (rest === 2 && count % 3 !== 1) ? 3 : 4;
}

export function PlainProductCard({
  title = 'Old measures, made to be used again',
  lead = 'Every jug is filled with water and weighed before it is sold. 30% of each sale goes to the collection.',
  products = PRODUCTS,
  currency = 'INR',
  few = 5,
  onAdd,
  action = '/basket',
  layout = 'shelf',
  locale = 'en-IN',
  level = 2,
  join = false,
  labels,
  className = '',
}) {
  const words = { ...LABELS, ...labels };
  const [said, setSaid] = useState({});
  const [adding, setAdding] = useState('');
  const Title = `h${level}`;
  const Name = `h${level + 1}`;
  const count = products.length;
  const columns = columnsFor(count);
  const isOrder = layout === 'order';
  const isShelf = !isOrder && count > 1;

  const money = (value) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: value % 1 === 0 ? 0 : 2,
    }).format(value);
  const dayOf = (date) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      Date.parse(date),
    );

  const add = async (event, product) => {
    const size = new FormData(event.currentTarget).get('size');
    if (!onAdd || typeof size !== 'string') return;
    event.preventDefault();
    if (adding) return;
    const say = (text, isFault = false) =>
      setSaid((all) => ({ ...all, [product]: { size, text, isFault } }));
    setAdding(product);
    say('');
    try {
      const answer = await onAdd(product, size);
      if (typeof answer === 'object') say(answer.refused, true);
      else say(typeof answer === 'string' ? answer : words.added);
    } catch {
      say(words.failed, true);
    }
    setAdding('');
  };

  const priceOf = ({ price, before, unit }) => (
    <>
      <span className="text-xl leading-snug font-semibold">
        {before !== undefined && <span className="sr-only">{words.now} </span>}
        {money(price)}
      </span>
      {before !== undefined && (
        <span className="text-(--quiet)">
          <span className="sr-only"> {words.before} </span>
          <s>{money(before)}</s>
        </span>
      )}
      {unit && (
        <span className="text-sm text-(--quiet)">
          {money(unit.price)} {unit.per}
        </span>
      )}
    </>
  );

  const buyOf = (product, { id, stock, back }) => {
    const own = said[product]?.size === id ? said[product] : undefined;
    const left =
      stock !== undefined && stock <= few
        ? fill(words.few, { count: new Intl.NumberFormat(locale).format(stock) })
        : '';
    const isAdding = adding === product;
    if (stock === 0)
      return (
        <>
          <p className="m-0! flex min-h-11 items-center justify-center rounded-[var(--radius,.5rem)] border border-dashed border-(--line) px-4 py-2 text-center text-base! leading-6! wrap-break-word text-(--quiet)!">
            {words.soldOut}
          </p>
          <p className="m-0! mt-1.5! text-sm! leading-normal! text-(--quiet)!">
            {back ? (
              <time dateTime={back}>{fill(words.back, { date: dayOf(back) })}</time>
            ) : (
              words.backUnknown
            )}
          </p>
        </>
      );
    return (
      <>
        <button
          type="submit"
          aria-disabled={isAdding ? true : undefined}
          className={`m-0 min-h-11 w-full cursor-pointer rounded-[var(--radius,.5rem)] border border-(--edge) bg-transparent! px-4 py-2 text-center text-base! leading-6! font-medium! wrap-break-word text-(--ink)! transition-colors duration-150 hover:border-(--ink) active:translate-y-px aria-disabled:cursor-progress ${RING}`}
        >
          {isAdding ? words.adding : words.add}
        </button>
        <p
          role="status"
          className={`m-0! mt-1.5! min-h-[1lh] text-sm! leading-normal! wrap-break-word ${own?.isFault ? 'font-medium! text-(--fault)!' : own?.text ? 'font-medium! text-(--ink)!' : 'text-(--quiet)!'}`}
        >
          {own?.text || left}
        </p>
      </>
    );
  };

  return (
    <section
      className={`bg-(--page) pb-[clamp(4.5rem,8vw,7rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fault:oklch(from_var(--destructive,var(--ink))_min(l,.5)_c_h)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--fault:oklch(from_var(--destructive,var(--ink))_max(l,.7)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="@container mx-auto max-w-[78rem] px-5 md:px-8">
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
            className={`m-0! grid list-none! gap-x-8 p-0! ${isShelf ? `-mb-12! @xl:grid-cols-2 ${COLUMNS[columns]}` : ''} ${isOrder ? 'border-b border-(--line)' : ''}`}
          >
            {products.map(({ id, name, href, text, media, sizes }, index) => {
              const pictures = sizes.some((size) => Boolean(size.media))
                ? sizes.map((size) => size.media ?? media)
                : [media];
              const shownAt = (at, all) => (all.length > 1 ? `invisible ${SHOWN[at]}` : '');
              const first = Math.max(
                0,
                sizes.findIndex(({ stock }) => stock !== 0),
              );
              const goesOn = LINES[columns]
                .filter(([of]) => (index + 1) % of !== 0 && index < count - 1)
                .map(([, shown]) => shown);
              return (
                <li
                  key={`${index} ${id}`}
                  className={`group/good relative m-0 grid min-w-0 break-inside-avoid ${isOrder ? 'grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-x-5 border-t border-(--line) py-6 @3xl:grid-cols-[5rem_4fr_2fr_3.5fr_11rem] @3xl:items-start @3xl:gap-x-8' : 'mb-12 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-5'} ${isShelf ? '@xl:row-span-5 @xl:grid-cols-1 @xl:grid-rows-subgrid' : ''}`}
                >
                  {pictures.some(Boolean) && (
                    <div
                      className={`relative col-start-1 row-span-5 aspect-square min-w-0 self-start border-b border-(--edge) ${isShelf ? 'after:absolute after:start-full after:-bottom-px after:hidden after:w-8 after:border-b after:border-(--edge) @xl:row-span-1' : ''} ${isOrder ? '@3xl:row-span-1 @3xl:-mb-6 @3xl:self-end @3xl:border-b-0' : ''} ${goesOn.join(' ')}`}
                    >
                      {pictures.map((picture, at) => (
                        <div
                          key={at}
                          className={`absolute inset-0 flex items-end justify-center *:max-h-full *:max-w-full *:min-w-0 ${shownAt(at, pictures)}`}
                        >
                          {picture}
                        </div>
                      ))}
                    </div>
                  )}
                  <div
                    className={`col-start-2 min-w-0 ${isShelf ? '@xl:col-start-1 @xl:row-start-2 @xl:pt-4' : ''} ${isOrder ? '@3xl:row-start-1' : ''}`}
                  >
                    <Name
                      className={`m-0! [font-family:inherit]! text-lg! leading-snug! font-semibold! tracking-[-0.01em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal!`}
                    >
                      <a
                        href={href}
                        className={`rounded-[calc(var(--radius,.5rem)*.6)] text-(--ink)! no-underline! decoration-1! underline-offset-4 after:absolute after:inset-0 hover:underline! ${RING}`}
                      >
                        {name}
                      </a>
                    </Name>
                    {text && (
                      <p className="m-0! mt-1! text-base! leading-normal! text-pretty wrap-break-word text-(--quiet)!">
                        {text}
                      </p>
                    )}
                  </div>
                  <div
                    className={`relative col-start-2 pt-3 tabular-nums ${STACK} ${isShelf ? '@xl:col-start-1 @xl:row-start-3' : ''} ${isOrder ? '@3xl:col-start-3 @3xl:row-start-1 @3xl:pt-0' : ''}`}
                  >
                    {sizes.map((size, at) => (
                      <div
                        key={`${at} ${size.id}`}
                        className={`flex flex-wrap content-start items-baseline gap-x-2.5 ${shownAt(at, sizes)}`}
                      >
                        {priceOf(size)}
                      </div>
                    ))}
                  </div>
                  {sizes.length > 0 && (
                    <form
                      action={action}
                      method="post"
                      onSubmit={(event) => void add(event, id)}
                      className={`relative col-start-2 row-span-2 m-0 grid min-w-0 grid-rows-subgrid ${isShelf ? '@xl:col-start-1 @xl:row-start-4' : ''} ${isOrder ? '@3xl:col-[4/6] @3xl:row-span-1 @3xl:row-start-1 @3xl:grid-cols-subgrid' : ''}`}
                    >
                      <input type="hidden" name="product" value={id} />
                      {sizes.length === 1 ? (
                        <input type="hidden" name="size" value={sizes[0]?.id} />
                      ) : (
                        <fieldset
                          className={`m-0 flex min-w-0 flex-wrap content-start gap-2 border-0 p-0 pt-4 ${isOrder ? '@3xl:pt-0' : ''}`}
                        >
                          <legend className="sr-only">{`${words.choose}: ${name}`}</legend>
                          {sizes.map((size, at) => (
                            <label
                              key={`${at} ${size.id}`}
                              className={`relative flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-[var(--radius,.5rem)] px-3.5 py-2 leading-6 wrap-anywhere outline-(--focus) before:pointer-events-none before:absolute before:inset-0 before:rounded-[inherit] before:border before:border-(--line) hover:before:border-(--edge) has-checked:before:border-2 has-checked:before:border-(--ink)! has-focus-visible:outline-2 has-focus-visible:outline-offset-3 ${size.stock === 0 ? 'text-(--quiet) line-through' : ''}`}
                            >
                              <input
                                type="radio"
                                name="size"
                                value={size.id}
                                data-at={TICKED[at]}
                                defaultChecked={at === first}
                                className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0"
                              />
                              {size.label}
                            </label>
                          ))}
                        </fieldset>
                      )}
                      <div
                        className={`row-start-2 pt-4 ${STACK} ${isOrder ? '@3xl:col-start-2 @3xl:row-start-1 @3xl:pt-0' : ''}`}
                      >
                        {sizes.map((size, at) => (
                          <div key={`${at} ${size.id}`} className={shownAt(at, sizes)}>
                            {buyOf(id, size)}
                          </div>
                        ))}
                      </div>
                    </form>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
