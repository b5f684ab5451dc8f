/** The architecture, as rules: each name is the sentence a failing check prints. */
const TESTS = '\\.test\\.tsx?$';
const MODULE = '^api/src/modules/([^/]+)/';

/** A module file by its base word, whole (`service.ts`) or split by noun (`service.refunds.ts`). */
const word = (base) => `${base}\\.[a-z0-9.-]*ts$`;
const packages = (...names) => `node_modules/(@types/)?(${names.join('|')})/`;
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    // An import the checker cannot follow is a rule it cannot hold; the exceptions are made by the web build.
    forbid(
      'every-import-resolves',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '/\\+types/'] },
    ),
    forbid(
      'no-path-aliases',
      {},
      { dependencyTypes: ['aliased-subpath-import', 'aliased-tsconfig', 'aliased-webpack'] },
    ),

    forbid(
      'contract-imports-only-zod',
      { path: '^contract/src/', pathNot: TESTS },
      { pathNot: ['^contract/src/', packages('zod')] },
    ),
    forbid(
      'web-and-api-meet-only-in-contract',
      { path: '^(contract|web|api)/' },
      { path: '^(web|api)/', pathNot: '^$1/' },
    ),
    forbid(
      'product-knows-no-tooling',
      { path: '^(contract|web|api)/src/', pathNot: TESTS },
      { path: '^(e2e|proof|sandbox|catalogue|tools)/' },
    ),
    forbid(
      'proof-and-e2e-know-only-contract',
      { path: '^(e2e|proof|sandbox|catalogue)/' },
      { path: '^(web|api)/' },
    ),
    // What is sold is pasted into other people's projects, so it knows nothing of this one.
    forbid(
      'goods-know-only-react',
      { path: '^catalogue/components/.+/component\\.tsx$' },
      { pathNot: packages('react', 'lucide-react') },
    ),

    forbid(
      'platform-knows-no-module',
      { path: '^api/src/platform/', pathNot: TESTS },
      { path: '^api/src/', pathNot: '^api/src/platform/' },
    ),
    forbid(
      'modules-do-not-know-the-wiring',
      { path: MODULE, pathNot: TESTS },
      { path: '^api/src/(commands/|goods/|seed/|[^/]+\\.ts$)' },
    ),
    forbid(
      'modules-meet-only-through-service',
      { path: MODULE, pathNot: [TESTS, `/${word('routes')}`] },
      { path: '^api/src/modules/', pathNot: ['^api/src/modules/$1/', `/${word('service')}`] },
    ),
    forbid(
      'services-are-injected-not-imported',
      { path: MODULE, pathNot: [TESTS, `/${word('routes')}`] },
      {
        path: `^api/src/modules/[^/]+/${word('service')}`,
        pathNot: '^api/src/modules/$1/',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    ),
    forbid(
      'routes-call-only-their-service',
      { path: `${MODULE}${word('routes')}`, pathNot: TESTS },
      {
        path: '^api/src/(modules/|platform/db/)',
        pathNot: `^api/src/modules/$1/(${word('service')}|${word('routes')})`,
      },
    ),
    forbid(
      'http-lives-in-routes',
      {
        path: '^api/src/',
        pathNot: [`/${word('routes')}`, '^api/src/app\\.ts$', '^api/src/platform/http/', TESTS],
      },
      { path: packages('fastify', '@fastify/[^/]+', 'fastify-[^/]+') },
    ),
    forbid(
      'sql-lives-in-repositories',
      {
        path: '^api/src/',
        pathNot: [`/${word('repository')}`, '^api/src/platform/db/', TESTS],
      },
      { path: packages('kysely', 'pg') },
    ),

    forbid(
      'features-import-no-feature',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'features-import-no-route',
      { path: '^web/src/features/' },
      { path: '^web/src/(routes/|compose/|[^/]+$)' },
    ),
    forbid(
      'ui-knows-no-product',
      { path: '^web/src/ui/' },
      {
        path: [
          '^web/src/(features|routes|compose|state|api|lib)/',
          '^web/src/[^/]+$',
          '^contract/',
        ],
        // The brand picture is drawn by one file for pages, mails and files alike. Titles are split as text. The store
        // and the clipboard know no product.
        pathNot: [
          '^contract/src/(mosaic|item-title)\\.ts$',
          '^web/src/lib/(store|clipboard-fallback)\\.ts$',
        ],
      },
    ),
    forbid(
      'product-knows-no-specimen',
      { path: '^web/src/', pathNot: ['^web/src/styleguide/', '^web/src/routes/styleguide\\.tsx$'] },
      { path: '^web/src/styleguide/' },
    ),
    forbid(
      'lib-knows-no-feature',
      { path: '^web/src/(lib|api|state)/' },
      { path: '^web/src/(features|routes|compose|ui)/|^web/src/[^/]+$' },
    ),
    forbid('compose-imports-no-route', { path: '^web/src/compose/' }, { path: '^web/src/routes/' }),
    forbid(
      'lib-is-browser-technique',
      { path: '^web/src/lib/' },
      { path: '^web/src/(api|state)/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true, // a type is a dependency too
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(build|coverage|test-results|\\.react-router)/' }, // anchored: a bare 'build' would hide packages
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
