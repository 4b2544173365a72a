import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../test/render-app.tsx';
import { SocialIcons } from './SocialIcons.tsx';

const LINKEDIN = 'https://linkedin.example/acme';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [
    'signed in',
    true,
    {
      '/api/links': {
        links: [
          { name: 'social1', url: LINKEDIN, opens: 'tab' },
          { name: 'social2', url: '', opens: 'tab' },
        ],
      },
    },
  ],
  [
    'signed out',
    false,
    {
      '/api/get-link-social1': { newLinkSocial1: LINKEDIN },
      '/api/get-link-social2': { newLinkSocial2: '' },
    },
  ],
])(
  'spec §2: %s, a social link with an address is an icon that opens a tab',
  async (_, signedIn, replies) => {
    renderInApp(<SocialIcons signedIn={signedIn} />, replies);
    const icon = await screen.findByRole('link', { name: 'LinkedIn (opens in a new tab)' });
    expect(icon).toHaveAttribute('href', LINKEDIN);
    expect(icon).toHaveAttribute('target', '_blank');
    expect(icon).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  },
);
