/** The import rules of docs/ARCHITECTURE.md, held by `npm test`. */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-stands-alone',
      comment: 'The contract imports only itself, zod and the renderer of messages.',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^contract/', '^node_modules/(zod|@lingui/core|@schummar/icu-type-parser)/'],
      },
    },
    {
      name: 'web-and-server-meet-in-the-contract',
      severity: 'error',
      from: { path: '^(web|server)/' },
      to: { path: '^(web|server)/', pathNot: '^$1/' },
    },
    {
      name: 'product-knows-no-demo',
      comment: 'Production loads no made-up data.',
      severity: 'error',
      from: { path: '^(contract|server|web)/', pathNot: '^server/src/main\\.ts$' },
      to: { path: '^demo/' },
    },
    {
      name: 'main-loads-the-demo-on-demand',
      comment: 'The server loads the demo with --demo only.',
      severity: 'error',
      from: { path: '^server/src/main\\.ts$' },
      to: { path: '^demo/', dynamic: false },
    },
    {
      name: 'demo-knows-no-web-app',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^web/' },
    },
    {
      name: 'server-core-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/core/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(features/|app\\.ts|main\\.ts)' },
    },
    {
      name: 'server-feature-knows-no-app',
      severity: 'error',
      from: { path: '^server/src/features/' },
      to: { path: '^server/src/(app|main)\\.ts' },
    },
    {
      name: 'server-feature-interfaces',
      comment:
        "A feature imports another's queries.ts and policy.ts only. People and balance also offer the functions that write their tables.",
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/src/features/',
        pathNot: [
          '^server/src/features/$1/',
          '/(queries|policy)\\.ts$',
          '/people/(distinct-names|hooks|update-employee)\\.ts$',
          '/balance/(ledger|accruals|funding)\\.ts$',
        ],
      },
    },
    {
      name: 'web-feature-interfaces',
      comment: "A feature imports another's api.ts and the files in its shared/ folder only.",
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/(api\\.ts$|shared/)'],
      },
    },
    {
      name: 'notifications-only',
      comment: 'Use cases notify people through core/notify, which queues the messages.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/core/mail/queue-messages\\.ts$' },
    },
    {
      name: 'people-and-balance-know-no-leave',
      comment: 'Leave reacts to changes of people through people/hooks.ts.',
      severity: 'error',
      from: {
        path: '^(server|web)/src/features/(people|balance)/',
        pathNot: '\\.(test|fixture)\\.tsx?$',
      },
      to: { path: '^(server|web)/src/features/leave/' },
    },
    {
      name: 'web-ui-and-core-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/(ui|core)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'web-core-knows-no-ui',
      severity: 'error',
      from: { path: '^web/src/core/' },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'web-feature-knows-no-app',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-dev-dependency-in-the-product',
      severity: 'error',
      from: {
        path: '^(contract|server|web|demo)/src/',
        pathNot: ['\\.test\\.tsx?$', '\\.fixture\\.tsx?$', '/testing/'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm', 'npm-optional'],
        pathNot: '/@types/',
      },
    },
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
