import { type ComponentProps, useState } from 'react';
import { OtpField } from '../ui/otp-field.tsx';
import type { Specimen } from './specimen.ts';

function Live({
  value: first = '',
  ...props
}: Omit<ComponentProps<typeof OtpField>, 'value' | 'onChange'> & { value?: string }) {
  const [value, setValue] = useState(first);
  return <OtpField {...props} value={value} onChange={setValue} />;
}

export const specimen: Specimen = {
  name: 'OTP field',
  slug: 'otp-field',
  states: {
    empty: <Live label="Code" hint="Six digits from the mail we sent" />,
    half: <Live label="Code" value="482" />,
    full: <Live label="Code" value="482915" />,
    error: <Live label="Code" value="482915" error="Invalid or expired code" />,
    disabled: <Live label="Code" value="482915" disabled />,
    'four digits': <Live label="PIN" length={4} value="12" />,
    German: (
      <Live
        label="Bestätigungscode zur Kontowiederherstellung"
        hint="Bitte überprüfen Sie Ihr E-Mail-Postfach"
      />
    ),
    Hindi: <Live label="कोड" hint="हमारे भेजे मेल से छह अंक" value="10" />,
  },
};
