import { DEFAULT_GRID_COLUMNS, GRID_COLUMNS } from '@tessera/contract/constants';
import { COLUMNS_STORAGE_KEY } from '../../lib/storage-keys.ts';
import { createStore } from '../../lib/store.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';

const OPTIONS = GRID_COLUMNS.map((columns) => ({
  value: String(columns),
  label: `${columns} Col`,
}));
const FALLBACK = String(DEFAULT_GRID_COLUMNS);

const marks = () => document.documentElement.dataset;
const store = createStore({ read: () => marks()['columns'] ?? FALLBACK, onServer: FALLBACK });

function choose(columns: string) {
  marks()['columns'] = columns;
  store.changed();
  try {
    localStorage.setItem(COLUMNS_STORAGE_KEY, columns);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** The choice is an attribute of <html>, which the style sheet of the grid reads. So nothing renders again. */
export function ColumnToggle({ className }: { className?: string }) {
  const columns = store.use();
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
