import type { FieldSlots } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type AddressFieldProps = FieldSlots & {
  value: string;
  onChange: (address: string) => void;
  disabled: boolean;
};

/** Spec 5: a required URL. */
export function AddressField({ value, onChange, disabled, ...slots }: AddressFieldProps) {
  return (
    <TextField
      {...slots}
      type="url"
      inputMode="url"
      required
      maxLength={2_000}
      autoComplete="off"
      placeholder="https://"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      disabled={disabled}
    />
  );
}
