import { createApp } from '../app.ts';
import { type TestApp, toOwnHost } from './test-app.ts';

/** Another server on the same database. */
export async function openSecondServer({ deps }: TestApp) {
  const app = await createApp(deps);
  return {
    post: (caller: { cookie: string }, url: string, payload: object) =>
      app.inject(
        toOwnHost(deps.config, {
          method: 'POST',
          url,
          payload,
          headers: { cookie: caller.cookie },
        }),
      ),
    close: () => app.close(),
  };
}
