/** The import rules of docs/ARCHITECTURE.md, held by `npm test`. */

const TESTS = '\\.test\\.ts$';
const TESTS_AND_FIXTURES = '\\.(test|fixture)\\.tsx?$';

/** Forbids imports between modules. A text is the pattern of their paths. */
function forbid(name, from, to) {
  const modules = (side) => (typeof side === 'string' ? { path: side } : side);
  return { name, severity: 'error', from: modules(from), to: modules(to) };
}

module.exports = {
  forbidden: [
    forbid('no-circular', {}, { circular: true }),
    // The contract imports only itself, zod and the renderer of messages.
    forbid(
      'contract-stands-alone',
      { path: '^contract/', pathNot: TESTS },
      {
        pathNot: [
          '^contract/',
          '^node_modules/(zod|minisearch|@lingui/(core|message-utils)|@schummar/icu-type-parser)/',
        ],
      },
    ),
    forbid('web-and-server-meet-in-the-contract', '^(web|server)/', {
      path: '^(web|server)/',
      pathNot: '^$1/',
    }),
    // Tests run on the server's database.
    forbid(
      'packages-know-no-product',
      { path: '^(embedded-database|backup)/', pathNot: TESTS },
      {
        path: '^(contract|embedded-database|backup|server|web|demo|translations)/',
        pathNot: '^$1/',
      },
    ),
    // Production loads no made-up data: the server loads the demo with --demo only.
    forbid(
      'product-knows-no-demo',
      { path: '^(contract|server|ui|web)/', pathNot: '^server/src/main\\.ts$' },
      '^demo/',
    ),
    forbid('main-loads-the-demo-on-demand', '^server/src/main\\.ts$', {
      path: '^demo/',
      dynamic: false,
    }),
    forbid('demo-knows-no-web-app', '^demo/', '^web/'),
    forbid(
      'server-core-knows-no-feature',
      { path: '^server/src/core/', pathNot: TESTS },
      '^server/src/(features/|app\\.ts|main\\.ts)',
    ),
    forbid('server-feature-knows-no-app', '^server/src/features/', '^server/src/(app|main)\\.ts'),
    // A feature imports another's queries.ts and policy.ts only. People, balance and groups also
    // offer the functions that write their tables, and accounts the counts of rate limits.
    forbid(
      'server-feature-interfaces',
      { path: '^server/src/features/([^/]+)/', pathNot: TESTS },
      {
        path: '^server/src/features/',
        pathNot: [
          '^server/src/features/$1/',
          '/(queries|policy)\\.ts$',
          '/people/(distinct-names|hooks|leaving/hooks|people-sql|update-employee|employees/create-employee|import/choose-person)\\.ts$',
          '/groups/reader-lists\\.ts$',
          '/balance/(ledger|accruals|funding|balances)\\.ts$',
          '/accounts/rate-limit/rate-limit\\.ts$',
        ],
      },
    ),
    // It has the sentences of these folders only, from `FILES` in translations/src/catalogues.ts.
    forbid('sign-in-page-has-its-sentences', '^web/src/app/guard/SignInEntry\\.tsx$', {
      reachable: true,
      path: '^(web|ui|contract)/src/',
      pathNot:
        '^(web/src/(app/(?!search|vacation-admin)|core|features/accounts/(?!admin|own|photo))|ui/src/(?!charts|frames|import|tables)|contract/src/(accounts|core|people|site|pages\\.ts))',
    }),
    // A feature imports another's api.ts and the files in its shared/ folder only.
    forbid(
      'web-feature-interfaces',
      { path: '^web/src/features/([^/]+)/', pathNot: TESTS_AND_FIXTURES },
      {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/(api\\.ts$|shared/)'],
      },
    ),
    // Use cases notify people through core/notify, which queues the messages.
    forbid(
      'notifications-only',
      { path: '^server/src/features/', pathNot: TESTS },
      '^server/src/core/mail/queue-messages\\.ts$',
    ),
    // Leave reacts to changes of people through people/hooks.ts.
    forbid(
      'people-and-balance-know-no-leave',
      { path: '^(server|web)/src/features/(people|balance)/', pathNot: TESTS_AND_FIXTURES },
      '^(server|web)/src/features/leave/',
    ),
    // The parts know no app: what they need of it are props, or `UiContext`.
    forbid('ui-knows-the-contract-only', '^ui/', '^(web|server|demo)/'),
    forbid('web-core-knows-no-feature', '^web/src/core/', '^web/src/(features|app)/'),
    forbid('web-feature-knows-no-app', '^web/src/features/', '^web/src/app/'),
    forbid('not-to-unresolvable', {}, { couldNotResolve: true }),
    forbid(
      'no-dev-dependency-in-the-product',
      {
        path: '^(contract|embedded-database|backup|server|ui|web|demo)/src/',
        pathNot: ['\\.test\\.tsx?$', '\\.fixture\\.tsx?$', '/testing/'],
      },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm', 'npm-optional'],
        pathNot: '/@types/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
