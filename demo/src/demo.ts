import type { Additions } from '@intranet/server/additions.ts';
import { demoBrand } from './demo-company/demo-brand.ts';
import { fillDemo } from './demo-company/fill-demo.ts';
import { SAMPLE_PAGES } from './reports/find-page.ts';
import { sampleReportRoutes } from './reports/routes.ts';

export const DEMO: Additions = {
  settings: demoBrand,
  fill: fillDemo,
  mountRoutes: sampleReportRoutes,
  ownPages: SAMPLE_PAGES,
  greeting: ({ demoPassword }) => [
    'Demo company: sign in as any of the people offered on the sign-in page, for example',
    `  Demo People (an intern)   Demo Head (who decides)   Demo Admin`,
    `all with the password ${demoPassword}`,
  ],
};
