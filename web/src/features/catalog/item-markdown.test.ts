import { expect, test } from 'vitest';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { itemMarkdown } from './item-markdown.ts';
import { promptOf } from './item-prompt.ts';
import { item as sampleItem } from './item-sample.ts';

const item = (o: Partial<ComponentDetail> = {}): ComponentDetail =>
  sampleItem({
    slug: 'two-doors',
    title: 'Two\ndoors',
    info: 'Give both doors.',
    limits: ['It has two doors.'],
    props: [
      { name: 'doors', type: "'a' | 'b'", required: true, default: null, comment: 'Both | all.' },
    ],
    tokens: [{ name: '--brand', default: '#fff', purpose: 'The ground.' }],
    ...o,
  });

test('the page of a free component says where its code is', () => {
  const text = itemMarkdown(item({ subscriptionPlan: undefined }), 'http://shop.test');
  expect(text).toMatch(/^# Two doors\n/);
  expect(text).toContain('npx shadcn@latest add http://shop.test/r/two-doors.json');
  expect(text).toContain('The code as JSON: http://shop.test/r/two-doors.json');
  expect(text).toContain("| `doors` (required) | `'a' \\| 'b'` | none | Both \\| all. |");
  expect(text).toContain('| `--brand` | `#fff` | The ground. |');
  expect(text).toContain('- It has two doors.');
});

test('the page of a paid component names the plan and the command with a key', () => {
  const text = itemMarkdown(
    item({ subscriptionPlan: { _id: 'pro', name: 'Pro', price: 499 }, price: 149 }),
    'http://shop.test',
  );
  expect(text).toContain('- Plan: Pro');
  expect(text).toContain('- Alone, for good: ₹149');
  expect(text).toContain('npx shadcn@latest add @tessera-pro/two-doors');
  expect(text).not.toContain('/r/two-doors.json');
});

test('a prompt has the code behind a fence that it cannot close', () => {
  const code = 'export function TwoDoors() {\n  return "````";\n}\n';
  const prompt = promptOf(item(), { text: code, language: 'ts' });
  expect(prompt).toContain('components/tessera/two-doors.tsx');
  expect(prompt).toContain('Import TwoDoors');
  expect(prompt).toContain(`\`\`\`\`\`tsx\n${code}\`\`\`\`\``);
  expect(prompt).toContain('Pass content with its props.');
});
