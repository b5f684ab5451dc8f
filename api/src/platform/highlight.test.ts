import { expect, it } from 'vitest';
import { createHighlighter, highlight } from './highlight.ts';

const textOf = (html: string | null) =>
  html
    ?.replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const code = `// One file, yours to change.
type Props = { title: string; count?: number };

export function Card({ title, count = 3 }: Props) {
  const label = \`\${title.trim()} & co\`;
  return (
    <section className="p-4" aria-label={label}>
      {count > 1 && <Badge>{'<script>alert("no")</script>'}</Badge>}
    </section>
  );
}
`;

it('marks the kinds of token that have a colour', async () => {
  const html = await highlight(code);
  for (const token of [
    '<span class="tok-comment">// One file, yours to change.</span>',
    '<span class="tok-keyword">export</span>',
    '<span class="tok-type">Props</span>',
    '<span class="tok-function">Card</span>',
    '<span class="tok-number">3</span>',
    '<span class="tok-tag">section</span>',
    '<span class="tok-name">className</span>',
    '<span class="tok-string">&quot;p-4&quot;</span>',
  ])
    expect(html).toContain(token);
});

it('holds the text unchanged, escaped, and no markup but classed spans', async () => {
  const html = await highlight(code);
  expect(textOf(html)).toBe(code);
  expect(html).not.toContain('<script');
  expect(html?.replaceAll(/<span class="tok-[a-z]+">|<\/span>/g, '')).not.toMatch(/[<>]/);
});

it('carries what it knows from one line to the next', async () => {
  const html = await highlight('/*\ninside\n*/\nconst a = 1;');
  expect(html).toContain('<span class="tok-comment">inside</span>');
  expect(html).toContain('<span class="tok-keyword">const</span>');
});

it('leaves a very long line plain and goes on after it', async () => {
  const html = await highlight(`const a = 1;\n// ${'x'.repeat(90_000)}\nconst b = 2;`);
  expect(html?.split('\n')[1]?.slice(0, 6)).toBe('// xxx');
  expect(html?.match(/tok-keyword/g)).toHaveLength(2);
});

it('does not begin on what is longer than anybody reads', async () => {
  const line = `${'é'.repeat(600)}\n`;
  expect(await highlight(line.repeat(83))).not.toBeNull();
  expect(await highlight(line.repeat(84))).toBeNull();
});

/** The number of timer tasks that this thread ran during the work. */
async function tasksDuring(work: () => Promise<void>): Promise<number> {
  let tasks = 0;
  const watch = setInterval(() => tasks++, 1);
  await work();
  clearInterval(watch);
  return tasks;
}

it('gives up on code that takes too long, and leaves the process free meanwhile', async () => {
  const hurried = createHighlighter({ lineMaxLength: 500, budgetMs: 1 });
  const tasks = await tasksDuring(async () => {
    expect(await hurried(`${'x'.repeat(499)}\n`.repeat(190))).toBeNull();
  });
  expect(tasks).toBeGreaterThan(1);
});

it('ends a line that would take hours, and goes on with the next code', async () => {
  // The grammar searches for the end of a type at every one of these spaces. Its time grows with the square of their
  // number.
  const hostile = `a ? b :${' '.repeat(90_000)}|`;
  const unguarded = createHighlighter({
    lineMaxLength: Number.MAX_SAFE_INTEGER,
    budgetMs: 200,
  });
  expect(await unguarded('const a = 1;')).toContain('tok-keyword');
  const tasks = await tasksDuring(async () => {
    const [first, second] = await Promise.all([unguarded(hostile), unguarded('const b = 2;')]);
    expect(first).toBeNull();
    expect(second).toContain('tok-keyword');
  });
  expect(tasks).toBeGreaterThan(1);
});
