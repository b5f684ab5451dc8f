import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import clsx from 'clsx';
import { Check, ChevronDown, X } from 'lucide-react';
import { type Choice, choiceList } from './choice-list.tsx';
import { controlClasses, Field, type FieldSlots } from './field.tsx';

type ComboboxProps<Value extends string> = FieldSlots & {
  options: ReadonlyArray<Choice<Value>>;
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** For options that are fetched: what the user has typed. Empty again after a choice. */
  onSearch?: ((text: string) => void) | undefined;
  placeholder?: string;
  emptyText?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  defaultOpen?: boolean;
};

const ICON_BUTTON =
  'grid size-9 place-items-center rounded-sm text-ink-muted transition-colors duration-[120ms] hover:bg-sunken hover:text-ink data-disabled:pointer-events-none data-disabled:opacity-50';

/** Escape closes the surrounding dialog, for example, and does not clear the field. */
function keepOnEscape(details: BaseCombobox.Root.ChangeEventDetails) {
  if (details.reason !== 'escape-key') return;
  details.cancel();
  details.allowPropagation();
}

export function Combobox<Value extends string>({
  options,
  value,
  onChange,
  onSearch,
  placeholder = 'Type to search',
  emptyText = 'No matches',
  name,
  required = false,
  disabled = false,
  defaultOpen = false,
  ...slots
}: ComboboxProps<Value>) {
  return (
    <Field {...slots}>
      {({ id, ...control }) => (
        <BaseCombobox.Root
          items={options}
          value={options.find((option) => option.value === value) ?? null}
          isItemEqualToValue={(one, other) => one.value === other.value}
          onInputValueChange={(text, details) => {
            keepOnEscape(details);
            if (!details.isCanceled) onSearch?.(details.reason === 'input-change' ? text : '');
          }}
          onValueChange={(next, details) => {
            if (!details.isCanceled) onChange(next?.value ?? null);
          }}
          autoHighlight
          {...{ required, disabled, defaultOpen }}
          {...(name !== undefined && { name })}
        >
          <BaseCombobox.InputGroup className="relative">
            <BaseCombobox.Input
              {...control}
              id={id}
              placeholder={placeholder}
              className={clsx(controlClasses, 'h-11 truncate pr-20 pl-3.5')}
            />
            <span className="absolute inset-y-0 right-1 flex items-center">
              {!disabled && (
                <BaseCombobox.Clear aria-label="Clear" className={ICON_BUTTON}>
                  <X aria-hidden="true" className="size-4" />
                </BaseCombobox.Clear>
              )}
              <BaseCombobox.Trigger aria-label="Show choices" className={ICON_BUTTON}>
                <ChevronDown aria-hidden="true" className="size-4" />
              </BaseCombobox.Trigger>
            </span>
          </BaseCombobox.InputGroup>
          <BaseCombobox.Portal>
            <BaseCombobox.Positioner sideOffset={6} className={choiceList.positioner}>
              <BaseCombobox.Popup className={choiceList.popup}>
                <BaseCombobox.Empty className="not-empty:px-3.5 not-empty:py-3 not-empty:text-ink-muted">
                  {emptyText}
                </BaseCombobox.Empty>
                <BaseCombobox.List className={choiceList.list}>
                  {(option: Choice<Value>) => (
                    <BaseCombobox.Item
                      key={option.value}
                      value={option}
                      disabled={option.disabled ?? false}
                      className={choiceList.item}
                    >
                      <span className="min-w-0 wrap-break-word">{option.label}</span>
                      <BaseCombobox.ItemIndicator className="shrink-0">
                        <Check aria-hidden="true" className="size-4" />
                      </BaseCombobox.ItemIndicator>
                    </BaseCombobox.Item>
                  )}
                </BaseCombobox.List>
              </BaseCombobox.Popup>
            </BaseCombobox.Positioner>
          </BaseCombobox.Portal>
        </BaseCombobox.Root>
      )}
    </Field>
  );
}
