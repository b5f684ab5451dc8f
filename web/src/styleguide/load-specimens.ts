import type { Specimen } from './specimen.ts';

const files = import.meta.glob<Specimen>('./*.specimen.tsx', { import: 'specimen' });

/** All specimens by name, or the requested one, or none when it does not exist. */
export async function loadSpecimens(slug: string | null): Promise<Specimen[]> {
  const wanted = slug === null ? Object.values(files) : [files[`./${slug}.specimen.tsx`]];
  const specimens = await Promise.all(wanted.flatMap((load) => load?.() ?? []));
  return specimens.toSorted((a, b) => a.name.localeCompare(b.name));
}
