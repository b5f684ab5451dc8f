import { ArrowDownWideNarrow, ArrowUpNarrowWide, Download, Search, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

type ListToolbarProps = {
  /** The name of the search field and of the whole toolbar. */
  label: string;
  placeholder?: string;
  searchText: string;
  onSearch: (text: string) => void;
  searchMaxLength?: number;
  /** Selects for filters and order, each as wide as it needs to be. */
  children?: ReactNode;
  /** Actions on the whole list, at the end of the row. */
  actions?: ReactNode;
};

/** The row above a list: search, filters, order and actions. */
export function ListToolbar({
  label,
  placeholder,
  searchText,
  onSearch,
  searchMaxLength = 100,
  children,
  actions,
}: ListToolbarProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    // The button disappears with the text.
    field.current?.focus();
    onSearch('');
  };
  return (
    <div role="search" aria-label={label} className="flex flex-wrap items-center gap-2.5">
      <TextField
        ref={field}
        label={label}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={searchMaxLength}
        placeholder={placeholder ?? label}
        value={searchText}
        onChange={(event) => onSearch(event.target.value)}
        leading={<Search />}
        trailing={
          searchText !== '' && (
            <button
              type="button"
              aria-label="Clear search"
              onClick={clear}
              className="grid size-9 place-items-center rounded-sm text-ink-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          )
        }
        className="min-w-44 flex-1 basis-44 max-sm:basis-full"
      />
      {children}
      {actions}
    </div>
  );
}

/** The counts of the list. The line keeps its height until they are loaded. */
export const ListCounts = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 min-h-[1.5em] font-mono text-[0.8125rem] text-ink-muted tabular-nums">
    {children}
  </p>
);

type DirectionToggleProps = {
  direction: 'asc' | 'desc';
  onChange: (direction: 'asc' | 'desc') => void;
};

/** Toggles the sort direction. Its name is the current direction. */
export function DirectionToggle({ direction, onChange }: DirectionToggleProps) {
  const descending = direction === 'desc';
  const Icon = descending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  const name = descending ? 'Descending order' : 'Ascending order';
  return (
    <Button
      size="icon"
      aria-label={name}
      title={name}
      onClick={() => onChange(descending ? 'asc' : 'desc')}
    >
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  );
}

type ExportButtonProps = {
  onExport: () => Promise<void>;
  onFailure: (message: string) => void;
  disabled?: boolean;
};

/** Exports all pages of the list. */
export function ExportButton({ onExport, onFailure, disabled = false }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await onExport();
    } catch (error) {
      onFailure(error instanceof Error ? error.message : 'Failed to make the file.');
    }
    setBusy(false);
  };
  return (
    <Button loading={busy} disabled={disabled} onClick={() => void take()} className="px-4">
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </Button>
  );
}
