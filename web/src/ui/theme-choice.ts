import { createStore } from '../lib/store.ts';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const KEY = 'theme';
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
  store.changed();
  shown.changed();
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

/** Repaints when the system's theme changes, or the choice in another tab. */
function follow() {
  const system = systemIsDark();
  system.addEventListener('change', paint);
  addEventListener('storage', paint);
  return () => {
    system.removeEventListener('change', paint);
    removeEventListener('storage', paint);
  };
}

const store = createStore<ThemeChoice>({ read: readChoice, onServer: 'system', follow });

const shown = createStore<Theme>({
  read: () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
  onServer: 'light',
  follow,
});

/** The theme that the page has now. On the server and in the first render it is unknown, so `light`. */
export const useShownTheme = shown.use;

/** The user's choice. On the server and in the first render it is unknown, so `system`. */
export const useThemeChoice = store.use;
