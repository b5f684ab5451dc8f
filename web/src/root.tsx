import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { NotFound } from './features/shell/not-found.tsx';
import { Shell } from './features/shell/shell.tsx';
import { beforePaint } from './lib/before-paint.ts';
import { NonceContext } from './lib/nonce-context.ts';
import { pageMeta } from './lib/page-meta.ts';
import { getQueryClient } from './lib/query-client.ts';
import { ErrorState } from './ui/error-state.tsx';
import { preloadedFonts } from './ui/font-files.ts';
import { LinkButton } from './ui/link-button.tsx';
import './app.css';

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin });

// The site's address does not change while one walks through it.
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
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- a constant of ours, and React would escape it as text
          dangerouslySetInnerHTML={{ __html: beforePaint }}
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131210" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [queryClient] = useState(getQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Shell>
        <NotFound />
      </Shell>
    );
  }
  const details = isRouteErrorResponse(error)
    ? (error.data as { message?: string; requestId?: string } | null)
    : null;
  return (
    <Shell>
      <ErrorState
        headingLevel="h1"
        action={<LinkButton to="/">Back to Home</LinkButton>}
        onRetry={() => location.reload()}
        {...(details?.requestId !== undefined && { requestId: details.requestId })}
      >
        {details?.message ?? 'The page could not be shown. Please try again in a moment.'}
      </ErrorState>
    </Shell>
  );
}
