import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage } from './admin-screens.fixture.tsx';
import LinkPreviewPage from './LinkPreviewPage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('D35: shows the address in a sandboxed frame with its item', async () => {
  const url = 'https://bi.example.com/';
  vi.stubGlobal('fetch', async () => Response.json({ name: 'frp', url }));
  openPage(LinkPreviewPage, '/linkpreview');
  const item = 'Reports › Accounting › BI GGP';
  const frame = await screen.findByTitle(item);
  expect(frame).toHaveAttribute('src', url);
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(screen.getByRole('heading', { name: `Preview: ${item}` })).toBeVisible();
  expect(screen.getByText(/This page saves nothing/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir em nova aba' })).toHaveAttribute('href', url);
});

it('shows a message when the preview has expired', async () => {
  const gone = { error: 'The ten minutes have passed.', code: 'not_found' };
  vi.stubGlobal('fetch', async () => Response.json(gone, { status: 404 }));
  openPage(LinkPreviewPage, '/linkpreview');
  expect(await screen.findByRole('link', { name: 'Go to File Update' })).toBeVisible();
});
