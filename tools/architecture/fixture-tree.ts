// A small copy of the repository with the real configuration. Tests add one breach of each rule to it.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** File contents by path. */
export type Plan = Record<string, string>;

const REPOSITORY = join(import.meta.dirname, '../..');
const WORKSPACES = ['contract', 'api', 'web', 'e2e', 'proof', 'catalogue'];
const REAL_CONFIGURATION = [
  '.dependency-cruiser.cjs',
  '.gitignore',
  '.node-version',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'knip.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tools/check',
  'tools/node.sh',
  ...WORKSPACES.map((workspace) => `${workspace}/tsconfig.json`),
];

const manifest = (name: string, fields: object): string =>
  `${JSON.stringify({ name, private: true, type: 'module', ...fields }, null, 2)}\n`;

const cleanPlan: Plan = {
  'package.json': manifest('tessera', { workspaces: WORKSPACES }),
  'contract/package.json': manifest('@tessera/contract', {
    exports: { './*': './src/*.ts' },
    dependencies: { zod: '*' },
  }),
  'contract/src/saved.ts': `import { z } from 'zod';

export const savedSchema = z.object({ id: z.string() });
export type Saved = z.output<typeof savedSchema>;
`,
  'api/package.json': manifest('@tessera/api', {
    dependencies: { '@tessera/contract': '*', fastify: '*', pg: '*' },
    devDependencies: { '@types/pg': '*' },
  }),
  'api/migrations/202601010000_create_saved.sql': 'create table saved (id text primary key);\n',
  'api/migrations.sha256':
    'b511aba62c219fc3867bca64b042c2ede8a6f63f7e5e377d8c037bef02cb0e58  202601010000_create_saved.sql\n',
  'api/src/main.ts': `import { buildApp } from './app.ts';

console.log(await buildApp().listen());
`,
  'api/src/app.ts': `import fastify, { type FastifyInstance } from 'fastify';
import { savedRepository } from './modules/saved/repository.ts';
import { savedRoutes } from './modules/saved/routes.ts';
import { savedService } from './modules/saved/service.ts';
import { usersService } from './modules/users/service.ts';
import { readConfig } from './platform/config.ts';
import { connect } from './platform/db/connect.ts';

export const buildApp = (): FastifyInstance => {
  const app = fastify();
  const users = usersService();
  savedRoutes(app, savedService(savedRepository(connect(readConfig())), users));
  return app;
};
`,
  'api/src/modules/users/service.ts': `export type UsersService = { name: () => string };

export const usersService = (): UsersService => ({ name: () => 'Asha' });
`,
  'api/src/modules/saved/routes.ts': `import type { FastifyInstance } from 'fastify';
import type { SavedService } from './service.ts';

export const savedRoutes = (app: FastifyInstance, service: SavedService): void => {
  app.get('/saved', () => service.list());
};
`,
  'api/src/modules/saved/service.ts': `import { type Saved, savedSchema } from '@tessera/contract/saved';
import type { UsersService } from '../users/service.ts';
import type { SavedRepository } from './repository.ts';

export type SavedService = { list: () => Promise<Saved[]> };

export const savedService = (repository: SavedRepository, users: UsersService): SavedService => ({
  list: async () => savedSchema.array().parse(await repository.list(users.name())),
});
`,
  'api/src/modules/saved/repository.ts': `import type { Pool } from 'pg';

export type SavedRepository = { list: (owner: string) => Promise<unknown[]> };

export const savedRepository = (pool: Pool): SavedRepository => ({
  list: async (owner) => (await pool.query('select id from saved where owner = $1', [owner])).rows,
});
`,
  'api/src/platform/config.ts': `export const readConfig = (): string => process.env['DATABASE_URL'] ?? '';
`,
  'api/src/platform/db/connect.ts': `import { Pool } from 'pg';

export const connect = (connectionString: string): Pool => new Pool({ connectionString });
`,
  'web/package.json': manifest('@tessera/web', {
    dependencies: { '@tessera/contract': '*', react: '*' },
    devDependencies: { '@types/react': '*' },
  }),
  'web/src/routes/home.tsx': `import { mosaic } from '../features/catalog/mosaic.ts';
import { SavedList } from '../features/saved/saved-list.tsx';

export default function Home() {
  return <SavedList saved={mosaic} />;
}
`,
  'web/src/features/catalog/mosaic.ts': `import type { Saved } from '@tessera/contract/saved';
import { get } from '../../api/get.ts';

export const mosaic = get<Saved>();
`,
  'web/src/features/saved/saved-list.tsx': `import type { Saved } from '@tessera/contract/saved';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/button.tsx';

export const SavedList = ({ saved }: { saved: Saved[] }) => <Button>{plural(saved.length)}</Button>;
`,
  'web/src/api/get.ts': `export const get = <T>(): T[] => [];
`,
  'web/src/lib/plural.ts': `export const plural = (count: number): string => \`\${count} saved\`;
`,
  'web/src/ui/button.tsx': `import type { ReactNode } from 'react';

export const Button = ({ children }: { children: ReactNode }) => (
  <button type="button">{children}</button>
);
`,
  'web/src/styleguide/button.specimen.tsx': `import { Button } from '../ui/button.tsx';

export const specimen = <Button>Save</Button>;
`,
  'e2e/package.json': manifest('@tessera/e2e', { dependencies: { '@tessera/contract': '*' } }),
  'e2e/home.spec.ts': `import { savedSchema } from '@tessera/contract/saved';

savedSchema.parse({ id: '1' });
`,
  'proof/package.json': manifest('@tessera/proof', {}),
  'proof/src/prove.ts': `export const prove = (): boolean => true;
`,
  'catalogue/package.json': manifest('@tessera/catalogue', {}),
  'tools/count.ts': `console.log(1);
`,
};

const plant = (root: string, plan: Plan): void => {
  for (const [path, text] of Object.entries(plan)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

/** Links every package except our own, which must come from the fixture. */
const linkPackages = (root: string): void => {
  const installed = join(REPOSITORY, 'node_modules');
  mkdirSync(join(root, 'node_modules/@tessera'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@tessera') symlinkSync(join(installed, name), join(root, 'node_modules', name));
  }
  symlinkSync('../../contract', join(root, 'node_modules/@tessera/contract'));
};

export const buildFixture = (...plans: Plan[]): { root: string; remove: () => void } => {
  // The tools report real paths, and on some systems the temporary folder is a symbolic link.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-house-')));
  linkPackages(root);
  for (const path of REAL_CONFIGURATION) cpSync(join(REPOSITORY, path), join(root, path));
  for (const plan of [cleanPlan, ...plans]) plant(root, plan);
  return { root, remove: () => rmSync(root, { recursive: true }) };
};
