import { PACKAGE_MANAGERS, type PackageManager } from '@tessera/contract/registry';
import { PACKAGE_MANAGER_STORAGE_KEY } from '../lib/storage-keys.ts';
import { createStoredChoice } from './stored-choice.ts';

const VALUES = Object.keys(PACKAGE_MANAGERS) as PackageManager[];
const OPTIONS = VALUES.map((value) => ({ value, label: value }));

const choice = createStoredChoice<PackageManager>({
  key: PACKAGE_MANAGER_STORAGE_KEY,
  values: VALUES,
  fallback: 'npm',
});

/** The properties of a segmented control that changes the package manager of all commands. */
export const usePackageManager = () => ({
  label: 'Package manager',
  options: OPTIONS,
  value: choice.use(),
  onChange: choice.choose,
});
