import { PackingChecklist } from './component.tsx';

/** Somebody who has the jars and knows what they weigh. */
export function Demo() {
  return (
    <PackingChecklist
      storageKey=""
      ticked={['Find three jars with lids', 'Weigh one empty, in the shop']}
    />
  );
}
