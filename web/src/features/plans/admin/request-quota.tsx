import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type RequestQuotaProps = {
  /** Null means unlimited. */
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
};

/** How many custom components a subscriber may request. */
export function RequestQuota({ value, onChange, error }: RequestQuotaProps) {
  return (
    <div className="grid items-end gap-x-5 sm:grid-cols-[1fr_auto]">
      <TextField
        label="Custom component requests"
        name="requestQuota"
        type={value === null ? 'text' : 'number'}
        inputMode="numeric"
        min={0}
        step={1}
        disabled={value === null}
        value={value ?? 'Unlimited'}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      <Checkbox
        label="Unlimited"
        checked={value === null}
        onChange={({ target }) => onChange(target.checked ? null : '0')}
      />
    </div>
  );
}
