import { useState } from 'react';

const KEY = 'two-drum-theme';

const isDarkNow = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

export function ThemeSwitch() {
  const [isDark, setIsDark] = useState(isDarkNow);
  const change = () => {
    const theme = isDark ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    setIsDark(!isDark);
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return (
    <button
      type="button"
      onClick={change}
      aria-pressed={isDark}
      className="flex min-h-11 items-center gap-2 rounded-full border-2 border-key px-3 text-base font-semibold sm:px-4 hover:bg-key hover:text-paper"
    >
      <svg viewBox="0 0 20 20" className="size-4 fill-current" aria-hidden="true">
        <path d="M10 1a9 9 0 1 0 0 18z" />
        <path d="M10 1a9 9 0 0 1 0 18" className="fill-none stroke-current" strokeWidth="2" />
      </svg>
      <span className="sr-only sm:not-sr-only">Black card</span>
    </button>
  );
}
