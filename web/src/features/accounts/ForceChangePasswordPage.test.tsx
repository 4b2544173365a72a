import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetUser, storeUser } from '#core/session.ts';
import { renderInApp } from '../../../test/render-app.tsx';
import ForceChangePasswordPage from './ForceChangePasswordPage.tsx';

afterEach(() => vi.unstubAllGlobals());

async function submit(password: string, answer: object, status = 400) {
  storeUser({
    username: 'Ana',
    email: '',
    role: 'admin',
    profile_photo: '',
    force_password_change: true,
  });
  renderInApp(<ForceChangePasswordPage />, {});
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }));
  const field = await screen.findByLabelText('Nova senha', { selector: 'input' });
  fireEvent.change(field, { target: { value: password } });
  fireEvent.click(screen.getByText('Alterar senha'));
  return field;
}
const atField = (new_password: string) => ({
  error: new_password,
  code: 'invalid_input',
  fields: { new_password },
});

describe('spec-a F: without a session', () => {
  it('offers the sign-in page and the language', async () => {
    forgetUser();
    renderInApp(<ForceChangePasswordPage />, {});
    expect(await screen.findByRole('link', { name: 'Acessar' })).toHaveAttribute('href', '/login');
    expect(screen.getByLabelText('Language')).toBeVisible();
  });

  it('signed in, it offers the language only', async () => {
    await submit('short', {});
    expect(screen.queryByRole('link', { name: 'Acessar' })).toBeNull();
    expect(screen.getByLabelText('Language')).toBeVisible();
  });
});

describe('D47: the forced change speaks Portuguese', () => {
  it.each([
    ['short', {}, 'No mínimo 8 caracteres'],
    ['x'.repeat(129), {}, 'No máximo 128 caracteres'],
    [
      'password1',
      atField('This password is too common. Choose another one'),
      'Esta senha é muito comum. Escolha outra',
    ],
    [
      'a good long passphrase',
      atField('Choose a password other than the current one'),
      'Escolha uma senha diferente da atual',
    ],
  ])('at the field: %s', async (password, answer, message) => {
    const field = await submit(password, answer);
    await vi.waitFor(() => expect(field).toHaveAccessibleDescription(message));
  });

  it('shows a Portuguese message for a server failure', async () => {
    const answer = { error: 'Unexpected error', code: 'unexpected' };
    await submit('a good long passphrase', answer, 500);
    expect(await screen.findByText('Erro inesperado')).toBeVisible();
  });
});
