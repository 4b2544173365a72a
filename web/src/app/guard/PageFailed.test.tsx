import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../test/render.tsx';
import { PageFailed } from './PageFailed.tsx';

afterEach(() => vi.restoreAllMocks());

it.each([
  [true, 'The intranet may have just been updated. Reload to get the new version.'],
  [false, 'You’re offline. Check your connection, then reload.'],
])('says why a page failed, online: %s', (online, sentence) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  renderUi(<PageFailed />);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
