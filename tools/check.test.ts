import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFixture, type Plan } from './architecture/fixture-tree.ts';

type Outcome = { exitCode: number | null; output: string };

/** The architecture step has its own test. */
const STEPS = ['types', 'lint', 'format', 'dead-code'];

const check = (root: string, ...steps: string[]): Outcome => {
  const { status, stdout, stderr } = spawnSync('bash', [`${root}/tools/check`, ...steps], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { exitCode: status, output: stdout + stderr };
};

const section = (output: string, step: string): string =>
  output.split(`== ${step}\n`)[1]?.split(`== ${step}:`)[0] ?? '';

const lintBreaches = [
  {
    rule: 'import(no-default-export)',
    file: 'contract/src/whole.ts',
    text: 'const whole = 1;\n\nexport default whole;\n',
  },
  {
    rule: 'typescript(no-floating-promises)',
    file: 'api/src/platform/floating.ts',
    text: `const settle = async (): Promise<void> => {
  await Promise.resolve();
};

export const start = (): void => {
  settle();
};
`,
  },
  {
    rule: 'typescript(no-misused-promises)',
    file: 'api/src/platform/misused.ts',
    text: `const isOpen = async (): Promise<boolean> => Promise.resolve(false);

export const enter = (): string => (isOpen() ? 'in' : 'out');
`,
  },
  {
    rule: 'typescript(no-explicit-any)',
    file: 'api/src/platform/loose.ts',
    text: 'export const loose = (value: any): string => String(value);\n',
  },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    file: 'api/src/platform/partial.ts',
    text: `export const price = (plan: 'free' | 'pro'): number | undefined => {
  switch (plan) {
    case 'free':
      return 0;
  }
  return undefined;
};
`,
  },
  {
    rule: 'typescript(consistent-type-imports)',
    file: 'web/src/lib/kind.ts',
    text: `import { Saved } from '@tessera/contract/saved';

export type Kind = Saved['id'];
`,
  },
  {
    rule: 'eslint(no-console)',
    file: 'web/src/lib/chatty.ts',
    text: "console.log('here');\n",
  },
  {
    rule: 'jsx-a11y(alt-text)',
    file: 'web/src/ui/picture.tsx',
    text: 'export const Picture = ({ src }: { src: string }) => <img src={src} />;\n',
  },
];

const breachedPlan: Plan = {
  ...Object.fromEntries(lintBreaches.map(({ file, text }) => [file, text])),
  'contract/src/optional.ts': `type Note = { text?: string };

export const note: Note = { text: undefined };
`,
  'contract/src/crooked.ts': 'export const crooked = "crooked"\n',
  'web/src/lib/plural.ts': `export const plural = (count: number): string => \`\${count} saved\`;

export const forgotten = 1;
`,
};

describe('a house without a breach', () => {
  const house = buildFixture();
  afterAll(house.remove);

  test('passes every step', () => {
    const { exitCode, output } = check(house.root, ...STEPS);
    expect(output).toContain(`check: passed: ${STEPS.join(' ')}`);
    expect(exitCode).toBe(0);
  });

  test('has no step that nobody wrote', () => {
    expect(check(house.root, 'luck').exitCode).toBe(2);
  });
});

describe('a house with breaches', () => {
  const house = buildFixture(breachedPlan);
  let outcome: Outcome;
  beforeAll(() => {
    outcome = check(house.root, ...STEPS);
  });
  afterAll(house.remove);

  test('goes through all steps and names those that failed', () => {
    expect(outcome.output).toContain(`check: FAILED: ${STEPS.join(' ')}`);
    expect(outcome.exitCode).toBe(1);
  });

  test('types: an optional property is not one that may be undefined', () => {
    expect(section(outcome.output, 'types')).toMatch(
      /contract\/src\/optional\.ts.*exactOptionalPropertyTypes/,
    );
  });

  test.each(lintBreaches)('lint: $rule is held against $file', ({ rule, file }) => {
    const findings = section(outcome.output, 'lint').split('\n\n');
    expect(findings.filter((finding) => finding.includes(rule))).toEqual([
      expect.stringContaining(file),
    ]);
  });

  test('format: a crooked file is named, a straight one is not', () => {
    const named = section(outcome.output, 'format');
    expect(named).toContain('contract/src/crooked.ts');
    expect(named).not.toContain('contract/src/saved.ts');
  });

  test('dead code: an export nobody imports is named', () => {
    expect(section(outcome.output, 'dead-code')).toMatch(/forgotten\s+web\/src\/lib\/plural\.ts/);
  });
});
