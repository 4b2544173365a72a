import { PICTURE } from '@intranet/contract/core/pictures.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUser, storedUser, storeUser } from '#core/session.ts';
import { renderUi } from '../../../../test/render.tsx';
import ChangePhotoModal from './ChangePhotoModal.tsx';

const fetched = vi.fn();
const closed = vi.fn();
const USER = { username: 'Ana', email: 'ana@example.com', role: 'full_access' } as const;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  storeUser({ ...USER, profile_photo: '/old.webp', force_password_change: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  forgetUser();
});

function open(profile_photo = '/old.webp') {
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ChangePhotoModal user={{ ...USER, profile_photo }} onClose={closed} />
    </QueryClientProvider>,
  );
  return userEvent.setup({ applyAccept: false });
}

const choose = (user: ReturnType<typeof open>, file: File) =>
  user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);

test('rejects a file that is no picture or too large without sending it', async () => {
  const user = open();
  await choose(user, new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(PICTURE.refusal)).toBeInTheDocument();
  await choose(user, new File(['x'], 'x.png', { type: 'image/png' }));
  expect(await screen.findByText(/Couldn’t read|can’t be read|couldn’t read/)).toBeInTheDocument();
  const large = new File([new Uint8Array(PICTURE.maxBytes + 1)], 'l.png', { type: 'image/png' });
  await choose(user, large);
  expect(await screen.findByText(PICTURE.refusal)).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

test('removing a photo updates the stored user at once', async () => {
  fetched.mockResolvedValue(Response.json({ success: true, message: 'Photo removed' }));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(storedUser()?.profile_photo).toBe('');
  expect(localStorage.getItem('profile_photo')).toBe('');
});

test('a failed removal shows an error in the open dialog', async () => {
  const reply = { error: 'The service is not available right now.', code: 'unavailable' };
  fetched.mockResolvedValue(Response.json(reply, { status: 503 }));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText(reply.error)).toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
  expect(storedUser()?.profile_photo).toBe('/old.webp');
});

test('without a photo there is no Remove button', () => {
  open('');
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
});
