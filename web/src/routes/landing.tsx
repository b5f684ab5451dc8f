import { data } from 'react-router';
import { apiContext } from '../api/api-context.ts';
import { browserApi } from '../api/browser-api.ts';
import { useActivePlans } from '../compose/active-plans.ts';
import { useBuyPlan } from '../compose/buy-plan.ts';
import { PendingSubscribe } from '../compose/pending-subscribe.tsx';
import { useUpgradePrices } from '../compose/upgrade-prices.ts';
import { Creators } from '../features/landing/creators.tsx';
import { freeClaim } from '../features/landing/free-claim.ts';
import { Hero } from '../features/landing/hero.tsx';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import { LivingWall } from '../features/landing/living-wall.tsx';
import { loadFrontInBrowser, loadFrontOnServer } from '../features/landing/load.ts';
import { Roadmap } from '../features/landing/roadmap.tsx';
import { siteData } from '../features/landing/site-data.ts';
import { UseCases } from '../features/landing/use-cases.tsx';
import { loadOfferInBrowser, loadOfferOnServer } from '../features/plans/load.ts';
import { Pricing } from '../features/plans/pricing.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/landing.ts';

export async function loader({ request: { signal }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [front, offer] = await Promise.all([
    loadFrontOnServer(api, signal),
    loadOfferOnServer(api, signal),
  ]);
  // The page is shown anyway, but must not be cached without plans or components.
  return data({ front, offer }, { status: offer.failure || !front.isWhole ? 503 : 200 });
}

export async function clientLoader() {
  // Loaded only on client-side navigation, so that the first load stays small.
  const { getQueryClient } = await import('../api/query-client.ts');
  const queries = getQueryClient();
  const [front, offer] = await Promise.all([
    loadFrontInBrowser(browserApi, queries),
    loadOfferInBrowser(browserApi, queries),
  ]);
  return { front, offer };
}

const DESCRIPTION =
  'Browse hand-built heroes, pricing tables, FAQs and whole site templates. Copy the code, make it yours, ship today.';

export const meta: Route.MetaFunction = ({ matches }) => {
  const origin = originOf(matches);
  return [
    ...pageMeta(matches, {
      title: 'Tessera: copy-paste interface components',
      description: DESCRIPTION,
      path: '/',
    }),
    ...(origin === undefined ? [] : [{ 'script:ld+json': siteData(origin, DESCRIPTION) }]),
  ];
};

export default function LandingPage({ loaderData: { front, offer } }: Route.ComponentProps) {
  const { buy, buyingId } = useBuyPlan();
  const held = useActivePlans();
  const upgradePrices = useUpgradePrices(offer.plans, held);
  const { counts } = front;
  return (
    <>
      <Hero
        freeTotal={counts?.freeTotal ?? null}
        stack={counts?.stack ?? []}
        inlays={front.inlays}
      />
      <UseCases categories={front.categories} />
      <LivingWall wall={front.wall} total={counts?.componentTotal ?? null} />
      <HowItWorks />
      <Pricing
        offer={offer}
        onBuy={buy}
        buyingId={buyingId}
        held={held}
        upgradePrices={upgradePrices}
        {...(counts && { counts, freeComponents: freeClaim(counts.freeTotal) })}
      />
      <Creators />
      <div className="mt-14 lg:mt-18">
        <Roadmap />
      </div>
      <PendingSubscribe plans={offer.plans} />
    </>
  );
}
