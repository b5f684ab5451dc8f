import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import js from '@eslint/js';
import { ESLint } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import reactRefresh from 'eslint-plugin-react-refresh';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import type { Item } from '../item.ts';
import type { BatchOutcome, TextCheck } from './check.ts';
import { Outcomes } from './outcomes.ts';
import { runTool, versionOf } from './tool.ts';
import { emptyFolder } from './workshop.ts';

/** `.oxlintrc.json` of the template react-ts of create-vite 9.3.0. */
const OXLINT = {
  plugins: ['react', 'typescript', 'oxc'],
  rules: {
    'react/rules-of-hooks': 'error',
    'react/only-export-components': ['warn', { allowConstantExport: true }],
  },
};

/** `eslint.config.js` that create-vite 9.3.0 writes into the same template with `--eslint`. */
const ESLINT = defineConfig([
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      js.configs.recommended,
      tseslint.configs.recommended,
      reactHooks.configs.flat.recommended,
      reactRefresh.configs.vite,
    ],
    languageOptions: { globals: globals.browser },
  },
]);

type Said = { slug: string; text: string };

async function runEslint(folder: string): Promise<Said[]> {
  const linter = new ESLint({ cwd: folder, overrideConfigFile: true, overrideConfig: ESLINT });
  const results = await linter.lintFiles(['**/*.tsx']);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => ({
      slug: dirname(relative(folder, filePath)),
      text: `eslint ${ruleId ?? 'parser'}, line ${line}: ${message.split('\n')[0]}`,
    })),
  );
}

type OxlintReport = {
  diagnostics: {
    filename: string;
    code: string;
    message: string;
    labels: { span: { line: number } }[];
  }[];
};

async function runOxlint(folder: string, files: readonly string[]): Promise<Said[]> {
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(OXLINT));
  const { output } = await runTool(
    'oxlint/bin/oxlint',
    ['--config', '.oxlintrc.json', '--format', 'json', ...files],
    folder,
  );
  const { diagnostics } = JSON.parse(output) as OxlintReport;
  return diagnostics.map(({ filename, code, message, labels }) => ({
    slug: dirname(filename),
    text: `oxlint ${code}, line ${labels[0]?.span.line ?? 1}: ${message}`,
  }));
}

/** Both linters that create-vite offers, over the TypeScript files as they are copied. */
async function judgeText(items: readonly Item[]): Promise<BatchOutcome> {
  const judged = items.map((item) => ({ item }));
  const found = new Outcomes('linter', judged, {
    oxlint: versionOf('oxlint'),
    eslint: versionOf('eslint'),
  });
  const folder = emptyFolder('linter');
  // Each file is named, because Oxlint skips a folder that Git ignores.
  const files = items.map(({ slug }) => `${slug}/component.tsx`);
  for (const [at, { slug, source }] of items.entries()) {
    mkdirSync(join(folder, slug));
    writeFileSync(join(folder, files[at]!), source);
  }
  const said = [...(await runOxlint(folder, files)), ...(await runEslint(folder))];
  for (const one of judged)
    for (const { slug, text } of said) if (slug === one.item.slug) found.fault(one, text);
  const unplaced = said
    .filter(({ slug }) => !found.bySlug.has(slug))
    .map(({ slug, text }) => `linter: ${slug}: ${text}`);
  return { outcomes: found.bySlug, unplaced };
}

export const linter: TextCheck = {
  name: 'linter',
  module: import.meta.filename,
  tools: [
    'oxlint',
    'eslint',
    '@eslint/js',
    'eslint-plugin-react-hooks',
    'eslint-plugin-react-refresh',
    'globals',
    'typescript',
    'typescript-eslint',
  ],
  judgeText,
};
