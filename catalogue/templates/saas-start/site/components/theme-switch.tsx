'use client';

const isDarkNow = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

const change = (): void => {
  const theme = isDarkNow() ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

/** Changes between light and dark. Which sign is shown is decided by styles, because a server does not know the theme. */
export function ThemeSwitch({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={change}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-[var(--radius)] border border-transparent text-(--quiet) outline-(--focus) transition-colors duration-150 hover:border-(--edge) hover:text-(--ink) focus-visible:outline-2 focus-visible:outline-offset-3 motion-reduce:transition-none noscript:hidden"
    >
      <span className="sr-only">{label}</span>
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-[1.75]"
      >
        <path d="M16.5 12.4A7 7 0 0 1 7.6 3.5a7 7 0 1 0 8.9 8.9z" className="dark:hidden" />
        <g className="hidden dark:inline">
          <circle cx="10" cy="10" r="3.6" />
          <path d="M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4" />
        </g>
      </svg>
    </button>
  );
}
