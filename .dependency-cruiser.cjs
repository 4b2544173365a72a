/** The import rules of docs/ARCHITECTURE.md, held by `npm test`. */
const feature = '^(server|web)/src/features/([^/]+)/';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-stands-alone',
      comment: 'The contract imports only itself and zod.',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/', '^node_modules/zod/'] },
    },
    {
      name: 'web-and-server-meet-in-the-contract',
      severity: 'error',
      from: { path: '^(web|server)/' },
      to: { path: '^(web|server)/', pathNot: '^$1/' },
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
      to: { path: '^server/(src/(app|main)\\.ts|seed/)' },
    },
    {
      name: 'feature-to-feature-by-queries-or-policy',
      comment: "A feature imports another's queries.ts or policy.ts only, on the web its api.ts.",
      severity: 'error',
      from: { path: feature, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^$1/src/features/',
        pathNot: ['^$1/src/features/$2/', '/(queries|policy|api)\\.ts$'],
      },
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
        path: '^(contract|server|web)/src/',
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
