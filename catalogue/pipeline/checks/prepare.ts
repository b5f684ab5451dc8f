import type { Item } from '../item.ts';
import { bundle } from './bundle.ts';
import type { Prepared } from './check.ts';
import { type Fault, reasonOf } from './fault.ts';
import { javascriptVariant } from './javascript-variant.ts';

/** The packages that make what every check of a built item is given. */
export const PREPARING = [
  '@tailwindcss/node',
  '@tailwindcss/oxide',
  'esbuild',
  'lucide-react',
  'oxfmt',
  'react',
  'react-dom',
  'tailwindcss',
  'typescript',
] as const;

/** Bundles an item and makes its JavaScript variant, or says why that is not possible. */
export async function prepare(item: Item): Promise<{ prepared: Prepared | null; faults: Fault[] }> {
  const faults: Fault[] = [];
  const made = await bundle(item).catch((error: unknown) => {
    faults.push({ check: 'build', text: reasonOf(error) });
    return null;
  });
  let javascript: string | null = null;
  try {
    javascript = javascriptVariant(item.source);
  } catch (error) {
    faults.push({ check: 'JavaScript variant', text: reasonOf(error) });
  }
  const prepared = made && javascript !== null ? { item, bundle: made, javascript } : null;
  return { prepared, faults };
}
