import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative addresses, so that the built folder works at any path of any host.
  base: './',
  plugins: [react(), tailwindcss()],
  build: {
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    rolldownOptions: { input: ['index.html', 'rooms.html', 'stay.html', 'journey.html'] },
  },
});
