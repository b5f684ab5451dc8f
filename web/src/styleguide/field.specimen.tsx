import { controlClasses, Field } from '../ui/field.tsx';
import type { Specimen } from './specimen.ts';

const input = `${controlClasses} h-11 px-3.5`;

export const specimen: Specimen = {
  name: 'Field',
  slug: 'field',
  states: {
    'label only': (
      <Field label="Full name">{(control) => <input {...control} className={input} />}</Field>
    ),
    'with hint': (
      <Field label="Full name" hint="As it should appear on invoices">
        {(control) => <input {...control} className={input} />}
      </Field>
    ),
    'with error': (
      <Field label="Full name" hint="As it should appear on invoices" error="Enter your name">
        {(control) => <input {...control} className={input} />}
      </Field>
    ),
    'with aside': (
      <Field
        label="Summary"
        aside={<span className="font-mono text-xs text-ink-faint">12/80</span>}
      >
        {(control) => <input {...control} className={input} />}
      </Field>
    ),
    'hidden label': (
      <Field label="Search" hideLabel>
        {(control) => <input {...control} placeholder="Search" className={input} />}
      </Field>
    ),
    German: (
      <Field
        label="Umsatzsteueridentifikationsnummer der Rechtsschutzversicherungsgesellschaft"
        hint="Steuernummer"
        error="Die Umsatzsteueridentifikationsnummer ist unvollständig."
      >
        {(control) => <input {...control} className={input} />}
      </Field>
    ),
    Hindi: (
      <Field label="पूरा नाम" hint="जैसा चालान पर छपेगा" error="कृपया अपना नाम लिखें">
        {(control) => <input {...control} className={input} />}
      </Field>
    ),
  },
};
