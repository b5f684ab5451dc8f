import { Card } from '../ui/card.tsx';
import { PieChart } from '../ui/pie-chart.tsx';
import type { Specimen } from './specimen.ts';

const words = {
  title: 'Copies by Category',
  nameHeading: 'Category',
  valueHeading: 'Copies',
  emptyText: 'No data available for chart',
};

const data = [
  { label: 'Hero', value: 340 },
  { label: 'Pricing', value: 240 },
  { label: 'FAQ', value: 180 },
  { label: 'Testimonials', value: 150 },
  { label: 'Footer', value: 90 },
];

export const specimen: Specimen = {
  name: 'Pie chart',
  slug: 'pie-chart',
  states: {
    'five slices': (
      <Card className="max-w-96">
        <PieChart {...words} data={data} />
      </Card>
    ),
    'more than the tiles': (
      <Card className="max-w-96">
        <PieChart
          {...words}
          data={[...data, { label: 'Team', value: 60 }, { label: 'Blogs', value: 33 }]}
        />
      </Card>
    ),
    'one slice': (
      <Card className="max-w-96">
        <PieChart {...words} data={data.slice(0, 1)} />
      </Card>
    ),
    'long names': (
      <Card className="max-w-60">
        <PieChart
          {...words}
          data={[
            { label: 'Geschwindigkeitsbegrenzungsüberschreitung', value: 2 },
            { label: 'अक्सर पूछे जाने वाले प्रश्न', value: 1 },
          ]}
        />
      </Card>
    ),
    empty: (
      <Card className="max-w-96">
        <PieChart {...words} data={[]} />
      </Card>
    ),
  },
};
