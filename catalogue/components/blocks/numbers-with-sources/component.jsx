const FIGURES = [
  {
    number: '71',
    unit: '%',
    line: 'of the people on Linking Road at nine in the morning are not in a car.',
    source: 'Our count, 14 weekdays, Sept 2026',
    href: '#count',
  },
  {
    number: '9',
    unit: 'km/h',
    line: 'is what the cars average. A child on a bicycle does eleven.',
    source: 'City traffic cell, open data',
    href: '#traffic',
  },
  {
    number: '214',
    unit: 'm',
    line: 'is the longest unbroken footpath on a street of 3.1 kilometres.',
    source: 'Walked and measured, sheet 4',
    href: '#sheet',
  },
];

const LOOKS = [
  'bg-(--one) text-(--on-one)',
  'bg-(--ink) text-(--two-text) @3xl:ms-[18%]',
  'bg-(--two) text-(--on-two) @3xl:me-[12%]',
];

export function NumbersWithSources({ title = 'Count us', figures = FIGURES, className = '' }) {
  return (
    <section
      className={`@container overflow-hidden bg-(--ground) text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--text) [--ground:#fff] [--ink:#101010] [--on-one:var(--brand-foreground,oklch(from_var(--one)_clamp((l_-_.5)*.5,(.58_-_l)*1000,1)_0_0))] [--on-two:oklch(from_var(--two)_clamp((l_-_.5)*.5,(.58_-_l)*1000,1)_0_0)] [--one:oklch(from_var(--brand,#d01a7e)_clamp(.25,l,.9)_c_h)] [--text:#101010] [--two-text:oklch(from_var(--brand-2,#4de1ff)_max(l,.7)_c_h)] [--two:oklch(from_var(--brand-2,#4de1ff)_clamp(.25,l,.9)_c_h)] dark:[--ground:#101010] dark:[--one:oklch(from_var(--brand,#d01a7e)_clamp(.35,l,.98)_c_h)] dark:[--text:#fff] dark:[--two:oklch(from_var(--brand-2,#4de1ff)_clamp(.35,l,.98)_c_h)] print:[--ground:#fff] print:[--ink:#fff] print:[--on-one:#101010] print:[--on-two:#101010] print:[--one:#fff] print:[--text:#101010] print:[--two-text:#101010] print:[--two:#fff] ${className}`}
    >
      <h2 className="m-0! px-5 pt-6 pb-4 [font-family:var(--brand-font-display,inherit)]! text-3xl! font-black! tracking-[-0.04em]! text-(--text)! uppercase rtl:tracking-normal! @xl:px-8 @xl:text-5xl!">
        {title}
      </h2>
      {figures.length > 0 && (
        <ol className="m-0 list-none p-0 @3xl:pb-10">
          {figures.map(({ number, unit, line, source, href }, index) => (
            <li
              key={line}
              style={{ '--signs': Math.max(3, number.length + unit.length * 0.15) }}
              className={`group/figure relative flex flex-col @3xl:min-h-84 @3xl:flex-row @3xl:flex-wrap @3xl:not-first:-mt-24 print:border-t-4 print:not-first:mt-0 print:break-inside-avoid forced-colors:border-t-4 forced-colors:not-first:mt-0 ${LOOKS[index % LOOKS.length]}`}
            >
              <p
                aria-hidden="true"
                className="m-0! flex shrink-0 items-start overflow-hidden ps-4 text-[calc(138cqi/var(--signs))]! leading-[0.95]! font-black! tracking-[-0.09em]! text-inherit! @3xl:-mt-[0.05em]! @3xl:text-[min(21rem,calc(93cqi/var(--signs)))]! print:mt-0! forced-colors:mt-0!"
              >
                {number}
                <span className="ms-[0.45em] mt-[0.9em] text-[max(1.5rem,0.17em)] leading-none tracking-[-0.04em]">
                  {unit}
                </span>
              </p>
              <div className="flex flex-1 flex-col justify-between gap-6 p-5 @xl:p-8 @3xl:min-w-0 @3xl:basis-72 @3xl:group-not-last/figure:pb-32">
                <p className="m-0! max-w-[22ch] text-2xl! leading-[1.08]! font-bold! tracking-[-0.02em]! wrap-break-word text-inherit! rtl:tracking-normal!">
                  <span className="sr-only">
                    {number} {unit}{' '}
                  </span>
                  {line}
                </p>
                <a
                  href={href}
                  className="m-0! w-fit [font-family:inherit]! text-base! font-bold! text-inherit! underline decoration-2 underline-offset-4 focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-current"
                >
                  {source}
                </a>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
