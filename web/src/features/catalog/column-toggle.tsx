import { useSyncExternalStore } from 'react';
import { DEFAULT_GRID_COLUMNS, GRID_COLUMNS } from '@tessera/contract/constants';
import { COLUMNS_STORAGE_KEY } from '../../lib/storage-keys.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';

const OPTIONS = GRID_COLUMNS.map((columns) => ({
  value: String(columns),
  label: `${columns} Col`,
}));
const FALLBACK = String(DEFAULT_GRID_COLUMNS);

const marks = () => document.documentElement.dataset;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(columns: string) {
  marks()['columns'] = columns;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(COLUMNS_STORAGE_KEY, columns);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** The choice is an attribute of <html>, which the style sheet of the grid reads. So nothing renders again. */
export function ColumnToggle({ className }: { className?: string }) {
  const columns = useSyncExternalStore(
    subscribe,
    () => marks()['columns'] ?? FALLBACK,
    () => FALLBACK,
  );
  return (
    <SegmentedControl
      label="Columns"
      options={OPTIONS}
      value={columns}
      onChange={choose}
      {...(className && { className })}
    />
  );
}
