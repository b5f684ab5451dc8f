import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Project = {
  folder: string;
  /** Where the CLI puts a component. */
  fileOf: (slug: string) => string;
};

type Files = Record<string, string>;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const componentsJson = (o: { rsc: boolean; css: string; registries: unknown }): string =>
  json({
    $schema: 'https://ui.shadcn.com/schema.json',
    style: 'new-york',
    rsc: o.rsc,
    tsx: true,
    tailwind: { config: '', css: o.css, baseColor: 'neutral', cssVariables: true, prefix: '' },
    aliases: {
      components: '@/components',
      utils: '@/lib/utils',
      ui: '@/components/ui',
      lib: '@/lib',
      hooks: '@/hooks',
    },
    registries: o.registries,
  });

const nextFiles = (root: string, registries: unknown): Files => ({
  'package.json': json({ name: 'buyer-next', private: true }),
  'tsconfig.json': json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['dom', 'dom.iterable', 'esnext'],
      strict: true,
      noEmit: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'preserve',
      skipLibCheck: true,
      esModuleInterop: true,
      isolatedModules: true,
      resolveJsonModule: true,
      plugins: [{ name: 'next' }],
      paths: { '@/*': ['./*'] },
    },
    include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
    exclude: ['node_modules'],
  }),
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } };\n`,
  'postcss.config.mjs': `export default { plugins: { '@tailwindcss/postcss': {} } };\n`,
  'app/globals.css': '@import "tailwindcss" source(none);\n@source "../components";\n',
  'app/layout.tsx': `import './globals.css';

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'components.json': componentsJson({ rsc: true, css: 'app/globals.css', registries }),
});

const viteFiles = (registries: unknown): Files => ({
  'package.json': json({ name: 'buyer-vite', private: true, type: 'module' }),
  'tsconfig.json': json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['dom', 'dom.iterable', 'esnext'],
      strict: true,
      noEmit: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      skipLibCheck: true,
      paths: { '@/*': ['./src/*'] },
    },
    include: ['src'],
  }),
  'vite.config.ts': `import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  oxc: { jsx: { runtime: 'automatic' } },
});
`,
  'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
  'src/index.css': '@import "tailwindcss" source(none);\n@source "./components";\n',
  'components.json': componentsJson({ rsc: false, css: 'src/index.css', registries }),
});

export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function project(folder: string, home: string, files: Files): Project {
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, files);
  return { folder, fileOf: (slug) => join(folder, home, 'tessera', `${slug}.tsx`) };
}

/** A project with the App Router, as the guides of Next and shadcn leave it. */
export const nextProject = (root: string, name: string, registries: unknown): Project =>
  project(join(root, '.proof/registry', name), 'components', nextFiles(root, registries));

export const viteProject = (root: string, name: string, registries: unknown): Project =>
  project(join(root, '.proof/registry', name), 'src/components', viteFiles(registries));

/** A workspace with one app, whose components are its own. */
export function monorepo(root: string, registries: unknown): Project {
  const folder = join(root, '.proof/registry/monorepo');
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, {
    'package.json': json({ name: 'monorepo', private: true, workspaces: ['apps/*', 'packages/*'] }),
    'packages/ui/package.json': json({ name: '@buyer/ui', private: true }),
  });
  writeFiles(join(folder, 'apps/web'), {
    ...nextFiles(root, registries),
    'package.json': json({ name: 'web', private: true }),
  });
  return {
    folder,
    fileOf: (slug) => join(folder, 'apps/web/components/tessera', `${slug}.tsx`),
  };
}

type Shown = { slug: string; name: string };

/** A page for each component, which renders it with its defaults. */
export const nextPages = ({ folder }: Project, shown: readonly Shown[]): void =>
  writeFiles(
    folder,
    Object.fromEntries(
      shown.map(({ slug, name }) => [
        `app/${slug}/page.tsx`,
        `import { ${name} } from '@/components/tessera/${slug}';\n\nexport default function Page() {\n  return <${name} />;\n}\n`,
      ]),
    ),
  );

export const viteApp = ({ folder }: Project, shown: readonly Shown[]): void =>
  writeFiles(folder, {
    'src/main.tsx': `import { createRoot } from 'react-dom/client';
import './index.css';
${shown.map(({ slug, name }) => `import { ${name} } from '@/components/tessera/${slug}';`).join('\n')}

createRoot(document.querySelector('#root')!).render(
  <>
${shown.map(({ name }) => `    <${name} />`).join('\n')}
  </>,
);
`,
  });
