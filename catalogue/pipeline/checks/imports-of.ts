const IMPORT = /^import\s(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;

/** The packages that a component imports. */
export const importsOf = (source: string): string[] => [
  ...new Set([...source.matchAll(IMPORT)].map(([, from]) => from!)),
];
