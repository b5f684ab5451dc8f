import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Textarea } from './textarea.tsx';

describe('Textarea', () => {
  it('is labelled, described and typed into', async () => {
    render(<Textarea label="Description" hint="One sentence" />);
    const area = screen.getByRole('textbox', { name: 'Description' });
    await userEvent.type(area, 'Line{Enter}two');
    expect(area).toHaveValue('Line\ntwo');
    expect(area).toHaveAccessibleDescription('One sentence');
  });

  it('does not spell-check or wrap code', () => {
    render(<Textarea label="Code" code />);
    const area = screen.getByLabelText('Code');
    expect(area).toHaveAttribute('spellcheck', 'false');
    expect(area).toHaveAttribute('wrap', 'off');
  });

  it('prints no style attribute on the server', () => {
    expect(renderToString(<Textarea label="a" />)).not.toContain(' style=');
  });
});
