import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LinkButton } from './link-button.tsx';

describe('LinkButton', () => {
  it('goes to a page of the app', async () => {
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<LinkButton to="/plans">View plans</LinkButton>} />
          <Route path="/plans" element="Plans" />
        </Routes>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'View plans' }));
    expect(screen.getByText('Plans')).toBeInTheDocument();
  });

  it('leaves the app for an outside address and says when it opens a new tab', () => {
    render(
      <LinkButton href="https://example.com/" newTab>
        Preview
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'Preview (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://example.com/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  it('prints no style attribute on the server', () => {
    const html = renderToString(
      <MemoryRouter>
        <LinkButton to="/">Home</LinkButton>
        <LinkButton href="https://example.com/">Out</LinkButton>
      </MemoryRouter>,
    );
    expect(html).not.toContain(' style=');
  });
});
