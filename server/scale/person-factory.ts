import { systemClock } from '#core/clock.ts';
import { makePerson, type Person } from '../src/testing/factories.ts';
import type { TestApp } from '../src/testing/test-app.ts';
import type { SharedServices } from './shared-services.ts';

export { PASSWORD } from '../src/testing/factories.ts';

/** Adapts the factories of the other tests, which only need the database and the clock. */
export function createPersonFactory({
  db,
}: Pick<SharedServices, 'db'>): (...person: Options) => Promise<Person> {
  const test = { deps: { db, clock: systemClock } } as TestApp;
  return (name, options) => makePerson(test, name, options);
}
type Options = [name: string, options?: Parameters<typeof makePerson>[2]];
