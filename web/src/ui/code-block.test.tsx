import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CodeBlock } from './code-block.tsx';

it('shows plain text as it is and markup as markup', () => {
  const { container, rerender } = render(
    <CodeBlock
      label="a.html"
      code={{ text: '<b>not bold</b>' }}
      actions={<button type="button">Copy</button>}
    />,
  );
  expect(container.querySelector('code')).toHaveTextContent('<b>not bold</b>');
  expect(screen.getByRole('figure')).toHaveTextContent('a.html');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  rerender(<CodeBlock label="a.ts" code={{ html: '<span class="tok-keyword">const</span>' }} />);
  expect(container.querySelector('.tok-keyword')).toHaveTextContent('const');
});

it('can be scrolled by keyboard when a line is too long', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(<CodeBlock label="a.ts" code={{ text: 'x' }} />);
  expect(screen.getByRole('region', { name: 'Code: a.ts' })).toHaveAttribute('tabindex', '0');
});
