import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { UserSelect } from './UserSelect.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['without a sentence', {}, 'An error occurred. Please try again.'],
  ['with one', { error: 'The server is busy.' }, 'The server is busy.'],
])(
  'spec-a H: a failed search for users %s says so, and opening the field tries again',
  async (_, body, text) => {
    const fetched = vi.fn(async () => Response.json(body, { status: 500 }));
    vi.stubGlobal('fetch', fetched);
    const { user } = renderUi(
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <UserSelect label="User" value="" onChoose={() => undefined} />
      </QueryClientProvider>,
    );
    const field = screen.getByRole('combobox', { name: 'User' });
    await user.click(field);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    const before = fetched.mock.calls.length;
    await user.keyboard('{Escape}');
    await user.click(field);
    await vi.waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(before));
  },
);
