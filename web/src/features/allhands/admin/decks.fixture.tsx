import type { DeckVersion } from '@intranet/contract/allhands/endpoints.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { storeUser } from '#core/session.ts';
import { renderInApp } from '../../../../test/render-app.tsx';
import DecksPage from './DecksPage.tsx';

const SITE = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-18' };
export const PRODUCT: DeckVersion = {
  quarter: '3Q2024',
  id: null,
  published_at: null,
  published_by: null,
  taken_back_at: null,
  taken_back_by: null,
  shown: true,
  readable: true,
};
export const PUBLISHED: DeckVersion = {
  ...PRODUCT,
  quarter: '4Q2024',
  id: 7,
  published_at: '2026-11-18T15:30:00.000Z',
  published_by: 'Ana',
};

export function setUp(): void {
  beforeEach(() => {
    storeUser({
      username: 'Ana',
      email: 'ana@example.com',
      role: 'admin',
      profile_photo: '',
      force_password_change: false,
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export function open(replies: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    '/api/site': SITE,
    '/api/allhands/decks': { decks: [PUBLISHED, PRODUCT] },
    '/api/allhands/drafts': { drafts: [] },
    '/api/allhands/readers': { quarters: [] },
    ...replies,
  };
  const drawn = renderInApp(<DecksPage />, all, { at: '/decks' });
  const answer = window.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    answer(init.method === 'POST' ? `POST ${address}` : address, init),
  );
  return { ...drawn, replies: all };
}
