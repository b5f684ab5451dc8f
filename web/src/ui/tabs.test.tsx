import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'preview', label: 'Preview', content: 'A picture' },
  { value: 'code', label: 'Code', content: 'Some code' },
] as const;

describe('Tabs', () => {
  it('shows the panel of the chosen tab and names it after the tab', () => {
    render(<Tabs label="View" tabs={tabs} defaultValue="code" />);
    expect(screen.getByRole('tablist', { name: 'View' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Code' })).toHaveTextContent('Some code');
  });

  it('moves with arrow keys and reports the choice', async () => {
    const change = vi.fn<(value: string) => void>();
    render(<Tabs label="View" tabs={tabs} defaultValue="preview" onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Code' })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Some code');
    expect(change).toHaveBeenCalledExactlyOnceWith('code');
  });

  it('stays where its owner keeps it', async () => {
    render(<Tabs label="View" tabs={tabs} value="preview" onChange={() => undefined} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Code' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('A picture');
  });

  it('prints the chosen panel and no style attribute on the server', () => {
    const html = renderToString(<Tabs label="View" tabs={tabs} defaultValue="preview" />);
    expect(html).toContain('A picture');
    expect(html).not.toContain(' style=');
  });
});
