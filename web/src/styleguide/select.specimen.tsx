import { type ComponentProps, useState } from 'react';
import { Select } from '../ui/select.tsx';
import type { Specimen } from './specimen.ts';

const options = [
  { value: 'all', label: 'All Time' },
  { value: 'month', label: 'Last Month' },
  { value: 'week', label: 'Last Week' },
  { value: 'day', label: 'Yesterday', disabled: true },
];
const german = [
  { value: 'a', label: 'Rechtsschutzversicherungsgesellschaften mit beschränkter Haftung' },
  {
    value: 'b',
    label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
];

type LiveProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'options'> & {
  value?: string | null;
  options?: ComponentProps<typeof Select>['options'];
};

function Live({ value: first = null, options: choices = options, ...props }: LiveProps) {
  const [value, setValue] = useState(first);
  return <Select {...props} options={choices} value={value} onChange={setValue} />;
}

export const specimen: Specimen = {
  name: 'Select',
  slug: 'select',
  states: {
    empty: <Live label="Timeframe" />,
    chosen: <Live label="Timeframe" value="month" />,
    'hidden label': <Live label="Timeframe" hideLabel value="all" className="w-40" />,
    error: <Live label="Timeframe" error="Choose a timeframe" />,
    disabled: <Live label="Timeframe" value="all" disabled />,
    German: <Live label="Versicherungsgesellschaft" options={german} value="b" className="w-64" />,
    Hindi: <Live label="अवधि" options={[{ value: 'all', label: 'पूरा समय' }]} value="all" />,
    open: (
      <div className="min-h-60">
        <Live label="Timeframe" value="month" defaultOpen className="w-60" />
      </div>
    ),
  },
};
