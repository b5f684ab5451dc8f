import { Checkbox } from '../ui/checkbox.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Checkbox',
  slug: 'checkbox',
  states: {
    off: <Checkbox label="Send me a receipt" />,
    on: <Checkbox label="Send me a receipt" defaultChecked />,
    hint: <Checkbox label="Remember this device" hint="Only on a computer that is yours" />,
    error: <Checkbox label="I accept the terms" error="Accept the terms to go on" />,
    disabled: <Checkbox label="Included in every plan" disabled defaultChecked />,
    German: (
      <Checkbox label="Ich stimme der Datenschutzgrundverordnungsbestimmungen und den Nutzungsbedingungen ausdrücklich zu" />
    ),
    Hindi: <Checkbox label="मुझे रसीद भेजें" defaultChecked />,
  },
};
