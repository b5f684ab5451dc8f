import { type ComponentProps, useState } from 'react';
import { Combobox } from '../ui/combobox.tsx';
import type { Specimen } from './specimen.ts';

const options = [
  'Hero',
  'Pricing',
  'Testimonials',
  'FAQ',
  'Footer',
  'Team',
  'Waitlist',
  'Navigation',
].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

type LiveProps = Omit<ComponentProps<typeof Combobox>, 'value' | 'onChange' | 'options'> & {
  value?: string | null;
  options?: ComponentProps<typeof Combobox>['options'];
};

function Live({ value: first = null, options: choices = options, ...props }: LiveProps) {
  const [value, setValue] = useState(first);
  return <Combobox {...props} options={choices} value={value} onChange={setValue} />;
}

export const specimen: Specimen = {
  name: 'Combobox',
  slug: 'combobox',
  states: {
    empty: <Live label="Category" />,
    chosen: <Live label="Category" value="pricing" />,
    error: <Live label="Category" error="Choose a category" />,
    disabled: <Live label="Category" value="faq" disabled />,
    German: (
      <Live
        label="Versicherungsgesellschaft"
        value="a"
        options={[
          { value: 'a', label: 'Rechtsschutzversicherungsgesellschaften mit beschränkter Haftung' },
        ]}
        className="w-64"
      />
    ),
    Hindi: <Live label="श्रेणी" value="a" options={[{ value: 'a', label: 'मूल्य निर्धारण' }]} />,
    'nothing to choose': <Live label="Category" options={[]} emptyText="No such category" />,
    open: (
      <div className="min-h-96">
        <Live label="Category" value="faq" defaultOpen className="w-60" />
      </div>
    ),
  },
};
