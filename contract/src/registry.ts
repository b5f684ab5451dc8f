// The addresses and commands of the registry for the shadcn CLI. Both the browser and the server use them, so nothing
// here may need a package.
import { KEY_VARIABLE } from './key-rules.ts';

export const REGISTRY_BASE = '/r';

/** Free components, without a key. */
export const FREE_NAMESPACE = '@tessera';
/** Everything that the account behind the key may copy. */
export const KEY_NAMESPACE = '@tessera-pro';

/** The query parameters of the list, and of a component. They decide the response, so a cache must know them. */
export const REGISTRY_PARAMETERS = ['q', 'type', 'limit', 'offset'] as const;

export const REGISTRY_PAGE_MAX = 100;
/** From this place on the list is empty: a client has to search. */
export const REGISTRY_OFFSET_MAX = 10_000;

/** A component, or one of its versions: `plain-hero`, `plain-hero@2`. */
export const registryPath = (name: string): string => `${REGISTRY_BASE}/${name}.json`;

export const registryUrl = (origin: string, name = '{name}'): string => origin + registryPath(name);

/** Where the CLI puts a component: in the folder that the project has for components. */
export const registryTarget = (slug: string): string => `@components/tessera/${slug}.tsx`;

/** What `components.json` has to say under `registries`. The key itself stays in the environment. */
export const registryConfig = (origin: string) => ({
  free: { [FREE_NAMESPACE]: registryUrl(origin) },
  keyed: {
    [KEY_NAMESPACE]: {
      url: registryUrl(origin),
      headers: { Authorization: `Bearer \${${KEY_VARIABLE}}` },
    },
  },
});

/** How each package manager runs a program that is not installed. */
export const PACKAGE_MANAGERS = {
  npm: 'npx shadcn@latest',
  pnpm: 'pnpm dlx shadcn@latest',
  yarn: 'yarn dlx shadcn@latest',
  bun: 'bunx --bun shadcn@latest',
} as const satisfies Record<string, string>;

export type PackageManager = keyof typeof PACKAGE_MANAGERS;

/**
 * The command that adds a component. A free one is named by its address, which needs no setup. It asks before it
 * replaces a file, so `--yes` is left out.
 */
export const addCommand = (
  manager: PackageManager,
  { slug, isFree, origin }: { slug: string; isFree: boolean; origin: string },
): string =>
  `${PACKAGE_MANAGERS[manager]} add ${isFree ? registryUrl(origin, slug) : `${KEY_NAMESPACE}/${slug}`}`;
