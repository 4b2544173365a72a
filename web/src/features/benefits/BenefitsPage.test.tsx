import { PDF } from '@intranet/contract/core/pdf.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeUser } from '#core/session.ts';
import { renderUi } from '../../../test/render.tsx';
import BenefitsPage from './BenefitsPage.tsx';

const HEALTH = { name: 'health-plan.pdf', bytes: 67_464, updated_at: '2026-11-22T01:30:00Z' };
const pdf = (name = 'plan.pdf') => new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' });

let documents: object[];
let url: string | null;
const posted = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  documents = [HEALTH];
  url = '';
  posted.mockReset();
  posted.mockResolvedValue(Response.json({ success: true, message: '' }));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'POST') return posted(address, init);
    if (address === '/api/benefit_documents') return Response.json({ documents });
    if (address === '/api/links') {
      if (url === null)
        return Response.json({ error: 'Not now.', code: 'unavailable' }, { status: 503 });
      return Response.json({ links: [{ name: 'benefits', url, opens: 'tab' }] });
    }
    return Response.json({ time_zone: 'America/Sao_Paulo' });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(role: Role) {
  const user = { username: 'Ana', email: '', profile_photo: '', force_password_change: false };
  storeUser({ ...user, role });
  renderUi(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <BenefitsPage />
    </QueryClientProvider>,
  );
  return userEvent.setup({ applyAccept: false });
}
const choose = (user: ReturnType<typeof open>, file: File) =>
  user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);

it('spec §9: the eight benefits', () => {
  open('full_access');
  const [list] = screen.getAllByRole('list');
  const benefits = [...(list?.children ?? [])].map((item) => item.textContent);
  expect(benefits).toEqual([
    'Home-office allowanceR$ 105 per month',
    'Paid time offUp to 30 days',
    'Maternity leave6 months',
    'Paternity leave20 days',
    'Wedding leave3 days',
    'Day offYour birthday',
    'BonusPer deal',
    'Goal-based bonusQuarterly and semestral',
  ]);
});

it('a reader opens stored documents, sees missing ones, and can replace none', async () => {
  url = 'https://example.com/benefits';
  open('tudo_menos_fin');
  const health = await screen.findByRole('link', {
    name: 'Open Health plan (opens in a new tab)',
  });
  expect(health).toHaveAttribute('href', '/api/static/health-plan.pdf');
  expect(await screen.findByText('PDF, 66 KB, updated 21 Nov')).toBeVisible();
  expect(screen.getByText('Not available yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Replace|Upload)/ })).toBeNull();
  const outside = await screen.findByRole('link', {
    name: 'More about benefits (opens in a new tab)',
  });
  expect(outside).toHaveAttribute('href', url);
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
});

it('a failed request is not shown as missing and offers a retry', async () => {
  url = null;
  const user = open('tudo_menos_fin');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load “More about benefits”. Not now.',
  );
  url = 'https://example.com/benefits';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^More about benefits/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('S11: rejects any other file without sending it', async () => {
  const user = open('admin');
  await user.click(await screen.findByRole('button', { name: 'Replace: Health plan' }));
  const large = new File([new Uint8Array(PDF.maxBytes + 1)], 'l.pdf');
  for (const file of [new File(['<script>'], 'x.pdf'), new File([], 'x.pdf'), large]) {
    await choose(user, file);
    expect(await screen.findByText(PDF.refusal)).toBeInTheDocument();
  }
  await choose(user, new File(['%PDF-1.7 and no end'], 'x.pdf'));
  expect(await screen.findByText(/seems to be damaged/)).toBeInTheDocument();
  expect(posted).not.toHaveBeenCalled();
});

it('an admin uploads the first document; a failure keeps the chosen file', async () => {
  const user = open('admin');
  expect(screen.queryByRole('link', { name: /^More about/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Upload: Dental plan' }));
  await choose(user, pdf('dental 2027.pdf'));
  expect(await screen.findByText('dental 2027.pdf')).toBeInTheDocument();
  const error = 'The service is not available right now.';
  posted.mockResolvedValueOnce(Response.json({ error, code: 'unavailable' }, { status: 503 }));
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(error)).toBeInTheDocument();
  expect(screen.getByText('dental 2027.pdf')).toBeInTheDocument();

  documents = [HEALTH, { ...HEALTH, name: 'dental-plan.pdf' }];
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Dental plan uploaded')).toBeInTheDocument();
  expect(posted.mock.calls[1]?.[0]).toBe('/api/static/dental-plan.pdf');
  const replace = await screen.findByRole('button', { name: 'Replace: Dental plan' });
  await waitFor(() => expect(replace).toHaveFocus());
  expect(screen.queryByText('Not available yet')).toBeNull();
});
