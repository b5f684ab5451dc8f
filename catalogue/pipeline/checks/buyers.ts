/** Two homes a component is pasted into; neither knows anything about us. */
export type Buyer = {
  name: 'fresh' | 'settled';
  /** The stylesheet of the project, before it looks for classes in one file. */
  css: string;
  compilerOptions: Record<string, unknown>;
  /** How this project turns dark. */
  dark: 'system' | 'class';
};

/** What both projects have from Vite's template. */
const BUNDLED = {
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  types: ['vite/client'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowJs: true, // those who write JavaScript have no compiler; here one reads both
};

/** What `npm create vite` (create-vite 9.3, react-ts) and the Tailwind guide leave behind. */
const fresh: Buyer = {
  name: 'fresh',
  css: '@import "tailwindcss" source(none);',
  compilerOptions: {
    ...BUNDLED,
    target: 'es2023',
    lib: ['es2023', 'dom'],
    allowArbitraryExtensions: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
  },
  dark: 'system',
};

/** A site with years of its own taste: fonts, reset, palette, spacing, breakpoints, dark by a class, and the language of its year. */
const settled: Buyer = {
  name: 'settled',
  css: `@import "tailwindcss" source(none);
@custom-variant dark (&:where(.dark, .dark *));
@theme {
  --font-sans: "Noto Serif", Georgia, serif;
  --font-serif: "DejaVu Sans", sans-serif;
  --color-black: #1f2a44;
  --color-white: #fff7e6;
  --color-gray-500: #7a6a58;
  --color-red-600: #0f766e;
  --radius-lg: 0;
  --breakpoint-md: 50rem;
  --breakpoint-lg: 66rem;
}
@layer base {
  html { font-size: 106.25%; line-height: 1.7; scroll-behavior: smooth; }
  body { font-family: var(--font-sans); background: #fff7e6; color: #1f2a44; }
  .dark body { background: #10131c; color: #f3ead8; }
  h1, h2, h3 { font-weight: 600; letter-spacing: 0.01em; font-family: "DejaVu Sans", sans-serif; }
  a { color: #0b5c55; text-decoration: underline; }
  p { margin-block: 0.4em; }
  ul, ol { list-style: square; }
  button { cursor: pointer; text-transform: none; }
  img, svg, video { display: inline-block; vertical-align: baseline; }
}`,
  compilerOptions: {
    ...BUNDLED,
    // The template's until 2025: neither toSorted nor findLast is known here.
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    noUncheckedSideEffectImports: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitReturns: true,
    noPropertyAccessFromIndexSignature: true,
  },
  dark: 'class',
};

export const BUYERS: readonly Buyer[] = [fresh, settled];
