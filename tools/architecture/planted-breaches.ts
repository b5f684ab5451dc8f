import type { Plan } from './fixture-tree.ts';

/** One breach of a rule: the file that is added, and the rule that must report it. */
type PlantedBreach = { rule: string; file: string; text: string };

const breach = (rule: string, file: string, text: string): PlantedBreach => ({ rule, file, text });
const valueFrom = (name: string, from: string): string =>
  `import { ${name} } from '${from}';\n\nexport const used = ${name};\n`;
const typeFrom = (name: string, from: string): string =>
  `import type { ${name} } from '${from}';\n\nexport type Used = ${name};\n`;

/** Joined from parts, so that the checker does not find them in this file. */
const bareSuppression = ['//', 'oxlint-disable-next-line no-console'].join(' ');
const machinePath = ['', 'home', 'asha', 'tessera'].join('/');

const imports: PlantedBreach[] = [
  breach('no-cycles', 'contract/src/left.ts', typeFrom('Used', './right.ts')),
  breach('every-import-resolves', 'web/src/lib/lost.ts', valueFrom('lost', '@/nowhere')),
  breach('no-path-aliases', 'api/src/platform/aliased.ts', valueFrom('readConfig', '#config')),
  breach('contract-imports-only-zod', 'contract/src/hash.ts', valueFrom('hash', 'node:crypto')),
  breach(
    'web-and-api-meet-only-in-contract',
    'web/src/lib/server.ts',
    typeFrom('SavedService', '../../../api/src/modules/saved/service.ts'),
  ),
  breach(
    'product-knows-no-tooling',
    'api/src/platform/proved.ts',
    valueFrom('prove', '../../../proof/src/prove.ts'),
  ),
  breach(
    'proof-and-e2e-know-only-contract',
    'e2e/peek.ts',
    valueFrom('readConfig', '../api/src/platform/config.ts'),
  ),
  breach(
    'goods-know-only-react',
    'catalogue/components/hero/tied/component.tsx',
    valueFrom('savedSchema', '@tessera/contract/saved'),
  ),
  breach(
    'platform-knows-no-module',
    'api/src/platform/knowing.ts',
    typeFrom('UsersService', '../modules/users/service.ts'),
  ),
  breach(
    'modules-do-not-know-the-wiring',
    'api/src/modules/users/jobs.ts',
    valueFrom('buildApp', '../../app.ts'),
  ),
  breach(
    'modules-meet-only-through-service',
    'api/src/modules/audit/policy.ts',
    typeFrom('SavedRepository', '../saved/repository.ts'),
  ),
  breach(
    'services-are-injected-not-imported',
    'api/src/modules/audit/presenter.ts',
    valueFrom('savedService', '../saved/service.ts'),
  ),
  breach(
    'no-cycles-between-modules',
    'api/src/modules/users/service.saved.ts',
    typeFrom('SavedService', '../saved/service.ts'),
  ),
  breach(
    'routes-call-only-their-service',
    'api/src/modules/saved/routes.rows.ts',
    typeFrom('SavedRepository', './repository.ts'),
  ),
  breach(
    'http-lives-in-routes',
    'api/src/modules/users/service.replies.ts',
    typeFrom('FastifyReply', 'fastify'),
  ),
  breach(
    'sql-lives-in-repositories',
    'api/src/modules/users/service.rows.ts',
    typeFrom('Kysely', 'kysely'),
  ),
  breach(
    'features-import-no-feature',
    'web/src/features/saved/sideways.ts',
    valueFrom('mosaic', '../catalog/mosaic.ts'),
  ),
  breach(
    'features-import-no-route',
    'web/src/features/saved/upwards.ts',
    "import Home from '../../routes/home.tsx';\n\nexport const Inner = Home;\n",
  ),
  breach(
    'ui-knows-no-product',
    'web/src/ui/priced.ts',
    typeFrom('Saved', '@tessera/contract/saved'),
  ),
  breach(
    'product-knows-no-specimen',
    'web/src/features/saved/shown.ts',
    valueFrom('specimen', '../../styleguide/button.specimen.tsx'),
  ),
  breach('lib-knows-no-feature', 'web/src/lib/styled.ts', valueFrom('Button', '../ui/button.tsx')),
  breach(
    'compose-imports-no-route',
    'web/src/compose/tour.ts',
    valueFrom('Home', '../routes/home.tsx'),
  ),
  breach('lib-is-browser-technique', 'web/src/lib/signed-in.ts', valueFrom('get', '../api/get.ts')),
];

const names: PlantedBreach[] = [
  breach('module-vocabulary', 'api/src/modules/users/mapper.ts', 'export const map = 1;\n'),
  breach('module-vocabulary', 'api/src/modules/users/service-mail.ts', 'export const mail = 1;\n'),
  breach(
    'no-folder-where-design-stops',
    'api/src/platform/utils/clock.ts',
    'export const clock = 1;\n',
  ),
  breach('no-folder-where-design-stops', 'web/src/components/a.ts', 'export const a = 1;\n'),
  breach('kebab-case-names', 'contract/src/savedItems.ts', 'export const items = 1;\n'),
  breach('migration-names', 'api/migrations/2026_create_users.sql', 'select 1;\n'),
];

const contents: PlantedBreach[] = [
  breach(
    'line-limit',
    'contract/src/long.ts',
    'export {};\n'.repeat(300) + 'export const end = 1;\n',
  ),
  breach(
    'environment-only-in-config',
    'web/src/lib/flag.ts',
    "export const flag = process.env['FLAG'];\n",
  ),
  breach(
    'environment-only-in-config',
    'contract/src/unpacked.ts',
    'const { env } = process;\n\nexport const flag = env;\n',
  ),
  breach('no-barrels', 'contract/src/everything.ts', "export * from './saved.ts';\n"),
  breach(
    'suppressions-carry-a-reason',
    'contract/src/quiet.ts',
    `${bareSuppression}\nconsole.log(1);\n`,
  ),
  breach('no-alias-tables', 'sandbox/tsconfig.json', '{ "compilerOptions": { "paths": {} } }\n'),
  breach(
    'no-alias-tables',
    'api/package.json',
    '{ "name": "@tessera/api", "type": "module", "imports": { "#config": "./src/platform/config.ts" } }\n',
  ),
  breach('no-machine-paths', 'docs/running.md', `Start it from ${machinePath}.\n`),
  breach(
    'cards-are-selected-once',
    'api/src/modules/catalog/repository.ts',
    'export const selectCards = (): string[] => [];\nexport const selectCardRows = selectCards;\n',
  ),
  breach(
    'cards-are-selected-once',
    'api/src/modules/saved/repository.named.ts',
    'export const selectSavedCards = (): string[] => [];\n',
  ),
  breach(
    'cards-are-selected-once',
    'api/src/modules/saved/repository.joined.ts',
    "export const columns = ['components.id', 'images.placeholder as imagePlaceholder'];\n",
  ),
  breach(
    'cards-are-selected-once',
    'api/src/modules/saved/repository.bare.ts',
    "export const list = () => ({ from: 'components', columns: ['title', 'placeholder'] });\n",
  ),
  breach(
    'cards-are-selected-once',
    'api/src/modules/saved/repository.written.ts',
    'export const list = `select title, placeholder from components join images on true`;\n',
  ),
  breach(
    'cards-are-selected-once',
    'api/sql/saved-cards.sql',
    'select c.title, i.placeholder from components c join images i on i.component_id = c.id;\n',
  ),
  breach(
    'no-undocumented-fields',
    'api/src/platform/sent.ts',
    'export const isSent = (reply: { _headerSent: boolean }): boolean => reply._headerSent;\n',
  ),
  breach(
    'no-undocumented-fields',
    'api/test/events.ts',
    "export const eventsOf = (socket: Record<string, unknown>): unknown => socket['_events'];\n",
  ),
  breach(
    'no-undocumented-fields',
    'api/src/platform/state.ts',
    'export const stateOf = (stream: { _writableState: object }): object => {\n  const { _writableState } = stream;\n  return _writableState;\n};\n',
  ),
  breach(
    'no-undocumented-fields',
    'api/src/platform/parser.ts',
    "import { methods } from 'node:_http_common';\n\nexport const used = methods;\n",
  ),
  breach(
    'no-undocumented-fields',
    'web/src/lib/bound.ts',
    "export const bound = (process: { binding: (name: string) => object }) => process.binding('fs');\n",
  ),
  breach(
    'no-undocumented-fields',
    'contract/src/symbols.ts',
    'export const symbolsOf = (of: object): symbol[] => Object.getOwnPropertySymbols(of);\n',
  ),
  breach(
    'no-undocumented-fields',
    'contract/src/described.ts',
    "export const isHandle = (one: symbol): boolean => String(one) === 'Symbol(kHandle)';\n",
  ),
];

const migrations: PlantedBreach[] = [
  breach(
    'migrations-never-change',
    'api/migrations/202601010000_create_saved.sql',
    'create table saved (id text primary key, note text);\n',
  ),
  breach('migrations-never-change', 'api/migrations/202601020000_create_notes.sql', 'select 1;\n'),
  breach(
    'migrations-never-change',
    'api/migrations.sha256',
    `b511aba62c219fc3867bca64b042c2ede8a6f63f7e5e377d8c037bef02cb0e58  202601010000_create_saved.sql\n${'0'.repeat(64)}  202512310000_create_users.sql\n`,
  ),
];

export const plantedBreaches = [...imports, ...names, ...contents, ...migrations];

/** The second file of the cycle. A cycle is reported once, under its first file. */
const accomplices: Plan = { 'contract/src/right.ts': typeFrom('Used', './left.ts') };

export const breachedPlan: Plan = {
  ...accomplices,
  ...Object.fromEntries(plantedBreaches.map(({ file, text }) => [file, text])),
};
