import { NEEM_LANE } from '../../../media/businesses/neem-lane.ts';
import { NeemLaneMark } from '../../../media/marks.tsx';
import { PlainOtp } from './component.tsx';

/** The way to one's own plan at a dental practice, with the message that the phone shows. */
export function Demo() {
  return (
    <div className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--ground:var(--background,#fff)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] [--tile:var(--muted,#f5f5f6)] dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] dark:[--tile:var(--muted,#17191c)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <main className="mx-auto max-w-[78rem] px-5 py-14 md:px-8">
        <div className="grid grid-cols-1 gap-x-8 gap-y-9 md:grid-cols-12">
          <div className="grid content-start gap-7 md:col-span-5 md:grid-rows-[auto_auto_1fr]">
            <NeemLaneMark />
            <div>
              <h1 className="m-0 text-[clamp(2rem,3.4vw,3rem)] leading-[1.1] font-semibold tracking-[-0.024em] text-balance">
                Open your plan
              </h1>
              <p className="mt-4 mb-0 max-w-80 text-pretty text-(--second)">
                Photographs, choices and prices, as you discussed them with {NEEM_LANE.team[1].name}
                .
              </p>
            </div>
            <figure className="m-0 max-w-88 md:self-end">
              <blockquote className="m-0 rounded-[calc(var(--radius,.5rem)*1.5)] bg-(--tile) px-4 py-3 text-pretty">
                {NEEM_LANE.name}, {NEEM_LANE.contact.phone}: <strong>{'482\u00A0913'}</strong> is
                your code until 18:20. We never ask for it.
              </blockquote>
              <figcaption className="mt-2 text-sm text-(--second)">
                Copy all of it. The code is found.
              </figcaption>
            </figure>
          </div>
          <form action="#plan" className="grid content-start md:col-span-6 md:col-start-7">
            <PlainOtp code="4829" />
            <div className="mt-7 border-t border-(--rule) pt-7">
              <PlainOtp
                name="second"
                label="The code for your daughter’s plan"
                note="Sent to the same number, eleven minutes ago."
                code="731605"
                refusal="This code was good until 18:09. Ask for another one."
                waitSeconds={0}
              />
            </div>
          </form>
        </div>
      </main>
    </div>
  );
}
