import { Progress } from '../ui/progress.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Progress',
  slug: 'progress',
  states: {
    started: <Progress label="hero-light.png" value={0} className="max-w-md" />,
    'half way': <Progress label="hero-light.png" value={48} className="max-w-md" />,
    'in words': (
      <Progress label="hero-light.png" value={64} valueText="3.2 of 5 MB" className="max-w-md" />
    ),
    done: <Progress label="hero-light.png" value={100} tone="positive" className="max-w-md" />,
    failed: (
      <Progress
        label="hero-light.png"
        value={72}
        valueText="Failed"
        tone="danger"
        className="max-w-md"
      />
    ),
    'end not in sight': <Progress label="Checking the files" className="max-w-md" />,
    'long name': (
      <Progress
        label="Geschwindigkeitsbegrenzungsüberschreitung-hell.png"
        value={30}
        className="max-w-64"
      />
    ),
    Hindi: <Progress label="चित्र अपलोड हो रहा है" value={30} className="max-w-64" />,
  },
};
