import { Mosaic } from '../ui/mosaic.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Mosaic',
  slug: 'mosaic',
  states: {
    square: <Mosaic seed="tessera-hero" columns={9} rows={9} className="size-80 rounded-lg" />,
    band: <Mosaic seed="band" columns={14} rows={4} className="h-48 w-full rounded-lg" />,
    'cut to a tall box': <Mosaic seed="panel" columns={8} rows={9} className="h-80 w-40" />,
    'one tile': <Mosaic seed="mark" columns={1} rows={1} className="size-16" />,
    named: (
      <Mosaic
        seed="named"
        columns={6}
        rows={3}
        label="Coloured tiles"
        className="h-24 w-48 rounded-md"
      />
    ),
  },
};
