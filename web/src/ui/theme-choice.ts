import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const KEY = 'theme';
const listeners = new Set<() => void>();
/** The choice when storage is blocked. It lasts until the page is left. */
let unstored: ThemeChoice = 'system';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

export const systemTheme = (): Theme => (systemIsDark().matches ? 'dark' : 'light');

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return unstored;
  }
}

function paint() {
  const choice = readChoice();
  document.documentElement.dataset.theme = choice === 'system' ? systemTheme() : choice;
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    unstored = choice;
  }
  paint();
}

function subscribe(listener: () => void) {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener('change', paint);
  addEventListener('storage', paint);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', paint);
    removeEventListener('storage', paint);
  };
}

/** The user's choice. On the server and in the first render it is unknown, so `system`. */
export const useThemeChoice = () =>
  useSyncExternalStore(subscribe, readChoice, (): ThemeChoice => 'system');
