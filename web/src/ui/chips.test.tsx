import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Chips } from './chips.tsx';

const chips = [
  { value: 'all', label: 'All', count: 86 },
  { value: 'hero', label: 'Hero', count: 12 },
  { value: 'soon', label: 'More soon', inert: true },
];
const links = chips.map((chip) =>
  chip.inert ? chip : { ...chip, href: `/browse?category=${chip.value}` },
);

describe('Chips', () => {
  it('marks the chosen button and reports the next', async () => {
    const select = vi.fn<(value: string) => void>();
    render(<Chips label="Category" chips={chips} value="all" onSelect={select} />);
    const group = within(screen.getByRole('group', { name: 'Category' }));
    expect(group.getByRole('button', { name: 'All 86' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(select).toHaveBeenCalledExactlyOnceWith('hero');
  });

  it('marks the current link', () => {
    render(
      <MemoryRouter>
        <Chips label="Category" chips={links} value="hero" />
      </MemoryRouter>,
    );
    const nav = within(screen.getByRole('navigation', { name: 'Category' }));
    expect(nav.getByRole('link', { name: 'Hero 12' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Hero 12' })).toHaveAttribute(
      'href',
      '/browse?category=hero',
    );
    expect(nav.getByRole('link', { name: 'All 86' })).not.toHaveAttribute('aria-current');
  });

  it('shows an inert chip that can be neither focused nor chosen', async () => {
    const select = vi.fn<(value: string) => void>();
    render(<Chips label="Category" chips={chips} value="all" onSelect={select} />);
    await userEvent.click(screen.getByText('More soon'));
    expect(select).not.toHaveBeenCalled();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it.each(['sidebar', 'scroll', 'responsive'] as const)(
    'prints no style attribute on the server as %s',
    (layout) => {
      const html = renderToString(
        <MemoryRouter>
          <Chips label="Category" chips={links} value="all" layout={layout} />
        </MemoryRouter>,
      );
      expect(html).not.toContain(' style=');
    },
  );
});
