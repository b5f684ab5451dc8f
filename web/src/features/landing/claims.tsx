import { freeClaim } from './free-claim.ts';

/** Three claims. The first has a number only when the count was loaded. */
export function Claims({ freeTotal }: { freeTotal: number | null }) {
  const claims = [
    freeTotal
      ? [freeClaim(freeTotal), freeTotal === 1 ? 'free component' : 'free components']
      : ['Free', 'components to start with'],
    ['100%', 'of earnings stay with creators'],
    ['0%', 'commission'],
  ] as const;
  return (
    <dl className="mt-10 grid grid-cols-3 gap-x-4 border-t border-line pt-6 sm:flex sm:gap-x-9">
      {claims.map(([figure, meaning]) => (
        <div key={meaning} className="flex flex-col-reverse justify-end">
          <dt className="text-[0.8125rem] text-ink-muted">{meaning}</dt>
          <dd className="font-display text-[1.625rem] leading-tight font-[650] tracking-[-0.02em]">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
