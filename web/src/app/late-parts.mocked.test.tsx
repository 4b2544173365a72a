import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeFallbackAlert } from '#ui/feedback/fallback-alert.ts';
import { Select } from '#ui/forms/Select.tsx';
import { renderInApp } from '../../test/render-app.tsx';
import { NotificationArea } from './shell/NotificationArea.tsx';
import { UserMenu } from './shell/UserMenu.tsx';

const unreachable = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('./shell/AccountMenu.tsx', unreachable);
vi.mock('#ui/late/LoadedSelect.tsx', unreachable);
vi.mock('#ui/feedback/show-notification.tsx', unreachable);

afterEach(() => {
  closeFallbackAlert();
  vi.unstubAllGlobals();
});

const person = {
  username: 'Ana',
  email: 'ana@example.com',
  role: 'admin',
  profile_photo: '',
} as const;
const SENTENCE = 'Couldn’t load this. Check your connection.';

test.each([
  ['button', 'Ana’s account'],
  ['combobox', 'Type'],
] as const)(
  'without a connection a press of a %s is answered by a sentence',
  async (role, name) => {
    const { user } = renderInApp(
      <>
        <NotificationArea />
        <UserMenu user={person} />
        <Select label="Type" data={[]} />
      </>,
      {},
    );
    const pressed = await screen.findByRole(role, { name });
    await user.click(pressed);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(SENTENCE);
    expect(pressed).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(SENTENCE)).toBeNull();
  },
);
