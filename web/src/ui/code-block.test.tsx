import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('numbers its lines, outside of the code that is read and copied', () => {
  const { container } = render(<CodeBlock label="a.ts" code={{ text: 'one\ntwo\nthree\n' }} />);
  const numbers = container.querySelector('pre[aria-hidden]');
  expect(numbers?.textContent).toBe('1\n2\n3');
  expect(numbers).toHaveClass('select-none');
  expect(container.querySelector('code')?.textContent).toBe('one\ntwo\nthree\n');
});

it('a short one shows whole lines and grows to all of them', async () => {
  // The test browser has no such method.
  if (!('scrollIntoView' in Element.prototype))
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const text = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const { container } = render(<CodeBlock label="a.ts" code={{ text }} short />);
  const isCut = () => container.querySelector('[class*="max-h-"]') !== null;
  expect(isCut()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 40 lines' }));
  expect(isCut()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(isCut()).toBe(true);
});

it('hides no few lines behind a button', () => {
  render(<CodeBlock label="a.ts" code={{ text: 'x\n'.repeat(22) }} short />);
  expect(screen.queryByRole('button')).toBeNull();
});
