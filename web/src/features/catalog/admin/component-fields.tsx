import { type RefObject, useImperativeHandle, useRef } from 'react';
import type { ComponentCard } from '@tessera/contract/catalog';
import { COMPONENT_CATEGORIES } from '@tessera/contract/categories';
import { usePlanChoices } from '../../../state/admin-plans.ts';
import { FetchedSelect } from '../../../ui/fetched-select.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Select } from '../../../ui/select.tsx';
import { TagEntry } from '../../../ui/tag-entry.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { CodeField } from './code-field.tsx';
import type { Faults, FormField, FormValues } from './form-values.ts';

const CATEGORIES = COMPONENT_CATEGORIES.map((name) => ({ value: name, label: name }));
const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];
const TAGS_MAX = 20;

export type FieldFocus = { focus: (field: FormField) => void };

type ComponentFieldsProps = {
  values: FormValues;
  onChange: (change: Partial<FormValues>) => void;
  image: File | null;
  onImage: (image: File | null) => void;
  /** The present picture, shown until another is chosen. */
  currentImage?: string;
  /** Percent of the picture that has been uploaded. */
  progress?: number | undefined;
  faults: Faults;
  disabled?: boolean;
  ownPlan?: ComponentCard['subscriptionPlan'];
  /** In a dialog there is no room for fields beside the code. */
  narrow?: boolean;
  /** For a parent that sets the initial focus. */
  titleRef?: RefObject<HTMLInputElement | null>;
  ref: RefObject<FieldFocus | null>;
};

const asItem = (image: File, progress: number | undefined) => ({
  id: 'image',
  name: image.name,
  size: image.size,
  picture: image,
  progress,
});

/** The form fields of a component, for adding and for editing. */
export function ComponentFields({
  values,
  onChange,
  image,
  onImage,
  currentImage,
  progress,
  faults,
  disabled = false,
  ownPlan,
  narrow = false,
  titleRef,
  ref,
}: ComponentFieldsProps) {
  const ownTitle = useRef<HTMLInputElement>(null);
  const title = titleRef ?? ownTitle;
  const code = useRef<{ focus: () => void }>(null);
  const price = useRef<HTMLInputElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const plans = usePlanChoices(ownPlan);

  useImperativeHandle(ref, () => ({
    focus: (field) => {
      if (field === 'title') title.current?.focus();
      else if (field === 'code') code.current?.focus();
      else if (field === 'price') price.current?.focus();
      else if (field === 'image')
        side.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
      else {
        const boxes = side.current?.querySelectorAll<HTMLElement>('[role=combobox]');
        boxes?.[field === 'plan' ? 1 : 0]?.focus();
      }
    },
  }));

  return (
    <div
      className={narrow ? 'grid gap-5' : 'grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-9'}
    >
      <div className="grid min-w-0 content-start gap-5">
        <TextField
          ref={title}
          label="Title"
          required
          maxLength={120}
          autoComplete="off"
          value={values.title}
          onChange={({ target }) => onChange({ title: target.value })}
          error={faults.title}
          disabled={disabled}
        />
        <Textarea
          label="Description"
          rows={2}
          maxLength={4_000}
          value={values.description}
          onChange={({ target }) => onChange({ description: target.value })}
          disabled={disabled}
        />
        <CodeField
          ref={code}
          value={values.code}
          onChange={(next) => onChange({ code: next })}
          error={faults.code}
          disabled={disabled}
        />
      </div>
      <div
        ref={side}
        className={
          narrow
            ? 'grid content-start gap-5 sm:grid-cols-2'
            : 'grid content-start gap-5 sm:max-xl:grid-cols-2'
        }
      >
        <Select
          label="Category"
          required
          options={CATEGORIES}
          value={values.category}
          onChange={(category) => onChange({ category })}
          placeholder="Choose a category"
          error={faults.category}
          disabled={disabled}
        />
        <FileDrop
          label="Image"
          aside={
            currentImage !== undefined && (
              <img
                src={currentImage}
                alt="What it looks like now"
                className="mb-1 h-10 w-15 rounded-sm border border-line bg-sunken object-cover object-top"
              />
            )
          }
          hint="PNG, JPG, WEBP up to 5MB"
          accept={PICTURES}
          multiple={false}
          files={image ? [asItem(image, progress)] : []}
          onAdd={([first]) => onImage(first ?? null)}
          onRemove={() => onImage(null)}
          error={faults.image}
          disabled={disabled}
          className="sm:max-xl:row-span-3"
        />
        <FetchedSelect
          label="Subscription plan"
          options={plans.choices}
          failure={plans.failure}
          onRetry={plans.retry}
          value={values.plan}
          onChange={(plan) => onChange({ plan })}
          disabled={disabled}
        />
        <TextField
          ref={price}
          label="Price in rupees"
          hint="For buying it without the plan. Empty: not sold singly."
          inputMode="numeric"
          autoComplete="off"
          value={values.price}
          onChange={({ target }) => onChange({ price: target.value })}
          error={faults.price}
          disabled={disabled}
        />
        <TagEntry
          label="Tags"
          placeholder="Add a tag"
          maxTags={TAGS_MAX}
          tags={values.tags}
          onChange={(tags) => onChange({ tags })}
          disabled={disabled}
        />
        <Textarea
          label="Additional info"
          hint="How it is used, for those who have it."
          rows={3}
          maxLength={8_000}
          value={values.info}
          onChange={({ target }) => onChange({ info: target.value })}
          disabled={disabled}
        />
      </div>
    </div>
  );
}
