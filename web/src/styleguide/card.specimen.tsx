import { Card, CardTitle } from '../ui/card.tsx';
import type { Specimen } from './specimen.ts';

const body = <p className="mt-2 text-sm text-ink-muted">Copy it, change it, ship it.</p>;

export const specimen: Specimen = {
  name: 'Card',
  slug: 'card',
  states: {
    plain: (
      <Card className="max-w-sm">
        <CardTitle>One file you own</CardTitle>
        {body}
      </Card>
    ),
    small: (
      <Card padding="sm" className="max-w-sm">
        <CardTitle>One file you own</CardTitle>
        {body}
      </Card>
    ),
    large: (
      <Card padding="lg" className="max-w-sm">
        <CardTitle>One file you own</CardTitle>
        {body}
      </Card>
    ),
    lifting: (
      <Card lifting className="max-w-sm">
        <CardTitle>Lifts under the pointer</CardTitle>
        {body}
      </Card>
    ),
    emphasised: (
      <Card emphasised className="max-w-sm">
        <CardTitle>Seen first</CardTitle>
        {body}
      </Card>
    ),
    'long words': (
      <Card className="w-60">
        <CardTitle>Donaudampfschifffahrtsgesellschaftskapitänsmütze</CardTitle>
        <p className="mt-2 text-sm text-ink-muted">अपना पसंदीदा घटक खोजें और तुरंत उपयोग करें</p>
      </Card>
    ),
  },
};
