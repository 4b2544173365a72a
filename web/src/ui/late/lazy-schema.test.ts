import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { lazySchema } from './lazy-schema.ts';

const schema = z.object({ name: z.string().min(1, 'Enter a name') });

it('judges by the schema: once it is there at once, so that a double click submits once', async () => {
  const { validate } = lazySchema(async () => schema);
  await expect(validate({ name: '' })).resolves.toEqual({ name: 'Enter a name' });
  expect(validate({ name: '' })).toEqual({ name: 'Enter a name' });
  expect(validate({ name: 'Ana' })).toEqual({});
});

it('leaves it to the server where the schema cannot be loaded', async () => {
  const { validate } = lazySchema(() => Promise.reject(new TypeError('offline')));
  await expect(validate({ name: '' })).resolves.toEqual({});
});

it('loads ahead of its need, and a failure of that is nobody’s', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('offline')));
  lazySchema(load).preload();
  expect(load).toHaveBeenCalledOnce();
  await Promise.resolve();
});
