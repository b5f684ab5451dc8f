import { Badge } from '../ui/badge.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Badge',
  slug: 'badge',
  states: {
    neutral: <Badge>Draft</Badge>,
    positive: <Badge tone="positive">Free</Badge>,
    ink: <Badge tone="ink">Pro</Badge>,
    warning: <Badge tone="warning">Pro Plus</Badge>,
    danger: <Badge tone="danger">Refused</Badge>,
    accent: <Badge tone="accent">Most chosen</Badge>,
    outline: <Badge tone="outline">v 0.1</Badge>,
    'long German in a narrow place': (
      <div className="w-40">
        <Badge tone="positive">Geschwindigkeitsbegrenzungsüberschreitung</Badge>
      </div>
    ),
    Hindi: <Badge tone="warning">निःशुल्क</Badge>,
  },
};
