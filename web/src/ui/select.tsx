import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { type Choice, choiceList } from './choice-list.tsx';
import { controlClasses, Field, type FieldSlots } from './field.tsx';

export type SelectProps<Value extends string> = FieldSlots & {
  options: ReadonlyArray<Choice<Value>>;
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  defaultOpen?: boolean;
};

export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder = 'Choose',
  name,
  required = false,
  disabled = false,
  defaultOpen = false,
  ...slots
}: SelectProps<Value>) {
  return (
    <Field {...slots}>
      {({ id, ...control }) => (
        <BaseSelect.Root
          items={options}
          value={value}
          onValueChange={(next) => next !== null && onChange(next)}
          modal={false}
          {...{ id, required, disabled, defaultOpen }}
          {...(name !== undefined && { name })}
        >
          <BaseSelect.Trigger
            {...control}
            aria-labelledby={`${id}-label`}
            className={clsx(
              controlClasses,
              'flex min-h-11 items-center justify-between gap-2 py-1.5 pr-3 pl-3.5 text-left data-popup-open:border-ink-muted',
            )}
          >
            <BaseSelect.Value
              placeholder={placeholder}
              className="min-w-0 truncate data-placeholder:text-ink-faint"
            />
            <BaseSelect.Icon className="shrink-0 text-ink-muted">
              <ChevronDown aria-hidden="true" className="size-4" />
            </BaseSelect.Icon>
          </BaseSelect.Trigger>
          {/* The CSP blocks the <style> element that would hide the list's scrollbar. */}
          <CSPProvider disableStyleElements>
            <BaseSelect.Portal>
              <BaseSelect.Positioner
                sideOffset={6}
                alignItemWithTrigger={false}
                className={choiceList.positioner}
              >
                <BaseSelect.Popup className={choiceList.popup}>
                  <BaseSelect.List className={choiceList.list}>
                    {options.map((option) => (
                      <BaseSelect.Item
                        key={option.value}
                        value={option.value}
                        disabled={option.disabled ?? false}
                        className={choiceList.item}
                      >
                        <BaseSelect.ItemText className="min-w-0 wrap-break-word">
                          {option.label}
                        </BaseSelect.ItemText>
                        <BaseSelect.ItemIndicator className="shrink-0">
                          <Check aria-hidden="true" className="size-4" />
                        </BaseSelect.ItemIndicator>
                      </BaseSelect.Item>
                    ))}
                  </BaseSelect.List>
                </BaseSelect.Popup>
              </BaseSelect.Positioner>
            </BaseSelect.Portal>
          </CSPProvider>
        </BaseSelect.Root>
      )}
    </Field>
  );
}
