import { data } from 'react-router';
import type { ComponentCard } from '@tessera/contract/catalog';
import type { ApiClient } from '../api/api-client.ts';
import { apiContext } from '../api/api-context.ts';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { getCompany } from '../api/storefront.ts';
import { TeamPage } from '../features/team/team-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/word-from-team.ts';

const PICTURES = 6;

/** The page is shown even without pictures. */
const listGoods = async (api: ApiClient, signal?: AbortSignal): Promise<ComponentCard[] | null> => {
  try {
    const input = { query: { limit: PICTURES } };
    return (await api.callPage('listComponents', input, { ...(signal && { signal }) })).items;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
};

const load = async (api: ApiClient, signal?: AbortSignal) => {
  const [company, goods] = await Promise.all([getCompany(api, signal), listGoods(api, signal)]);
  return { company, goods: goods ?? [], isWhole: goods !== null };
};

export async function loader({ request: { signal }, context }: Route.LoaderArgs) {
  const { isWhole, ...shown } = await load(context.get(apiContext), signal);
  // The page is shown anyway, but must not be cached without its pictures.
  return data(shown, { status: isWhole ? 200 : 503 });
}

export async function clientLoader() {
  const { company, goods } = await load(browserApi);
  return { company, goods };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'A word from the team',
    description:
      'Who makes Tessera, why, and how to tell them what is missing: a note from Tessera Studio.',
    path: '/word-from-team',
    share: 'team',
  });

export default function WordFromTeamRoute({ loaderData }: Route.ComponentProps) {
  return <TeamPage {...loaderData} />;
}
