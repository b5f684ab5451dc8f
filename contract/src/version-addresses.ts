import type { Address } from './endpoint.ts';

/** Calls about the versions of a component. Only the list of versions has them in its bundle. */
export const versionAddresses = {
  listVersions: { method: 'GET', path: '/component/:slug/versions', kind: 'json' },
  readFreeVersion: {
    method: 'GET',
    path: '/component/:id/versions/:number/free-code',
    kind: 'json',
  },
  getVersionCode: { method: 'GET', path: '/component/:id/versions/:number/code', kind: 'json' },
  compareVersions: { method: 'GET', path: '/component/:id/versions/:number/diff', kind: 'json' },
} as const satisfies Record<string, Address>;

export type VersionName = keyof typeof versionAddresses;
