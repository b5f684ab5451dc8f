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
import type { FormValues } from './form-values.ts';
import { ImagesField } from './images-field.tsx';
import type { TemplateForm } from './use-template-form.ts';

const CATEGORIES = TEMPLATE_CATEGORIES.map((name) => ({ value: name, label: name }));
const TAGS_MAX = 20;

type TemplateFieldsProps = {
  form: TemplateForm;
  /** From 0 to 1 while the form is being sent. */
  fraction: number | undefined;
  disabled: boolean;
  ownPlan?: TemplateCard['subscriptionPlan'];
  /** In a dialog there is no room for a second column. */
  narrow?: boolean;
  /** For a parent that sets the initial focus. */
  titleRef?: RefObject<HTMLInputElement | null>;
};

/** The form fields of a template, for adding and for editing. */
export function TemplateFields({
  form,
  fraction,
  disabled,
  ownPlan,
  narrow = false,
  titleRef,
}: TemplateFieldsProps) {
  const { values, faults } = form;
  const plans = usePlanChoices(ownPlan);
  const set = (change: Partial<FormValues>) => form.change(change);

  return (
    <div
      className={narrow ? 'grid gap-5' : 'grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-9'}
    >
      <div className="grid min-w-0 content-start gap-5">
        <TextField
          {...(titleRef && { ref: titleRef })}
          id={form.idOf('title')}
          label={<RequiredLabel>Title</RequiredLabel>}
          required
          maxLength={120}
          autoComplete="off"
          value={values.title}
          onChange={({ target }) => set({ title: target.value })}
          error={faults.title}
          disabled={disabled}
        />
        <TextField
          label="Subtitle"
          maxLength={200}
          autoComplete="off"
          value={values.subtitle}
          onChange={({ target }) => set({ subtitle: target.value })}
          disabled={disabled}
        />
        <Textarea
          id={form.idOf('description')}
          label={<RequiredLabel>Description</RequiredLabel>}
          required
          rows={4}
          maxLength={4_000}
          value={values.description}
          onChange={({ target }) => set({ description: target.value })}
          error={faults.description}
          disabled={disabled}
        />
        <AddressField
          id={form.idOf('previewUrl')}
          label={<RequiredLabel>Preview URL</RequiredLabel>}
          value={values.previewUrl}
          onChange={(previewUrl) => set({ previewUrl })}
          error={faults.previewUrl}
          disabled={disabled}
        />
        <DownloadField
          id={form.idOf('downloadUrl')}
          values={values}
          onChange={set}
          zip={form.zip}
          error={faults.downloadUrl}
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
          id={form.idOf('category')}
          label={<RequiredLabel>Category</RequiredLabel>}
          required
          options={CATEGORIES}
          value={values.category}
          onChange={(category) => set({ category })}
          placeholder="Choose a category"
          error={faults.category}
          disabled={disabled}
        />
        <FetchedSelect
          id={form.idOf('plan')}
          label="Subscription Plan"
          options={plans.choices}
          failure={plans.failure}
          onRetry={plans.retry}
          value={values.plan}
          onChange={(plan) => set({ plan })}
          disabled={disabled}
        />
        <TextField
          id={form.idOf('price')}
          label="Price in rupees"
          hint="Admins alone see it: templates come with a plan."
          inputMode="numeric"
          autoComplete="off"
          value={values.price}
          onChange={({ target }) => set({ price: target.value })}
          error={faults.price}
          disabled={disabled}
        />
        <TagEntry
          label="Tags"
          placeholder="Add a tag"
          maxTags={TAGS_MAX}
          tags={values.tags}
          onChange={(tags) => set({ tags })}
          disabled={disabled}
        />
        <div className={narrow ? 'min-w-0 sm:col-span-2' : 'min-w-0 sm:max-xl:col-span-2'}>
          <ImagesField
            id={form.idOf('images')}
            images={form.images}
            fraction={fraction}
            onRefused={form.refuse}
            error={faults.images}
            disabled={disabled}
          />
        </div>
      </div>
    </div>
  );
}
