import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { SettingsTab } from './SettingsTab.tsx';

const posted = vi.fn<(body: unknown) => Response>();

beforeEach(() => {
  posted.mockReset();
  posted.mockReturnValue(Response.json({ success: true, message: 'Settings saved' }));
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) =>
    method === 'POST'
      ? posted(JSON.parse(String(body)))
      : Response.json({ law_hints: true, holiday_state: 'SP' }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderUi(
    <QueryClientProvider client={client}>
      <SettingsTab />
    </QueryClientProvider>,
  );
}

it('saves the legal hints and the holiday calendar', async () => {
  const { user } = open();
  const hints = await screen.findByRole('switch', { name: 'Brazilian vacation law hints' });
  expect(hints).toBeChecked();
  const state = screen.getByRole('combobox', { name: 'State holidays' });
  expect(state).toHaveValue('São Paulo');
  await user.click(hints);
  // Search ignores accents (pitfall 16).
  await user.click(state);
  await user.clear(state);
  await user.paste('ao pau');
  expect(await screen.findByRole('option')).toHaveTextContent('São Paulo');
  await user.clear(state);
  await user.click(await screen.findByRole('option', { name: 'None: national holidays only' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(posted).toHaveBeenCalledWith({ law_hints: false, holiday_state: '' });
});

it('keeps the choice and shows the error when saving fails', async () => {
  posted.mockReturnValue(
    Response.json({ error: 'Not now.', code: 'unavailable' }, { status: 503 }),
  );
  const { user } = open();
  const hints = await screen.findByRole('switch', { name: 'Brazilian vacation law hints' });
  await user.click(hints);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(hints).not.toBeChecked();
});
