import { PlainInstallHero } from './component.tsx';

/** The run of the picture docs-terminal, as text in the colours of the page. */
const RUN = [
  ['$ ', 'quern check guide'],
  ['', ''],
  ['refunds.md:43', ''],
  ['', 'says 200, got 202'],
  ['', ''],
  ['212 ran, 211 right, 1 wrong', ''],
] as const;

function Terminal() {
  return (
    <figure
      dir="ltr"
      className="m-0 flex h-full flex-col text-start [font-family:var(--font-mono,ui-monospace,monospace)]"
    >
      <figcaption className="flex min-h-[3.0625rem] items-center border-b border-(--line) px-(--inset) leading-tight text-(--quiet)">
        guide
      </figcaption>
      <div className="px-(--inset) py-6 text-base leading-[1.75] wrap-anywhere whitespace-pre-wrap md:text-lg md:leading-[1.75]">
        {RUN.map(([quiet, plain], at) => (
          <div key={at} className="min-h-[1lh]">
            <span className={at === 2 ? 'font-semibold' : 'text-(--quiet)'}>{quiet}</span>
            {plain}
          </div>
        ))}
      </div>
    </figure>
  );
}

export function Demo() {
  return <PlainInstallHero layout="split" media={<Terminal />} />;
}
