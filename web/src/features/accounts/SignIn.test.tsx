import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../test/render-app.tsx';
import { SignIn } from './SignIn.tsx';

afterEach(() => vi.unstubAllGlobals());

const SITE = { company_name: 'Acme', today: '2026-11-21', single_sign_on: null, demo: null };
const languages = () => screen.queryByRole('combobox', { name: 'Language' });
const signedIn = async () => undefined;

test('the choice of language waits for the site, whose people would push it down', async () => {
  renderInApp(<SignIn onSignedIn={signedIn} />, { '/api/site': SITE });
  expect(await screen.findByLabelText('Username')).toBeInTheDocument();
  await waitFor(() => expect(languages()).toBeInTheDocument());
});

test('the choice of language is there even if the site can’t be read', async () => {
  renderInApp(<SignIn onSignedIn={signedIn} />, {});
  await waitFor(() => expect(languages()).toBeInTheDocument());
});

test('marks both fields after a wrong guess, until one of them changes', async () => {
  const { user } = renderInApp(<SignIn onSignedIn={signedIn} />, { '/api/site': SITE });
  const fields = [await screen.findByLabelText('Username'), screen.getByLabelText('Password')];
  const refused = { error: 'Wrong', code: 'invalid_credentials' };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 401 }));
  await user.type(fields[0] as HTMLElement, 'ana');
  await user.type(fields[1] as HTMLElement, 'a guess{Enter}');
  expect(await screen.findByText('Wrong')).toBeVisible();
  for (const field of fields) expect(field).toBeInvalid();
  await user.type(fields[1] as HTMLElement, '!');
  for (const field of fields) expect(field).toBeValid();
});
