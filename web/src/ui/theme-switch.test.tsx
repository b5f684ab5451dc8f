import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { ThemeSwitch } from './theme-switch.tsx';

/** A system theme that can change, which jsdom does not support. */
class SystemTheme extends EventTarget {
  matches = false;
  turn(dark: boolean) {
    this.matches = dark;
    this.dispatchEvent(new Event('change'));
  }
}

const html = document.documentElement;
const button = () => screen.getByRole('button');
let system: SystemTheme;

beforeEach(() => {
  localStorage.clear();
  system = new SystemTheme();
  window.matchMedia = () => system as unknown as MediaQueryList;
  html.dataset.theme = 'light';
});

describe('ThemeSwitch', () => {
  it('goes from the system to the other theme, to the same theme, and back to the system', async () => {
    render(<ThemeSwitch />);
    expect(button()).toHaveAccessibleName('Theme: system');
    const seen: Array<[string | undefined, string | null]> = [];
    for (let press = 0; press < 3; press++) {
      await userEvent.click(button());
      seen.push([html.dataset.theme, localStorage.getItem('theme')]);
    }
    expect(seen).toEqual([
      ['dark', 'dark'],
      ['light', 'light'],
      ['light', null],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Theme: system');
  });

  it('follows the system only while nothing is chosen', async () => {
    render(<ThemeSwitch />);
    act(() => system.turn(true));
    expect(html.dataset.theme).toBe('dark');
    await userEvent.click(button());
    expect(html.dataset.theme).toBe('light');
    act(() => system.turn(false));
    act(() => system.turn(true));
    expect(html.dataset.theme).toBe('light');
  });

  it('follows a choice made in another tab', () => {
    render(<ThemeSwitch />);
    localStorage.setItem('theme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(html.dataset.theme).toBe('dark');
    expect(button()).toHaveAccessibleName('Theme: dark');
  });

  it('hydrates without a mismatch whatever is stored, and prints no style attribute', async () => {
    const server = renderToString(<ThemeSwitch />);
    expect(server).not.toContain(' style=');
    localStorage.setItem('theme', 'dark');
    const root = document.createElement('div');
    root.innerHTML = server;
    document.body.append(root);
    const app = await act(async () => hydrateRoot(root, <ThemeSwitch />));
    expect(button()).toHaveAccessibleName('Theme: dark');
    await act(async () => app.unmount());
    root.remove();
  });
});
