import { Moon, Sun } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { Specimen } from './specimen.ts';

function Live({
  value: first,
  ...props
}: Omit<ComponentProps<typeof SegmentedControl>, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

export const specimen: Specimen = {
  name: 'Segmented control',
  slug: 'segmented-control',
  states: {
    'two words': (
      <Live
        label="Columns"
        value="3"
        options={[
          { value: '2', label: '2 Col' },
          { value: '3', label: '3 Col' },
        ]}
      />
    ),
    'with icons': (
      <Live
        label="Theme"
        value="light"
        options={[
          { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
          { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
        ]}
      />
    ),
    small: (
      <Live
        label="Width"
        size="sm"
        value="1280"
        options={[
          { value: '390', label: '390' },
          { value: '768', label: '768' },
          { value: '1280', label: '1280' },
        ]}
      />
    ),
    'one disabled': (
      <Live
        label="View"
        value="preview"
        options={[
          { value: 'preview', label: 'Preview' },
          { value: 'code', label: 'Code', disabled: true },
        ]}
      />
    ),
    German: (
      <Live
        label="Ansicht"
        value="a"
        className="w-72"
        options={[
          { value: 'a', label: 'Vorschaudarstellung' },
          { value: 'b', label: 'Quelltextdarstellung' },
        ]}
      />
    ),
    Hindi: (
      <Live
        label="दृश्य"
        value="b"
        options={[
          { value: 'a', label: 'पूर्वावलोकन' },
          { value: 'b', label: 'कोड' },
        ]}
      />
    ),
  },
};
