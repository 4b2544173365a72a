/** The name of Slack in tests, which the certificate of the fixture is for. */
export const HOOKS_HOST = 'hooks.outside.test';
