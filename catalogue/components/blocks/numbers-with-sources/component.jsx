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
  'bg-(--ink) text-(--two) md:-mt-24 md:ms-[18%]',
  'bg-(--two) text-(--ink) md:-mt-24 md:me-[12%]',
];

export function NumbersWithSources({ title = 'Count us', figures = FIGURES }) {
  return (
    <section className="overflow-hidden bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--ground:#fff] [--ink:#101010] [--on-one:#fff] [--one:var(--brand,#d01a7e)] [--text:#101010] [--two:var(--brand-2,#4de1ff)] dark:[--ground:#101010] dark:[--text:#fff]">
      <h2 className="m-0 px-5 pt-6 pb-4 [font-family:inherit] text-3xl font-black tracking-[-0.04em] uppercase sm:px-8 sm:text-5xl">
        {title}
      </h2>
      <ol className="m-0 list-none p-0 md:pb-10">
        {figures.map(({ number, unit, line, source, href }, index) => (
          <li
            key={line}
            className={`group/list relative flex flex-col overflow-hidden md:h-84 md:flex-row md:items-stretch ${LOOKS[index % LOOKS.length]}`}
          >
            <p
              aria-hidden="true"
              className="m-0 -mb-[0.1em] flex shrink-0 items-start ps-4 text-[46vw] leading-[0.82] font-black tracking-[-0.09em] md:-my-4 md:text-[clamp(11rem,31vw,21rem)] md:leading-[0.95]"
            >
              {number}
              <span className="mt-[0.9em] ms-[0.45em] text-[0.17em] tracking-[-0.04em]">
                {unit}
              </span>
            </p>
            <div className="relative flex flex-1 flex-col justify-between gap-6 p-5 sm:p-8 md:min-w-56 md:group-not-last/list:pb-28">
              <p className="m-0 max-w-[22ch] text-2xl leading-[1.08] font-bold tracking-[-0.02em]">
                <span className="sr-only">
                  {number} {unit}{' '}
                </span>
                {line}
              </p>
              <a
                href={href}
                className="w-fit text-base font-bold text-inherit underline decoration-2 underline-offset-4 focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-current"
              >
                {source}
              </a>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
