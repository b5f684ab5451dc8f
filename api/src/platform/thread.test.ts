import { describe, expect, it } from 'vitest';
import { runWatched } from '../../test/watched-child.ts';

const write = (value: string) => `process.stdout.write(JSON.stringify(${value}));`;
const load = (name: string, file: string) =>
  `import { ${name} } from '${new URL(file, import.meta.url).href}';`;

describe('in a process that Node watches, and posts messages of its own in', () => {
  it.each(['--watch', '--watch-path'] as const)(
    'answers with the answer of its script under %s',
    async (watching) => {
      const answers = await runWatched(
        watching,
        `${load('findSyntaxProblems', 'syntax.ts')} ${load('highlight', 'highlight.ts')}
        ${write("await Promise.all([findSyntaxProblems('const a = ;'), highlight('let b'), highlight('if')])")}`,
      );
      expect(answers).toEqual([
        [{ line: 1, column: 11, message: 'Unexpected token' }],
        '<span class="tok-keyword">let</span> b',
        '<span class="tok-keyword">if</span>',
      ]);
    },
  );

  it('still ends what takes too long, and answers the next request', async () => {
    const answers = await runWatched(
      '--watch-path',
      `${load('createHighlighter', 'highlight.ts')}
      const unguarded = createHighlighter({ lineMaxLength: Number.MAX_SAFE_INTEGER, budgetMs: 200 });
      const hostile = 'a ? b :' + ' '.repeat(90_000) + '|';
      ${write("[await unguarded(hostile), await unguarded('if')]")}`,
    );
    expect(answers).toEqual([null, '<span class="tok-keyword">if</span>']);
  });
});
