import { BarChart } from '../ui/bar-chart.tsx';
import { Card } from '../ui/card.tsx';
import type { Specimen } from './specimen.ts';

const words = {
  title: 'Most Copied',
  nameHeading: 'Item',
  valueHeading: 'Unique Copies',
  emptyText: 'No data available for chart',
};

const data = [
  { label: 'Split hero with art panel', value: 412 },
  { label: 'Three-tier pricing', value: 377 },
  { label: 'Single quote testimonial', value: 350 },
  { label: 'Accordion FAQ', value: 301 },
  { label: 'Team cards', value: 288 },
  { label: 'Pill navigation', value: 240 },
  { label: 'Four-column footer', value: 221 },
  { label: 'Mosaic waitlist', value: 190 },
  { label: 'Comparison pricing', value: 171 },
  { label: 'Product hero', value: 150 },
];

export const specimen: Specimen = {
  name: 'Bar chart',
  slug: 'bar-chart',
  states: {
    'ten bars': (
      <Card className="max-w-2xl">
        <BarChart {...words} data={data} />
      </Card>
    ),
    'hard names and figures': (
      <Card className="max-w-96">
        <BarChart
          {...words}
          data={[
            { label: 'WWWWWWWWWWWWWWWWWWWWWW', value: 12_345_678 },
            { label: 'Geschwindigkeitsbegrenzung', value: 9_876_543 },
            { label: 'अक्सर पूछे जाने वाले प्रश्न', value: 42 },
            { label: 'Zero', value: 0 },
          ]}
        />
      </Card>
    ),
    'one bar': (
      <Card className="max-w-2xl">
        <BarChart {...words} data={data.slice(0, 1)} />
      </Card>
    ),
    empty: (
      <Card className="max-w-2xl">
        <BarChart {...words} data={[]} />
      </Card>
    ),
  },
};
