export const MAIN_PATHS = ['/home', '/myleave', '/calendar', '/approvals', '/allhands'] as const;
export type MainPath = (typeof MAIN_PATHS)[number];
