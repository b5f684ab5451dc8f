import { SEER_TOLA } from '../../../media/businesses/seer-tola.ts';
import { StillLife } from '../../../media/pictures/still-life.tsx';
import { PlainTabs } from './component.tsx';

const [jug] = SEER_TOLA.prices;
const [, , abroad, dishwasher, returns] = SEER_TOLA.questions;
const [, weighed, signed, mended] = SEER_TOLA.features;

/** A seer has eighty tola and holds 933 g of water. */
const MEASURES = [
  { mark: '1', tola: '80 tola', litre: '933 ml' },
  { mark: '½', tola: '40 tola', litre: '466 ml' },
  { mark: '¼', tola: '20 tola', litre: '233 ml' },
];

const TABS = [
  {
    id: 'measures',
    label: 'Measures',
    content: (
      <>
        <p className="m-0 text-pretty">
          The seer is on one side and the litre on the other. A recipe from 1920 works, and so does
          yours.
        </p>
        <table className="mt-4 w-full border-collapse tabular-nums">
          <tbody>
            {MEASURES.map(({ mark, tola, litre }) => (
              <tr key={mark} className="border-t border-(--rule)">
                <th scope="row" className="py-2.5 text-start font-semibold">
                  {mark} seer
                </th>
                <td className="py-2.5 text-(--second)">{tola}</td>
                <td className="py-2.5 text-end">{litre}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="m-0 border-t border-(--rule) pt-3 text-pretty text-(--second)">
          Measured by filling it with water and weighing it, one by one.
        </p>
      </>
    ),
  },
  { id: 'glaze', label: 'Glaze', content: jug!.note },
  { id: 'care', label: 'Care', content: dishwasher.answer },
  { id: 'workshops', label: 'Workshops', count: '41', content: signed!.text },
  { id: 'weighing', label: 'Weighing', content: weighed!.text },
  { id: 'post', label: 'Post', content: abroad.answer },
  { id: 'returns', label: 'Returns', content: returns.answer },
  { id: 'repairs', label: 'Repairs', content: mended!.text },
];

/** The page of a jug. What is said about it has eight parts and room for five. */
export function Demo() {
  return (
    <div className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-base leading-relaxed text-(--ink) [--ground:var(--background,#fff)] [--ink:var(--foreground,#15171a)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] dark:[--ground:var(--background,#0d0e10)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--main:var(--primary,#f1f2f4)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] print:[--ground:#fff] print:[--ink:#15171a] print:[--second:#5a5f67]">
      <main className="mx-auto grid max-w-[78rem] grid-cols-1 items-start gap-x-8 gap-y-7 px-5 py-14 md:grid-cols-12 md:px-8">
        <div className="overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] md:col-span-6 [&>svg]:block [&>svg]:h-auto [&>svg]:w-full">
          <StillLife />
        </div>
        <div className="min-w-0 md:col-span-6">
          <h1 className="m-0 text-[clamp(2rem,3.4vw,3rem)] leading-[1.1] font-semibold tracking-[-0.024em] text-balance">
            {jug!.name}
          </h1>
          <p className="m-0 mt-3 text-xl leading-normal text-pretty text-(--second)">{jug!.text}</p>
          <div className="mt-6 mb-9 flex flex-wrap items-center gap-x-5 gap-y-3">
            <a
              href="#order"
              className="inline-flex min-h-11 items-center rounded-[var(--radius,.5rem)] bg-(--main) px-4.5 font-medium text-(--on-main) print:border print:border-(--ink) print:bg-transparent print:text-(--ink)"
            >
              Order the jug
            </a>
            <span className="text-xl font-semibold tabular-nums">₹1,850</span>
          </div>
          <PlainTabs tabs={TABS} level={2} labels={{ parts: 'About the jug' }} />
        </div>
      </main>
    </div>
  );
}
