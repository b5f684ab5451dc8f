import { type ComponentProps, useState } from 'react';
import { TagEntry } from '../ui/tag-entry.tsx';
import type { Specimen } from './specimen.ts';

const NONE: string[] = [];

function Live({
  tags: first = NONE,
  ...props
}: Omit<ComponentProps<typeof TagEntry>, 'tags' | 'onChange'> & { tags?: string[] }) {
  const [tags, setTags] = useState(first);
  return <TagEntry {...props} tags={tags} onChange={setTags} />;
}

export const specimen: Specimen = {
  name: 'Tag entry',
  slug: 'tag-entry',
  states: {
    empty: <Live label="Tags" placeholder="pricing" hint="Press Enter after each tag" />,
    filled: (
      <Live label="Tags" tags={['hero', 'split', 'cta', 'social proof', 'landing', 'saas']} />
    ),
    error: <Live label="Tags" tags={['hero']} error="Add at least two tags" />,
    disabled: <Live label="Tags" tags={['hero', 'split']} disabled />,
    German: (
      <Live
        label="Schlagwörter"
        className="max-w-64"
        tags={['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 'kurz']}
      />
    ),
    Hindi: <Live label="टैग" tags={['मूल्य', 'तुलना तालिका']} />,
  },
};
