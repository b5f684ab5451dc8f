import { type ReactNode, use, useLayoutEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { loadSubscriptionStatus } from './compose/load-subscription-status.ts';
import { Arrival } from './features/shell/arrival.tsx';
import { Notices } from './features/shell/notices.tsx';
import { PageError } from './features/shell/page-error.tsx';
import { Shell } from './features/shell/shell.tsx';
import { SkipLink } from './features/shell/skip-link.tsx';
import { SessionNotices } from './features/users/session-notices.tsx';
import { useAccount } from './features/users/use-account.tsx';
import { beforePaint } from './lib/before-paint.ts';
import { restoreHtmlAttributes } from './lib/html-attributes.ts';
import { NonceContext } from './lib/nonce-context.ts';
import { pageMeta } from './lib/page-meta.ts';
import { SessionProvider } from './state/session.tsx';
import { preloadedFonts } from './ui/font-files.ts';
import { OfflineNotice } from './ui/offline-notice.tsx';
import { RouteProgress } from './ui/route-progress.tsx';
import './app.css';

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin });

// The origin does not change during client-side navigation.
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

export const meta: Route.MetaFunction = ({ matches, error }) => {
  const title =
    isRouteErrorResponse(error) && error.status === 404 ? 'Page Not Found' : 'Something went wrong';
  return pageMeta(matches, {
    title: error ? title : 'Tessera',
    description: 'Copy-paste interface components and website templates.',
  });
};

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);

  useLayoutEffect(restoreHtmlAttributes, []);

  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- a constant of this code, which React would escape as text
          dangerouslySetInnerHTML={{ __html: beforePaint }}
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131210" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { state } = useNavigation();
  return (
    <SessionProvider>
      <RouteProgress active={state === 'loading'} />
      {/* Fixed at the bottom of the screen, so that it is always visible and moves nothing. */}
      <div className="fixed inset-x-0 bottom-0 z-10 bg-warning-soft max-sm:pr-14">
        <OfflineNotice />
      </div>
      <Outlet />
      <Arrival />
      <Notices />
      <SessionNotices />
    </SessionProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell account={useAccount(loadSubscriptionStatus)}>
      <PageError error={error} />
    </Shell>
  );
}
