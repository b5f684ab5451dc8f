import { LedgerScreen } from '../../../media/pictures/ledger-screen.tsx';
import { PlainHero } from './component.tsx';

/** The drawing takes the colours of the hero, also where the page sets none. On paper and in forced colours no text is on a dark ground. */
const COLOURS = [
  '[--border:var(--line)] [--card:var(--panel)] [--foreground:var(--ink)] [--muted-foreground:var(--quiet)] [--primary-foreground:var(--on-main)] [--primary:var(--main)]',
  'print:[--primary-foreground:var(--ink)] print:[--primary:#9a9a9f]',
  'forced-colors:[--border:CanvasText] forced-colors:[--card:Canvas] forced-colors:[--foreground:CanvasText] forced-colors:[--muted-foreground:CanvasText] forced-colors:[--primary-foreground:CanvasText] forced-colors:[--primary:color-mix(in_oklab,CanvasText_45%,Canvas)]',
].join(' ');

/** Only the sheet of the drawing, on a paler ground than its own. Without the ground on phones. */
function Sheet() {
  return (
    <div className="@container h-full">
      <div
        className={`grid h-full content-center bg-[color-mix(in_oklab,var(--main)_6%,var(--panel))] md:p-5 @lg:p-10 ${COLOURS}`}
      >
        <div
          dir="ltr"
          className="aspect-[744/444] overflow-hidden border-(--line) md:rounded-[2.2%/3.7%] md:border"
        >
          <div className="-ms-[3.76%] -mt-[3.76%] w-[107.52%]">
            <LedgerScreen title="Four bank lines beside four invoices. One line of 5,200 has no invoice." />
          </div>
        </div>
      </div>
    </div>
  );
}

export function Demo() {
  return <PlainHero layout="split" media={<Sheet />} />;
}
