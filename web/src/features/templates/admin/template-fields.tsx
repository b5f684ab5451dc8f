import type { RefObject } from 'react';
import { TEMPLATE_CATEGORIES } from '@tessera/contract/template-categories';
import type { TemplateCard } from '@tessera/contract/templates';
import { usePlanChoices } from '../../../state/admin-plans.ts';
import { FetchedSelect } from '../../../ui/fetched-select.tsx';
import { RequiredLabel } from '../../../ui/required-label.tsx';
import { Select } from '../../../ui/select.tsx';
import { TagEntry } from '../../../ui/tag-entry.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { AddressField } from './address-field.tsx';
import { DownloadField } from './download-field.tsx';
import { ImagesField } from './images-field.tsx';
import type { TemplateForm } from './use-template-form.ts';

const CATEGORIES = TEMPLATE_CATEGORIES.map((name) => ({ value: name, label: name }));
const TAGS_MAX = 20;

type TemplateFieldsProps = {
  form: TemplateForm;
  ownPlan?: TemplateCard['subscriptionPlan'];
  /** In a dialog there is no room for a second column. */
  narrow?: boolean;
  /** For a parent that sets the initial focus. */
  titleRef?: RefObject<HTMLInputElement | null>;
};

/** The form fields of a template, for adding and for editing. */
export function TemplateFields({ form, ownPlan, narrow = false, titleRef }: TemplateFieldsProps) {
  const { values, errors, field, choice } = form;
  const disabled = form.isSubmitting || form.isSubmitted;
  const plans = usePlanChoices(ownPlan);

  return (
    <div
      className={narrow ? 'grid gap-5' : 'grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-9'}
    >
      <div className="grid min-w-0 content-start gap-5">
        <TextField
          {...(titleRef && { ref: titleRef })}
          label={<RequiredLabel>Title</RequiredLabel>}
          required
          maxLength={120}
          autoComplete="off"
          {...field('title')}
          disabled={disabled}
        />
        <TextField
          label="Subtitle"
          maxLength={200}
          autoComplete="off"
          {...field('subtitle')}
          disabled={disabled}
        />
        <Textarea
          label={<RequiredLabel>Description</RequiredLabel>}
          required
          rows={4}
          maxLength={4_000}
          {...field('description')}
          disabled={disabled}
        />
        <AddressField
          label={<RequiredLabel>Preview URL</RequiredLabel>}
          {...choice('previewUrl')}
          disabled={disabled}
        />
        <DownloadField
          id={form.idOf('downloadUrl')}
          values={values}
          onChange={form.setValues}
          zip={form.zip}
          error={errors.downloadUrl}
          disabled={disabled}
        />
      </div>
      <div
        className={
          narrow
            ? 'grid content-start gap-5 sm:grid-cols-2'
            : 'grid content-start gap-5 sm:max-xl:grid-cols-2'
        }
      >
        <Select
          label={<RequiredLabel>Category</RequiredLabel>}
          required
          options={CATEGORIES}
          {...choice('category')}
          placeholder="Choose a category"
          disabled={disabled}
        />
        <FetchedSelect
          label="Subscription Plan"
          options={plans.choices}
          failure={plans.failure}
          onRetry={plans.retry}
          {...choice('plan')}
          disabled={disabled}
        />
        <TextField
          label="Price in rupees"
          hint="Admins alone see it: templates come with a plan."
          inputMode="numeric"
          autoComplete="off"
          {...field('price')}
          disabled={disabled}
        />
        <TagEntry
          label="Tags"
          placeholder="Add a tag"
          maxTags={TAGS_MAX}
          tags={values.tags}
          onChange={(tags) => form.setValues({ tags })}
          disabled={disabled}
        />
        <div className={narrow ? 'min-w-0 sm:col-span-2' : 'min-w-0 sm:max-xl:col-span-2'}>
          <ImagesField
            id={form.idOf('images')}
            images={form.images}
            fraction={form.progress}
            onRefused={form.setFailure}
            error={errors.images}
            disabled={disabled}
          />
        </div>
      </div>
    </div>
  );
}
