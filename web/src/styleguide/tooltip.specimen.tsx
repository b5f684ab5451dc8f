import { Heart } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Tooltip',
  slug: 'tooltip',
  states: {
    closed: (
      <Tooltip text="Save">
        <Button aria-label="Save">
          <Heart aria-hidden="true" className="size-4" />
        </Button>
      </Tooltip>
    ),
    open: (
      <div className="px-16 pt-12">
        <Tooltip text="Save" defaultOpen>
          <Button aria-label="Save">
            <Heart aria-hidden="true" className="size-4" />
          </Button>
        </Tooltip>
      </div>
    ),
    'open, long German': (
      <div className="px-24 pt-16">
        <Tooltip
          text="Geschwindigkeitsbegrenzungsüberschreitungsbenachrichtigung abbestellen"
          defaultOpen
        >
          <Button>Mute</Button>
        </Tooltip>
      </div>
    ),
    'open, Hindi': (
      <div className="px-16 pt-12">
        <Tooltip text="बाद के लिए सहेजें" defaultOpen>
          <Button>Save</Button>
        </Tooltip>
      </div>
    ),
  },
};
