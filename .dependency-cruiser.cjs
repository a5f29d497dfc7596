/**
 * The allowed import directions (docs/develop.md). dependency-cruiser reads TypeScript with the 5.9 that stands
 * beside our own 7: it passes on nothing under 7.
 */
/** Tests and what only tests use: they may start what they test with. */
const TESTS = '\\.test\\.tsx?$|/src/(testing|fixture)/';

const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: '^(apps|packages|demo|e2e|bench|scripts)/', pathNot: [from, ...allowed] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle hides who depends on whom.',
      from: { pathNot: '^packages/content-model/src/payload-types' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'apps-never-import-apps',
      severity: 'error',
      comment: 'Between apps run only HTTP, database rows, files and IPC.',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-parts-meet-in-routes',
      severity: 'error',
      comment:
        'A page or a flow of the app knows no other: they meet in routes. What a page shows of blocks is the list of them.',
      from: { path: '^apps/web/src/(pages|flows)/([^/]+)/', pathNot: TESTS },
      to: { path: '^apps/web/src/(pages|blocks/[^/]+|flows|routes)/', pathNot: '^apps/web/src/$1/$2/' },
    },
    {
      name: 'web-blocks-know-no-block',
      severity: 'error',
      comment: 'A block knows no other and no page. Blocks share what lies beside their folders, and sections.',
      from: { path: '^apps/web/src/blocks/([^/]+)/', pathNot: TESTS },
      to: { path: '^apps/web/src/(pages|flows|routes|blocks/[^/]+)/', pathNot: '^apps/web/src/blocks/$1/' },
    },
    {
      name: 'web-sections-know-no-page',
      severity: 'error',
      comment:
        'Several kinds of page are made of the same sections. Sections share what lies beside their folders and the full-screen view.',
      from: { path: '^apps/web/src/sections/([^/]+)', pathNot: TESTS },
      to: {
        path: '^apps/web/src/(pages|blocks|flows|routes|sections/[^/]+/)',
        pathNot: ['^apps/web/src/sections/$1/', '^apps/web/src/sections/full-screen/'],
      },
    },
    {
      name: 'web-print-knows-no-page',
      severity: 'error',
      comment: 'The print engine lays out what routes/chapters.ts gives it.',
      from: { path: '^apps/web/src/print/', pathNot: TESTS },
      to: { path: '^apps/web/src/(pages|sections|blocks|flows|routes)/' },
    },
    {
      name: 'web-ground-knows-no-part',
      severity: 'error',
      comment: 'What all parts of the app use knows none of them.',
      from: { path: '^apps/web/src/(api|forms|i18n|offline|session|shell|stores)/', pathNot: TESTS },
      to: { path: '^apps/web/src/(pages|sections|blocks|flows|print|routes)/' },
    },
    {
      name: 'api-features-meet-in-app',
      severity: 'error',
      comment:
        'Endpoints share http/, context.ts, what auth/ and accounts/ know of the caller and how content of a release is sent; nothing else of each other.',
      from: { path: '^apps/api/src/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^apps/api/src/[^/]+/',
        pathNot: [
          '^apps/api/src/$1/',
          '^apps/api/src/(http|auth|accounts)/',
          '^apps/api/src/content/(release-route|compressible).ts$',
        ],
      },
    },
    only('contract-knows-nobody', 'The contract stands alone.', '^packages/contract/', []),
    only('server-knows-the-contract', 'What processes share knows the contract only.', '^packages/server/', [
      '^packages/contract/',
    ]),
    only('jobs-know-server-and-contract', 'The queue.', '^packages/jobs/', ['^packages/(contract|server)/']),
    only('accounts-below-content', 'People: customers and staff. They know no content and no Payload.', '^packages/accounts/', [
      '^packages/(contract|server|jobs)/',
    ]),
    only('content-model-below-release', 'The content model does not know how it is published.', '^packages/content-model/', [
      '^packages/(contract|server|jobs|accounts)/',
    ]),
    only('release-below-apps', 'Publishing.', '^packages/release/', ['^packages/(contract|server|jobs|content-model|search)/']),
    only('ui-knows-the-contract', 'Components know the contract only.', '^packages/ui/', ['^packages/contract/']),
    only('platform-knows-the-contract', 'What a browser and a desktop window do differently.', '^packages/platform/', [
      '^packages/contract/',
    ]),
    only(
      'offline-knows-platform-and-contract',
      'The offline engine is pure: it asks the platform for everything.',
      '^packages/offline/',
      ['^packages/(contract|platform)/'],
    ),
    only('search-knows-the-contract', 'Publishing and the app search with the same rules.', '^packages/search/', [
      '^packages/contract/',
    ]),
    only('web-knows-contract-and-ui', 'The app reaches the server over HTTP only.', '^apps/web/', [
      '^packages/(contract|offline|platform|search|ui)/',
    ]),
    only('api-without-payload', 'The API serves releases: it never loads the CMS.', '^apps/api/', [
      '^packages/(accounts|contract|server|release|jobs|search)/',
    ]),
    only(
      'desktop-stands-alone',
      'The app is the web build and Rust: its journeys reach it by WebDriver and read its files.',
      '^apps/desktop/',
      ['^packages/(contract|platform)/'],
    ),
    {
      name: 'api-never-loads-payload',
      severity: 'error',
      from: { path: '^(apps/api|packages/accounts)/', pathNot: TESTS },
      to: { path: 'node_modules/(payload|@payloadcms)/|^packages/content-model/', reachable: true },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|^packages/testing/' },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: { path: '^(apps|packages|demo|e2e|bench|scripts)/' },
      to: { couldNotResolve: true, pathNot: ['[.]css', '[.]svg', '[.]woff2', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'next-env\\.d\\.ts$|(^|/)(dist|dist-server|\\.next|test-results|var)/|importMap\\.js$|\\.module\\.css$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
