import type { Breach } from './source-file.ts';

export type Imports = { source: string; dependencies: { resolved: string }[] };

const MODULE_FILE = /^api\/src\/modules\/([^/]+)\/.+(?<!\.test)\.ts$/;
const moduleOf = (path: string): string | undefined => path.match(MODULE_FILE)?.[1];

/** The imports between modules: for each module, the modules it imports and one file that does so. */
function edgesOf(imports: readonly Imports[]): Map<string, Map<string, string>> {
  const edges = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of imports) {
    const from = moduleOf(source);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (to === undefined || to === from) continue;
      const known = edges.get(from) ?? new Map<string, string>();
      if (!known.has(to)) known.set(to, source);
      edges.set(from, known);
    }
  }
  return edges;
}

/** Reports each cycle between module folders once. Type imports count, tests do not. */
export function findModuleCycles(imports: readonly Imports[]): Breach[] {
  const edges = edgesOf(imports);
  const breaches: Breach[] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (module: string): void => {
    if (finished.has(module)) return;
    path.push(module);
    for (const [to, file] of edges.get(module) ?? []) {
      const start = path.indexOf(to);
      if (start === -1) visit(to);
      else {
        const cycle = [...path.slice(start), to].join(' -> ');
        breaches.push({ rule: MODULE_CYCLES, file, detail: `imports ${cycle}` });
      }
    }
    path.pop();
    finished.add(module);
  };
  for (const module of [...edges.keys()].toSorted()) visit(module);
  return breaches;
}

export const MODULE_CYCLES = 'no-cycles-between-modules';
