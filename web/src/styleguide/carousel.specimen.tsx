import { Carousel } from '../ui/carousel.tsx';
import { Mosaic } from '../ui/mosaic.tsx';
import type { Specimen } from './specimen.ts';

const slides = ['one', 'two', 'three'].map((seed) => (
  <Mosaic
    key={seed}
    seed={seed}
    columns={12}
    rows={6}
    label={`Tiles ${seed}`}
    className="h-64 w-full"
  />
));

export const specimen: Specimen = {
  name: 'Carousel',
  slug: 'carousel',
  states: {
    'three slides': (
      <Carousel label="From the workshop" className="max-w-2xl">
        {slides}
      </Carousel>
    ),
    'one slide': (
      <Carousel label="One picture" className="max-w-2xl">
        {slides.slice(0, 1)}
      </Carousel>
    ),
    'words in German and Hindi': (
      <Carousel label="Stimmen" className="max-w-md">
        <p className="bg-sunken p-6 wrap-anywhere">
          Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller
        </p>
        <p className="bg-sunken p-6">अपना पसंदीदा घटक खोजें और तुरंत उपयोग करें</p>
      </Carousel>
    ),
  },
};
