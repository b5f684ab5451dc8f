import { type ComponentProps, useState } from 'react';
import type { Chip } from '../ui/chip.tsx';
import { Chips } from '../ui/chips.tsx';
import type { Specimen } from './specimen.ts';

const counts = {
  All: 86,
  Hero: 12,
  Pricing: 9,
  Testimonials: 8,
  FAQ: 6,
  Footer: 7,
  Team: 5,
  'How It Works': 6,
};
const chips: Chip[] = [
  ...Object.entries(counts).map(([label, count]) => ({ value: label, label, count })),
  { value: 'soon', label: 'More adding soon', inert: true },
];
const links: Chip[] = Object.entries(counts).map(([label, count]) => ({
  value: label,
  label,
  count,
  href: `?category=${label}`,
}));
const long: Chip[] = [
  { value: 'a', label: 'Rechtsschutzversicherungsgesellschaften', count: 1234 },
  { value: 'b', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', count: 7 },
  { value: 'c', label: 'मूल्य निर्धारण और तुलना', count: 12 },
];

function Live({ value: first, ...props }: ComponentProps<typeof Chips>) {
  const [value, setValue] = useState(first);
  return <Chips {...props} value={value} onSelect={setValue} />;
}

export const specimen: Specimen = {
  name: 'Chips',
  slug: 'chips',
  states: {
    sidebar: <Live label="Category" layout="sidebar" chips={chips} value="All" className="w-58" />,
    scroll: <Live label="Category" layout="scroll" chips={chips} value="All" />,
    'scrolled to the chosen': (
      <Live label="Category" layout="scroll" chips={chips} value="Team" className="max-w-80" />
    ),
    responsive: <Live label="Category" chips={chips} value="Pricing" className="lg:w-58" />,
    links: <Live label="Category" layout="scroll" value="All" chips={links} />,
    'long words': (
      <Live label="Category" layout="sidebar" chips={long} value="b" className="w-58" />
    ),
    'long words in a row': <Live label="Category" layout="scroll" chips={long} value="a" />,
    'no counts': (
      <Live label="Category" layout="scroll" chips={[{ value: 'a', label: 'All' }]} value="a" />
    ),
  },
};
