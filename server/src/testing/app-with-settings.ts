import { onTestFinished } from 'vitest';
import type { Config } from '#core/config.ts';
import { createApp } from '../app.ts';
import { type TestApp, toOwnHost } from './test-app.ts';

/** Creates an app with other settings on the same database, until the end of a test. */
export async function appWithSettings(t: TestApp, settings: Partial<Config>): Promise<TestApp> {
  const deps = { ...t.deps, config: { ...t.deps.config, ...settings } };
  const app = await createApp(deps);
  onTestFinished(() => app.close());
  return { ...t, app, deps, inject: (options) => app.inject(toOwnHost(deps.config, options)) };
}
