import { data } from 'react-router';
import type { Plan } from '@tessera/contract/plans';
import { countInBrowser, countOnServer } from '../features/landing/component-total.ts';
import { Hero } from '../features/landing/hero.tsx';
import { loadOfferInBrowser, loadOfferOnServer } from '../features/plans/load.ts';
import { Pricing } from '../features/plans/pricing.tsx';
import { apiContext } from '../lib/api-context.ts';
import { browserApi } from '../lib/browser-api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { planTerms } from '../lib/price-per-month.ts';
import { beginPurchase, usePurchase } from '../lib/purchase.ts';
import type { Route } from './+types/landing.ts';
import { AwaitedSubscribe } from './awaited-subscribe.tsx';

export async function loader({ request: { signal }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [componentTotal, offer] = await Promise.all([
    countOnServer(api, signal),
    loadOfferOnServer(api, signal),
  ]);
  // Shown all the same, but a page without plans must not be kept by any cache.
  return data({ componentTotal, offer }, { status: offer.failure ? 503 : 200 });
}

export async function clientLoader() {
  // Only those who walk here from elsewhere need it; it would weigh on the first load.
  const { getQueryClient } = await import('../lib/query-client.ts');
  const queries = getQueryClient();
  const [componentTotal, offer] = await Promise.all([
    countInBrowser(browserApi, queries),
    loadOfferInBrowser(browserApi, queries),
  ]);
  return { componentTotal, offer };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Tessera: copy-paste interface components',
    description:
      'Browse hand-built heroes, pricing tables, FAQs and whole site templates. Copy the code, make it yours, ship today.',
    path: '/',
  });

const buy = (plan: Plan) =>
  beginPurchase({
    kind: 'plan',
    id: plan._id,
    name: plan.name,
    rupees: plan.price,
    path: '/#pricing',
    terms: planTerms(plan),
  });

export default function LandingPage({
  loaderData: { componentTotal, offer },
}: Route.ComponentProps) {
  const purchase = usePurchase();
  const isBuying = purchase && !purchase.isHidden && !purchase.isOver;
  return (
    <>
      <Hero componentTotal={componentTotal} />
      <Pricing offer={offer} onBuy={buy} buyingId={isBuying ? purchase.id : null} />
      <AwaitedSubscribe plans={offer.plans} onBuy={buy} />
    </>
  );
}
