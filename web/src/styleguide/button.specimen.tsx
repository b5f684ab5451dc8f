import { Heart, Trash2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Button',
  slug: 'button',
  states: {
    primary: <Button variant="primary">Save changes</Button>,
    ink: <Button variant="ink">Get started</Button>,
    secondary: <Button>Cancel</Button>,
    text: <Button variant="text">Refresh</Button>,
    danger: (
      <Button variant="danger">
        <Trash2 aria-hidden="true" className="size-4" /> Delete
      </Button>
    ),
    sizes: (
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
        <Button size="icon-sm" aria-label="Save, small">
          <Heart aria-hidden="true" className="size-4" />
        </Button>
        <Button size="icon" aria-label="Save">
          <Heart aria-hidden="true" className="size-4" />
        </Button>
      </div>
    ),
    loading: (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" loading>
          Save changes
        </Button>
        <Button loading>Cancel</Button>
        <Button variant="ink" loading>
          Get started
        </Button>
      </div>
    ),
    disabled: (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" disabled>
          Save changes
        </Button>
        <Button disabled>Cancel</Button>
        <Button variant="danger" disabled>
          Delete
        </Button>
      </div>
    ),
    German: (
      <Button variant="primary">
        Rechtsschutzversicherungsgesellschaften jetzt veröffentlichen
      </Button>
    ),
    Hindi: <Button variant="primary">बदलाव सहेजें</Button>,
    'narrow and long': (
      <div className="w-48">
        <Button className="w-full">Donaudampfschifffahrtsgesellschaftskapitän</Button>
      </div>
    ),
  },
};
