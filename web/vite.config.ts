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

export default defineConfig({
  plugins: [leaveOutStyleguide, tailwindcss(), reactRouter()],
  build: {
    // The content policy allows no data: fonts, styles or scripts.
    assetsInlineLimit: 0,
  },
  environments: {
    // The bundle exports a function, so the server knows neither React nor the shape of the build.
    ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
  },
  optimizeDeps: {
    // A dependency found late costs the first visit in development a reload, so they are all looked for at the start.
    entries: ['src/entry.client.tsx', 'src/root.tsx', 'src/routes/**/*.tsx'],
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-router',
      'react-router/dom',
    ],
  },
});
