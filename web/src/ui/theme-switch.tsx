import clsx from 'clsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { chooseTheme, systemTheme, type ThemeChoice, useThemeChoice } from './theme-choice.ts';

/** From `system` it goes to the opposite theme, so that the first click always shows a change. */
function nextChoice(choice: ThemeChoice): ThemeChoice {
  const system = systemTheme();
  if (choice === 'system') return system === 'dark' ? 'light' : 'dark';
  return choice === system ? 'system' : system;
}

/** CSS selects the icon by the theme on <html>, which is known before this code runs. */
export function ThemeSwitch({ className }: { className?: string }) {
  const choice = useThemeChoice();
  const [news, setNews] = useState('');

  const turn = () => {
    const next = nextChoice(choice);
    chooseTheme(next);
    setNews(`Theme: ${next}`);
  };

  return (
    <span className={clsx('inline-flex', className)}>
      <Button
        variant="text"
        size="icon"
        aria-label={`Theme: ${choice}`}
        title={`Theme: ${choice}`}
        onClick={turn}
      >
        <Sun aria-hidden="true" className="size-5 dark:hidden" />
        <Moon aria-hidden="true" className="hidden size-5 dark:block" />
        {choice === 'system' && (
          <Monitor
            aria-hidden="true"
            strokeWidth={2.5}
            className="absolute right-1.5 bottom-1.5 size-3.5 rounded-sm bg-canvas p-px"
          />
        )}
      </Button>
      <span role="status" className="sr-only">
        {news}
      </span>
    </span>
  );
}
