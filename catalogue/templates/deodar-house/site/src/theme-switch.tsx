import { useState } from 'react';

const KEY = 'deodar-theme';

const isNightNow = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

export function ThemeSwitch() {
  const [isNight, setIsNight] = useState(isNightNow);
  const change = () => {
    const theme = isNight ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    setIsNight(!isNight);
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
      aria-pressed={isNight}
      className="grid size-11 place-items-center rounded-full border border-edge hover:bg-leaf"
    >
      <span className="sr-only">After dark</span>
      <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
      </svg>
    </button>
  );
}
