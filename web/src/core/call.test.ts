import {
  removeProfilePhoto,
  uploadProfilePhoto,
} from '@intranet/contract/accounts/photo-endpoints.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError, call } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(body: unknown, status = 200) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls[0]?.[1] ?? {};
}

test('a body is sent as JSON', async () => {
  const sent = answer({ success: true, message: '' });
  await call(removeProfilePhoto, { body: { username: 'Ana' } });
  expect(sent()).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"username":"Ana"}',
  });
});

test('with a file it becomes a form, whose content type the browser writes', async () => {
  const sent = answer({ photo_url: '/x' });
  const file = new Blob(['picture'], { type: 'image/webp' });
  await call(uploadProfilePhoto, { body: { username: 'Ana' }, file });
  const form = sent().body as FormData;
  expect(form).toBeInstanceOf(FormData);
  expect(form.get('username')).toBe('Ana');
  expect((form.get('profile_photo') as File).size).toBe(7);
  expect(sent().headers).toEqual({});
});

test('the server’s sentence is what a failure says', async () => {
  answer({ error: 'Please choose a picture.', code: 'invalid_file' }, 400);
  const failed = call(uploadProfilePhoto, { body: { username: 'Ana' }, file: new Blob([]) });
  await expect(failed).rejects.toThrow(new CallError('invalid_file', 'Please choose a picture.'));
});
