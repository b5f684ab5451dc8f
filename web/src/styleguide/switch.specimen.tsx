import { Switch } from '../ui/switch.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Switch',
  slug: 'switch',
  states: {
    off: <Switch label="Weekly letter" />,
    on: <Switch label="Weekly letter" defaultChecked />,
    hint: <Switch label="Weekly letter" hint="One mail each Monday, nothing else" defaultChecked />,
    disabled: <Switch label="Weekly letter" disabled />,
    'disabled on': <Switch label="Weekly letter" disabled defaultChecked />,
    German: (
      <Switch
        label="Benachrichtigungseinstellungen für Sicherheitsaktualisierungen"
        hint="Empfohlen"
      />
    ),
    Hindi: <Switch label="साप्ताहिक पत्र" defaultChecked />,
  },
};
