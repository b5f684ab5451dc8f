import {
  type ClientLoaderFunctionArgs,
  data,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { loadSpecimens } from '../styleguide/load-specimens.ts';
import { PiecePage, StyleguidePage } from '../styleguide/styleguide-page.tsx';

// Only in the browser: some specimens render style attributes on the server, which the CSP blocks.
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const piece = searchParams.get('piece');
  const state = searchParams.get('state') ?? undefined;
  const specimens = await loadSpecimens(piece);
  const [specimen] = specimens;
  if (!specimen || (state !== undefined && !(state in specimen.states)))
    // oxlint-disable-next-line typescript/only-throw-error -- what the router takes for a missing page
    throw data(null, { status: 404 });
  return piece === null ? { specimens } : { specimen, ...(state !== undefined && { state }) };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Style guide',
    description: 'Every piece of the interface in every state.',
  });

export function HydrateFallback() {
  return (
    <main id="main" className="p-12 text-ink-muted">
      Loading the pieces…
    </main>
  );
}

export default function StyleguideRoute() {
  const shown = useLoaderData<typeof clientLoader>();
  if ('specimens' in shown) return <StyleguidePage specimens={shown.specimens} />;
  // A key per state, so that nothing stays open from another state.
  return <PiecePage key={`${shown.specimen.slug} ${shown.state ?? ''}`} {...shown} />;
}
