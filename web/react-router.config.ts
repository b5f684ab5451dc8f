import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // Where the server looks for it too.
  buildDirectory: process.env['WEB_BUILD_DIRECTORY'] ?? 'build',
  // One manifest file with a hashed name: no inline manifest and no requests past the edge cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
