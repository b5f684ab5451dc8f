import {
  APPLICATION_TEXTS,
  type ApplicationFields,
  PORTFOLIO_MAX_LENGTH,
  WORK_SAMPLES_MAX,
} from '@tessera/contract/application-rules';
import { progressOf } from '../../api/upload-send.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PORTFOLIO_HINT } from './panel-frame.tsx';
import { PlansChoice } from './plans-choice.tsx';
import { type Applied, useApplicationForm } from './use-application-form.ts';
import { useSamples } from './use-samples.ts';

type ApplicationFormProps = {
  /** Known data of the user. */
  known: Partial<ApplicationFields>;
  /** The address is verified and cannot be changed. */
  emailFixed?: boolean;
  onApplied: (applied: Applied) => void;
};

const KINDS = ['image/png', 'image/jpeg', 'image/webp'];

/** An empty field shows only "Required". The form shows the full message once. */
const inline = (fault: string | undefined): string | undefined =>
  fault === APPLICATION_TEXTS.required ? 'Required' : fault;

/** Spec 2 and 5. */
export function ApplicationForm({ known, emailFixed = false, onApplied }: ApplicationFormProps) {
  const { samples, fault, add, remove } = useSamples();
  const form = useApplicationForm(samples, onApplied);
  const { errors, isSubmitting: sending, progress: fraction = 0 } = form;
  const sent = progressOf(
    samples.map(({ file }) => file.size),
    fraction,
  );

  return (
    <form {...form.props} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Full Name"
          name="name"
          required
          maxLength={120}
          autoComplete="name"
          defaultValue={known.name}
          error={inline(errors.name)}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={known.email}
          readOnly={emailFixed}
          error={inline(errors.email)}
          {...(emailFixed && { hint: 'The address of your account' })}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          required
          maxLength={40}
          autoComplete="tel"
          defaultValue={known.phone}
          error={inline(errors.phone)}
        />
        <TextField
          label="City"
          name="city"
          required
          maxLength={120}
          autoComplete="address-level2"
          defaultValue={known.city}
          error={inline(errors.city)}
        />
      </div>
      <TextField
        label="Portfolio"
        name="portfolio"
        type="url"
        inputMode="url"
        maxLength={PORTFOLIO_MAX_LENGTH}
        autoComplete="url"
        placeholder="https://"
        hint={PORTFOLIO_HINT}
        error={errors.portfolio}
      />
      <FileDrop
        label="Work samples"
        id={form.idOf('work')}
        aside={
          <span className="text-ink-muted tabular-nums">
            {samples.length} of {WORK_SAMPLES_MAX}
          </span>
        }
        hint="PNG, JPG or WEBP, up to 5MB each and 20MB together"
        accept={KINDS}
        files={samples.map(({ id, file }, index) => ({
          id,
          name: file.name,
          size: file.size,
          picture: file,
          progress: sending ? sent[index] : undefined,
        }))}
        onAdd={add}
        onRemove={remove}
        disabled={sending}
        error={fault ?? (samples.length === 0 && errors.work)}
      />
      <PlansChoice error={inline(errors.opensPlans)} disabled={sending} />
      {sending && (
        <Progress
          label={fraction < 1 ? 'Sending your application' : 'Almost there: looking at your images'}
          {...(fraction < 1 && { value: fraction * 100 })}
        />
      )}
      <div>
        <FailureNotice message={form.failure} onDismiss={form.dismiss} />
        <Button
          type="submit"
          variant="primary"
          loading={sending}
          className="w-full sm:w-auto sm:px-8"
        >
          Submit Application
        </Button>
      </div>
    </form>
  );
}
