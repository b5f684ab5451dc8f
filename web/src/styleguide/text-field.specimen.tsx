import { Search } from 'lucide-react';
import { TextField } from '../ui/text-field.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Text field',
  slug: 'text-field',
  states: {
    empty: <TextField label="Title" placeholder="Split hero" />,
    filled: <TextField label="Email" type="email" defaultValue="meera@lotusworks.in" />,
    url: (
      <TextField
        label="Preview address"
        type="url"
        hint="Starts with https://"
        defaultValue="https://example.com/"
      />
    ),
    number: <TextField label="Days" type="number" min={1} defaultValue={30} />,
    search: (
      <TextField
        label="Search"
        hideLabel
        type="search"
        placeholder="Search by title, tag or category"
        leading={<Search />}
        trailing={
          <kbd className="rounded-sm border border-line px-1.5 font-mono text-xs text-ink-faint">
            /
          </kbd>
        }
      />
    ),
    error: (
      <TextField
        label="Email"
        type="email"
        defaultValue="meera@"
        error="Enter a whole email address, like name@example.com"
      />
    ),
    disabled: <TextField label="Email" disabled defaultValue="meera@lotusworks.in" />,
    long: (
      <TextField
        label="Title"
        defaultValue="Three-tier pricing with usage slider and a comparison table that folds on small screens"
      />
    ),
    German: (
      <TextField
        label="Rechnungsempfänger"
        defaultValue="Rechtsschutzversicherungsgesellschaften Süd"
      />
    ),
    Hindi: <TextField label="शीर्षक" defaultValue="मूल्य तालिका के साथ नायक खंड" />,
  },
};
