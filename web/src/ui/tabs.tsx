import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';

type TabsProps<Value extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: ReadonlyArray<{ value: Value; label: ReactNode; content: ReactNode; disabled?: boolean }>;
  className?: string;
} & (
  | { value: Value; onChange: (value: Value) => void; defaultValue?: never }
  | { defaultValue: Value; value?: never; onChange?: (value: Value) => void }
);

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  className,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next: Value) => onChange?.(next)}
      className={clsx('min-w-0', className)}
    >
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_var(--line)] [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className={clsx(
              'min-h-11 shrink-0 rounded-t-sm border-b-2 border-transparent px-3 text-sm font-strong whitespace-nowrap text-ink-muted',
              'transition-colors duration-[120ms] hover:text-ink focus-visible:shadow-[inset_0_0_0_2px_var(--accent)] data-active:border-ink data-active:text-ink',
              'data-disabled:cursor-not-allowed data-disabled:opacity-50',
            )}
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="rounded-sm pt-4 text-sm">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
