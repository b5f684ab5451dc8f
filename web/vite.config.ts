import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { CHUNK_GROUPS, patternOf } from './chunk-groups.ts';

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
          output: {
            codeSplitting: {
              groups: CHUNK_GROUPS.map((group) => ({ name: group.name, test: patternOf(group) })),
            },
          },
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
