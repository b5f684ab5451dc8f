import type { RefObject } from 'react';
import type { ComponentCard } from '@tessera/contract/catalog';
import { COMPONENT_CATEGORIES } from '@tessera/contract/categories';
import { useCreatorChoices } from '../../../state/admin-creators.ts';
import { usePlanChoices } from '../../../state/admin-plans.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { FetchedSelect } from '../../../ui/fetched-select.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Select } from '../../../ui/select.tsx';
import { TagEntry } from '../../../ui/tag-entry.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { CodeField } from './code-field.tsx';
import type { ComponentForm } from './use-component-form.ts';

const CATEGORIES = COMPONENT_CATEGORIES.map((name) => ({ value: name, label: name }));
const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];
const TAGS_MAX = 20;

type ComponentFieldsProps = {
  form: ComponentForm;
  /** The present picture, shown until another is chosen. */
  currentImage?: string;
  ownPlan?: ComponentCard['subscriptionPlan'];
  /** In a dialog there is no room for fields beside the code. */
  narrow?: boolean;
  /** For a parent that sets the initial focus. */
  titleRef?: RefObject<HTMLInputElement | null>;
};

const asItem = (image: File, fraction: number | undefined) => ({
  id: 'image',
  name: image.name,
  size: image.size,
  picture: image,
  progress: fraction === undefined ? undefined : fraction * 100,
});

/** The form fields of a component, for adding and for editing. */
export function ComponentFields({
  form,
  currentImage,
  ownPlan,
  narrow = false,
  titleRef,
}: ComponentFieldsProps) {
  const { field, choice, idOf, code, image, setImage } = form;
  const disabled = form.isSubmitting || form.isSubmitted;
  const plans = usePlanChoices(ownPlan);
  const creators = useCreatorChoices(form.values.creator);

  return (
    <div
      className={narrow ? 'grid gap-5' : 'grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-9'}
    >
      <div className="grid min-w-0 content-start gap-5">
        <TextField
          {...(titleRef && { ref: titleRef })}
          label="Title"
          required
          maxLength={120}
          autoComplete="off"
          {...field('title')}
          disabled={disabled}
        />
        <Textarea
          label="Description"
          rows={2}
          maxLength={4_000}
          {...field('description')}
          disabled={disabled}
        />
        <CodeField ref={code} {...choice('code')} disabled={disabled} />
        {form.asksForChanges && (
          <div>
            <Textarea
              label="What changed?"
              hint="One change a line. Begin a line with Mended, Added or Changed."
              required
              rows={3}
              {...field('changes')}
              disabled={disabled}
            />
            <Checkbox
              id={idOf('breaks')}
              label="It breaks code that uses it"
              checked={form.values.breaks}
              onChange={({ target }) => form.setValues({ breaks: target.checked })}
              disabled={disabled}
            />
          </div>
        )}
      </div>
      <div
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
          {...choice('category')}
          placeholder="Choose a category"
          disabled={disabled}
        />
        <FileDrop
          id={idOf('image')}
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
          files={image ? [asItem(image, form.progress)] : []}
          onAdd={([first]) => setImage(first ?? null)}
          onRemove={() => setImage(null)}
          error={form.errors.image}
          disabled={disabled}
          className="sm:max-xl:row-span-3"
        />
        <FetchedSelect
          label="Subscription plan"
          options={plans.choices}
          failure={plans.failure}
          onRetry={plans.retry}
          {...choice('plan')}
          disabled={disabled}
        />
        <TextField
          label="Price in rupees"
          hint="For buying it without the plan. Empty: not sold singly."
          inputMode="numeric"
          autoComplete="off"
          {...field('price')}
          disabled={disabled}
        />
        <Combobox
          label="Creator"
          hint="Who made it, and earns from single sales."
          placeholder="The shop itself"
          {...choice('creator')}
          {...creators.props}
          options={creators.choices.map(({ value, label, hasLeft }) => ({
            value,
            label,
            disabled: hasLeft && value !== form.values.creator,
          }))}
          disabled={disabled}
        />
        <TagEntry
          label="Tags"
          placeholder="Add a tag"
          maxTags={TAGS_MAX}
          tags={form.values.tags}
          onChange={(tags) => form.setValues({ tags })}
          disabled={disabled}
        />
        <Textarea
          label="Additional info"
          hint="How it is used, for those who have it."
          rows={3}
          maxLength={8_000}
          {...field('info')}
          disabled={disabled}
        />
      </div>
    </div>
  );
}
