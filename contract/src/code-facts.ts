// What the code of a component and its record say without being run. Both the browser and the server use these
// functions, so nothing here may need a package.

/** Every project that can use a component has these. */
const GIVEN: ReadonlySet<string> = new Set(['react', 'react-dom', 'tailwindcss']);

/** The packages that a component needs besides those that every project has. */
export const otherPackages = (dependencies: Record<string, string>): string[] =>
  Object.keys(dependencies).filter((name) => !GIVEN.has(name));

/** The name under which a file exports its component. */
export const exportedName = (code: string): string | null =>
  /^export (?:default )?function (\w+)/m.exec(code)?.[1] ?? null;
