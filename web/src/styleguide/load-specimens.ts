import type { Specimen } from './specimen.ts';

const files = import.meta.glob<Specimen>('./*.specimen.tsx', { import: 'specimen' });

/** All of them by name, or the one asked for, or none when there is no such piece. */
export async function loadSpecimens(slug: string | null): Promise<Specimen[]> {
  const wanted = slug === null ? Object.values(files) : [files[`./${slug}.specimen.tsx`]];
  const specimens = await Promise.all(wanted.flatMap((load) => load?.() ?? []));
  return specimens.toSorted((a, b) => a.name.localeCompare(b.name));
}
