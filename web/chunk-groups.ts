type Group = {
  name: string;
  /** From the root of the repository. A folder ends with a slash. */
  paths: readonly string[];
};

const queryCore = (...names: string[]): string[] =>
  names.map((name) => `node_modules/@tanstack/query-core/build/modern/${name}.js`);

const icons = (...names: string[]): string[] =>
  names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

/**
 * Files that share a chunk. Left alone, the bundler makes two dozen small chunks for a page, which compress worse.
 *
 * A group contains the imports of its files too, unless an earlier group has them. So the order counts. A page that
 * needs one file of a group loads the whole group.
 */
export const CHUNK_GROUPS: readonly Group[] = [
  {
    name: 'framework',
    paths: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/scheduler/',
      'node_modules/react-router/',
      'node_modules/clsx/',
    ],
  },
  {
    // What every page has, and small files that nearly every page has.
    name: 'shell',
    paths: [
      'contract/src/access.ts',
      'contract/src/addresses.ts',
      'contract/src/constants.ts',
      'contract/src/item-title.ts',
      'contract/src/money.ts',
      'contract/src/mosaic.ts',
      'contract/src/share-picture.ts',
      'web/src/api/api-client.ts',
      'web/src/api/browser-api.ts',
      'web/src/api/is-retryable.ts',
      'web/src/compose/checkout-host.tsx',
      'web/src/compose/load-subscription-status.ts',
      'web/src/compose/palette-host.tsx',
      'web/src/entry.client.tsx',
      'web/src/features/shell/',
      'web/src/features/users/session-notices.tsx',
      'web/src/features/users/use-account.tsx',
      'web/src/lib/before-paint.ts',
      'web/src/lib/checkout-page.ts',
      'web/src/lib/html-attributes.ts',
      'web/src/lib/kind-words.ts',
      'web/src/lib/modified-click.ts',
      'web/src/lib/nonce-context.ts',
      'web/src/lib/page-meta.ts',
      'web/src/lib/plan-tone.ts',
      'web/src/lib/use-hydrated.ts',
      'web/src/root.tsx',
      'web/src/routes/public-layout.tsx',
      'web/src/state/session.tsx',
      'web/src/ui/badge.tsx',
      'web/src/ui/card.tsx',
      'web/src/ui/field.tsx',
      'web/src/ui/font-files.ts',
      'web/src/ui/item-title.tsx',
      'web/src/ui/mosaic.tsx',
      'web/src/ui/offline-notice.tsx',
      'web/src/ui/route-progress.tsx',
      'web/src/ui/skeleton.tsx',
      'web/src/ui/themed-image.tsx',
      'node_modules/@tanstack/react-query/build/modern/queryOptions.js',
      'node_modules/lucide-react/dist/esm/createLucideIcon.mjs',
      ...icons('check', 'copy', 'heart', 'info', 'search'),
    ],
  },
  {
    // Queries. Pages without them must not load it, so no other group may contain it.
    name: 'query-client',
    paths: [
      'web/src/api/query-client.ts',
      'node_modules/@tanstack/react-query/build/modern/QueryClientProvider.js',
      ...queryCore('mutation', 'mutationCache', 'query', 'queryCache', 'queryClient'),
    ],
  },
  {
    // What plans offer, on the landing page and beside an item.
    name: 'plans',
    paths: ['contract/src/days.ts', 'web/src/features/plans/load.ts', 'web/src/ui/stack-row.tsx'],
  },
  {
    // What the landing page shares with the pages about the shop and about plans.
    name: 'offers',
    paths: [
      'web/src/api/storefront.ts',
      'web/src/features/plans/item-squares.tsx',
      'web/src/features/plans/plan-card.tsx',
      'web/src/lib/price-per-month.ts',
      'web/src/ui/page-section.tsx',
      'web/src/ui/picture.tsx',
    ],
  },
  {
    // For pages that ask visitors to sign in, and resume the intent afterwards.
    name: 'intent',
    paths: [
      'web/src/compose/loading.tsx',
      'web/src/lib/redirect-now.tsx',
      'web/src/state/intent.ts',
      'web/src/state/pending-intent.ts',
    ],
  },
  {
    // What a member has saved and bought, and the pictures of items.
    name: 'library',
    paths: ['web/src/state/library.ts', 'web/src/ui/wall-picture.tsx'],
  },
  {
    // Components on a wall or a page: saving, copying, buying.
    name: 'wall',
    paths: [
      'web/src/compose/item-tools.tsx',
      'web/src/compose/lazy-pending-intent.tsx',
      'web/src/features/catalog/component-card.tsx',
      'web/src/features/catalog/filter.ts',
      'web/src/ui/segmented-control.tsx',
      'web/src/ui/wall-card.tsx',
    ],
  },
  {
    // Lists of items.
    name: 'lists',
    paths: [
      'web/src/state/first-visit.ts',
      'web/src/state/url-search-field.ts',
      'web/src/ui/empty-state.tsx',
      'web/src/ui/skeleton-wall.tsx',
      ...icons('arrow-up'),
    ],
  },
  {
    // Code that can be copied, on the page of a component and in documents.
    name: 'code',
    paths: [
      'web/src/lib/clipboard-fallback.ts',
      'web/src/ui/copy-text-button.tsx',
      'web/src/ui/scroll-region.tsx',
    ],
  },
  {
    // The page of one component.
    name: 'item',
    paths: [
      'contract/src/brand.ts',
      'contract/src/fault-addresses.ts',
      'web/src/features/catalog/code-panels.tsx',
      'web/src/features/catalog/copy-button.tsx',
      'web/src/features/catalog/item-terms.ts',
      'web/src/features/catalog/preview/brand-trigger.tsx',
      'web/src/features/catalog/preview/view.ts',
      'web/src/features/catalog/usage-text.tsx',
      'web/src/features/catalog/versions/outdated-note.tsx',
    ],
  },
  {
    // Before the next group, because other pages have forms too.
    name: 'form',
    paths: ['web/src/lib/use-form.ts'],
  },
  {
    // Before the next group, because other pages have text fields without a password.
    name: 'text-field',
    paths: ['web/src/ui/text-field.tsx'],
  },
  {
    // What the pages for signing in and registering have in common.
    name: 'auth',
    paths: [
      'web/src/compose/guests-only.tsx',
      'web/src/features/auth/auth-call.ts',
      'web/src/features/auth/auth-frame.tsx',
      'web/src/features/auth/auth-heading.tsx',
      'web/src/features/auth/checks.ts',
      'web/src/features/auth/email-field.tsx',
      'web/src/features/auth/failures.ts',
      'web/src/features/auth/form-message.tsx',
      'web/src/features/auth/google-address.ts',
      'web/src/features/auth/google-link.tsx',
      'web/src/features/auth/google-mark.tsx',
      'web/src/features/auth/other-way.tsx',
      'web/src/features/auth/submission.ts',
      'web/src/ui/password-field.tsx',
      ...icons('eye', 'eye-off', 'circle-check'),
    ],
  },
];

/** Matches the ids of the files of a group. An id may have a query. */
export const patternOf = ({ paths }: Group): RegExp => {
  const patterns = paths.map(
    (path) => path.replaceAll('.', String.raw`\.`) + (path.endsWith('/') ? '' : String.raw`(\?|$)`),
  );
  return new RegExp(`/(${patterns.join('|')})`);
};
