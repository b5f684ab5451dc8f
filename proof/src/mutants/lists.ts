import { fault, type Mutant } from './mutant.ts';

const modules = (path: string) => `api/src/modules/${path}`;
const platform = (path: string) => `api/src/platform/${path}`;

/** Pages, filters, order and search. */
export const lists: readonly Mutant[] = [
  fault(
    'a numbered page starts one page too late',
    platform('db/numbered-page.ts'),
    'const offset = (page - 1) * limit;',
    'const offset = page * limit;',
    [modules('creators/routes.admin.test.ts')],
    'has ten on a page',
  ),
  fault(
    'the next page skips rows of the same moment',
    platform('db/cursor.ts'),
    "(${sql.ref(columns.at)}, ${sql.ref(columns.id)}) < (${at}::timestamp at time zone 'UTC', ${id}::uuid)`",
    "${sql.ref(columns.at)} < ${at}::timestamp at time zone 'UTC' and ${id}::uuid is not null`",
    [modules('subscriptions/routes.test.ts')],
    'page by page, each once',
  ),
  fault(
    'a full last page promises another one',
    modules('templates/service.ts'),
    'const last = rows.length > limit ? rows[limit - 1] : undefined;',
    'const last = rows.length >= limit ? rows[limit - 1] : undefined;',
    [modules('templates/routes.test.ts')],
  ),
  fault(
    'components of the same moment are ordered otherwise on the next page',
    modules('catalog/repository.ts'),
    `.orderBy('components.id', 'desc')
      .limit(limit);`,
    `.orderBy('components.id', 'asc')
      .limit(limit);`,
    [modules('catalog/routes.test.ts')],
    'share a timestamp',
  ),
  fault(
    'a percent sign in a search matches everything',
    modules('templates/repository.ts'),
    'const pattern = `%${word.replaceAll(/[\\\\%_]/g, String.raw`\\$&`)}%`;',
    'const pattern = `%${word}%`;',
    [modules('templates/routes.test.ts'), modules('templates/routes.admin-list.test.ts')],
  ),
  fault(
    'a list of the admins is sorted one way only',
    modules('catalog/repository.admin.ts'),
    "const way = direction === 'asc' ? sql`asc` : sql`desc`;",
    "const way = direction === 'asc' ? sql`desc` : sql`desc`;",
    [modules('catalog/routes.admin-list.test.ts')],
  ),
  fault(
    'the filter by plan is ignored',
    modules('catalog/repository.admin.ts'),
    ': [planId === null ? sql<SqlBool>`c.plan_id is null` : sql<SqlBool>`c.plan_id = ${planId}`]),',
    ': [planId === null ? sql<SqlBool>`c.plan_id is null` : sql<SqlBool>`c.plan_id is not null`]),',
    [modules('catalog/routes.admin-list.test.ts')],
  ),
  fault(
    'the total of a list ignores its filter',
    modules('templates/service.ts'),
    'repository.count(handle, filter),',
    'repository.count(handle, { ...filter, category: undefined }),',
    [modules('templates/routes.test.ts')],
  ),
  fault(
    'a cell of a CSV file can hold a formula',
    platform('http/csv.ts'),
    "const inert = FORMULA.test(text) ? `'${text}` : text;",
    'const inert = FORMULA.test(text) ? text : text;',
    [platform('http/csv.test.ts')],
  ),
  fault(
    'ten users are on a page instead of fifteen',
    'contract/src/constants.ts',
    '{ analytics: 10, users: 15, applications: 10, revenue: 10 }',
    '{ analytics: 10, users: 10, applications: 10, revenue: 10 }',
    [modules('users/routes.admin.test.ts')],
    'fifteen to a page',
  ),
];
