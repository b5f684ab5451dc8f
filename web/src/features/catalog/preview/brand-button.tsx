import { lazy, Suspense, useState } from 'react';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { useBrand } from '../../../state/brand.ts';
import { BrandTrigger, ownColourOf } from './brand-trigger.tsx';

const load = () => import('./brand-controls.tsx');
const BrandControls = lazy(async () => ({ default: (await load()).BrandControls }));

/** Opens the controls of the visitor's brand. They are loaded with the first click. */
export function BrandButton({ item }: { item: ComponentDetail }) {
  const [isWanted, setWanted] = useState(false);
  const { brand } = useBrand();
  const colour = brand.colour ?? ownColourOf(item);
  if (!isWanted)
    return (
      <BrandTrigger
        colour={colour}
        onPointerEnter={() => void load()}
        onClick={() => setWanted(true)}
      />
    );
  return (
    <Suspense fallback={<BrandTrigger colour={colour} />}>
      <BrandControls item={item} />
    </Suspense>
  );
}
