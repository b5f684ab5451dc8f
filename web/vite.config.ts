import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** The classes that only the style guide uses are left out with it. */
const leaveOutStyleguide: Plugin = {
  name: 'leave-out-styleguide',
  enforce: 'pre',
  apply: (_, { mode }) => mode === 'production',
  transform: {
    filter: { id: /\/src\/app\.css$/ },
    handler: (css) => `${css}\n@source not './{styleguide,routes/styleguide.tsx}';`,
  },
};

/**
 * What every page needs, in few files: left alone, the bundler cuts it into two dozen scraps, which compress worse.
 * Nothing belongs here that only some pages use.
 */
const firstLoad = [
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|clsx)\//,
  },
  {
    name: 'shell',
    test: /\/src\/(routes\/load-subscription-status|features\/(shell|users\/(use-account|session-notices))|lib(?!\/(admin-\w+|payment-api|account-api|system-health|plan-label|hand-file|upload-send|session-check|persist|intent|onward|errand|clipboard|clipboard-fallback|copy-code|library|library-store|first-visit|plan-tone|kept|worth-repeating|query-client|checkout-page|price-per-month|begun-errand|storefront|near|leaving|use-form)\.)|ui\/(badge|button|card|empty-state|error-state|field|link-button|logo|mosaic|notify|offline-notice|route-progress|skeleton|spinner|theme-choice|theme-switch))[/.]|\/contract\/src\/(addresses|constants|mosaic|share-picture)\.ts|\/lucide-react\/dist\/esm\/(?!icons)/,
  },
  {
    // Saving, copying and buying, on every page that shows items.
    name: 'items',
    test: /\/src\/(routes\/(item-tools|awaited-errand)|lib\/(library|library-store|copy-code|worth-repeating|clipboard|plan-tone|first-visit))\.|\/lucide-react\/dist\/esm\/icons\/(heart|check|info|search|copy)\./,
  },
  {
    // The wall of items and what narrows it.
    name: 'wall',
    test: /\/src\/(ui\/segmented-control|features\/catalog\/filter)\.|\/contract\/src\/categories\.ts/,
  },
  {
    // One item on a wall.
    name: 'cards',
    test: /\/src\/(ui\/wall-(card|picture|tools)|features\/catalog\/component-card)\./,
  },
  {
    // Asking and remembering, as far as visitors' pages do.
    name: 'queries',
    test: /\/src\/lib\/query-client\.|\/node_modules\/@tanstack\/query-core\/.*\/(query|queryClient|queryCache|mutationCache|mutation|retryer|removable|subscribable|focusManager|onlineManager|notifyManager|utils|thenable|timeoutManager|environmentManager)\.|\/node_modules\/@tanstack\/react-query\/.*QueryClientProvider/,
  },
  {
    // Before the next, which would take it along: pages that only lead to the sign-in would load all of that.
    name: 'intent',
    test: /\/src\/lib\/intent\./,
  },
  {
    // Before the next as well: other pages have forms too.
    name: 'form',
    test: /\/src\/lib\/use-form\./,
  },
  {
    // What signing in and signing up have in common.
    name: 'auth',
    test: /\/src\/(features\/auth\/(auth|checks|email-field|failures|form-message|google|other-way|passed-email|submission)|ui\/password-field)|\/lucide-react\/dist\/esm\/icons\/(eye|circle-check)/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [leaveOutStyleguide, tailwindcss(), reactRouter()],
  build: {
    // The content policy allows no data: fonts, styles or scripts.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: firstLoad } },
          // What the router would tell developers in the console weighs on every first visit.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
        },
      },
    },
    // The bundle exports a function, so the server knows neither React nor the shape of the build.
    ssr: {
      build: { rolldownOptions: { input: './src/server.ts' } },
      // The built bundle carries its own production React, whatever the server's environment says.
      resolve: { noExternal: command === 'build' ? true : [] },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    },
  },
  optimizeDeps: {
    // A dependency found late costs the first visit in development a reload, so they are all looked for at the start.
    entries: [
      'src/entry.client.tsx',
      'src/root.tsx',
      'src/routes/**/*.tsx',
      'src/styleguide/*.tsx',
    ],
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-router',
      'react-router/dom',
    ],
  },
}));
