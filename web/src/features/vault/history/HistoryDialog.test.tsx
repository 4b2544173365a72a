import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { fails, ok, SAO, serve, server, withServer } from '../vault.fixture.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

withServer();

it('shows changes, reveals one earlier password, and restores it after confirmation', async () => {
  const { platform, link, user: name } = SAO;
  const facts = { platform, link, user: name, has_code: true, made_by: 'Bia' };
  const made_at = '2026-03-02T12:00:00.000Z';
  server.reads['/api/vault/1/history'] = {
    versions: [
      { ...facts, id: null, version: 3, password_changed: true, made_at },
      { ...facts, id: 12, version: 2, link: '', password_changed: false, made_at },
      { ...facts, id: 11, version: 1, link: '', password_changed: true, made_at },
    ],
  };
  const { user } = renderInApp(<HistoryDialog entry={SAO} onClose={() => {}} />, server.reads);
  serve();
  const dialog = within(await screen.findByRole('dialog', { name: `History of ${platform}` }));
  expect(await dialog.findByText('Changed: link, password')).toBeVisible();
  expect(dialog.getByText('Saved, no visible change')).toBeVisible();

  server.answers.push(() => Response.json({ password: 'old one' }));
  await user.click(dialog.getByRole('button', { name: /^Reveal password of .*, version 1$/ }));
  expect(await dialog.findByText('old one')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restore version 1' }));
  const question = within(await screen.findByRole('dialog', { name: 'Restore version 1?' }));
  server.answers.push(fails(409, { error: 'Not now.', code: 'conflict' }), ok('Brought back'));
  const yes = question.getByRole('button', { name: 'Restore' });
  await user.click(yes);
  expect(await question.findByText('Not now.')).toBeVisible();
  await user.click(yes);
  expect(await screen.findByText('Brought back')).toBeVisible();
  expect(server.sent).toEqual([
    { call: 'POST /api/vault/1/password', body: { purpose: 'reveal', earlier: 11 } },
    { call: 'POST /api/vault/1/history', body: { earlier: 11 } },
    { call: 'POST /api/vault/1/history', body: { earlier: 11 } },
  ]);
});
