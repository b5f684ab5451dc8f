import type { NextConfig } from 'next';

/** The folder of the host that the site is served from, such as /start. Empty for the root of a domain. */
const basePath = process.env.BASE_PATH ?? '';

const config: NextConfig = {
  output: 'export',
  // The export is in dist. What `next dev` writes stays out of it.
  distDir: process.env.NODE_ENV === 'development' ? '.next' : 'dist',
  trailingSlash: true,
  images: { unoptimized: true },
  basePath,
  // With a name of its own, two builds of the same files are the same.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // Plain links do not get the basePath by themselves. `lib/to.ts` reads it.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
};

export default config;
