import { PICTURE } from '@intranet/contract/core/pictures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../leave/leave-screens.fixture.tsx';
import { openTab, refused, serve, server, storeAs, withServer } from '../communication.fixture.tsx';
import { MonthlyShotsTab } from './MonthlyShotsTab.tsx';

const image = (month: number) => ({
  month,
  url: `/api/monthly_images/${month}.webp`,
  updated_at: '2026-11-02T12:00:00.000Z',
  updated_by: 'Demo',
});
const PNG = new File(['x'], 'party.png', { type: 'image/png' });

withServer();
beforeEach(() => {
  server.reads['/api/get_monthly_images?year=2026'] = { monthlyImages: [image(2), image(9)] };
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(query = '') {
  openTab(<MonthlyShotsTab />, query);
  await screen.findByRole('heading', { name: 'March' });
  return userEvent.setup({ applyAccept: false });
}
const month = (name: string) =>
  screen.getByRole('heading', { name }).closest('li') as HTMLLIElement;
const choose = (user: ReturnType<typeof userEvent.setup>, name: string, file: File) =>
  user.upload(month(name).querySelector('input[type=file]') as HTMLInputElement, file);

it('spec §2: shows each month’s picture or No image yet', async () => {
  await open();
  expect(screen.getAllByText('No image yet')).toHaveLength(10);
  expect(within(month('February')).getByRole('img')).toHaveAttribute(
    'src',
    '/api/monthly_images/2.webp',
  );
});

it('design 21: the pictures come first, large, and open fullscreen', async () => {
  const user = await open();
  const pictures = within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('button');
  expect(pictures.map((picture) => picture.textContent)).toEqual(['September', 'February']);
  await user.click(pictures[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'September' })).toBeVisible();
});

it('shows the newest month first and the months to come last', async () => {
  await open();
  const names = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  const now = names.findIndex((_, at) => within(month(names[at] ?? '')).queryByText('This month'));
  expect(now).toBe(0);
  expect(names).toHaveLength(12);
  expect(names.indexOf('January')).toBeGreaterThan(names.indexOf('February'));
  expect(screen.getAllByText('PNG, JPEG or WebP, up to 10 MB')).toHaveLength(1);
});

it('spec §5: saving without a file shows a message', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Save March' }));
  expect(await screen.findByText('Please select a file before saving!')).toBeVisible();
  expect(server.sent).toEqual([]);
});

it('spec §8: previews a chosen file, keeps it after a failure, and saves it', async () => {
  const user = await open();
  await choose(user, 'March', PNG);
  expect(await screen.findByRole('img', { name: 'Chosen for March: party.png' })).toBeVisible();
  expect(within(month('March')).getByText('Not saved yet')).toBeVisible();
  server.answers.push(refused('The store is away.'));
  await user.click(screen.getByRole('button', { name: 'Save March' }));
  expect(await screen.findByText('Fail upload. Check console.')).toBeVisible();
  expect(within(month('March')).getByText('The store is away.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Chosen for March: party.png' })).toBeVisible();

  server.answers.push(Response.json({ url: '/api/monthly_images/3.webp' }));
  server.reads['/api/get_monthly_images?year=2026'] = {
    monthlyImages: [image(2), image(3), image(9)],
  };
  await user.click(screen.getByRole('button', { name: 'Save March' }));
  expect(await screen.findByText('Image for March updated successfully!')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Open March fullscreen' })).toBeVisible();
  expect(server.sent[1]).toMatchObject({
    address: '/api/upload_monthly_image',
    body: { month: '3', year: '2026', file: expect.any(File) },
  });
});

it('spec-b 12: a reply without a url is a failure, and the chosen file stays', async () => {
  const user = await open();
  await choose(user, 'March', PNG);
  await screen.findByRole('img', { name: 'Chosen for March: party.png' });
  server.answers.push(Response.json({}));
  await user.click(screen.getByRole('button', { name: 'Save March' }));
  expect(await screen.findByText('Fail upload. Check console.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Chosen for March: party.png' })).toBeVisible();
  expect(screen.queryByText(/updated successfully/)).toBeNull();
});

it('S11: rejects other files; a chosen picture can be discarded', async () => {
  const user = await open();
  await choose(user, 'March', new File(['%PDF'], 'x.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(PICTURE.refusal)).toBeVisible();
  await choose(user, 'March', PNG);
  await user.click(await screen.findByRole('button', { name: 'Cancel the file for March' }));
  expect(within(month('March')).getByText('No image yet')).toBeVisible();
});

it('opens fullscreen, steps through months with a picture, and returns the focus', async () => {
  serve();
  const { user } = openPage(MonthlyShotsTab, '/communication');
  const opener = await screen.findByRole('button', { name: 'Open February fullscreen' });
  await user.click(opener);
  const shown = (name: string) => screen.findByRole('dialog', { name });
  expect(await shown('February')).toHaveTextContent('February, 1 of 2');
  await user.keyboard('{ArrowRight}');
  expect(await shown('September')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  await shown('February');
  await user.click(screen.getByRole('button', { name: 'Previous: September' }));
  await shown('September');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

it('D4: readers see the pictures without edit controls', async () => {
  storeAs('tudo_menos_fin');
  await open();
  expect(screen.getByText('View only.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save|Choose/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Open February fullscreen' })).toBeVisible();
});

it('D42: a failed load shows an error with retry', async () => {
  delete server.reads['/api/get_monthly_images?year=2026'];
  openTab(<MonthlyShotsTab />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('D54: shows another year, whose months end with December', async () => {
  server.reads['/api/get_monthly_images?year=2025'] = { monthlyImages: [image(3)] };
  await open('?year=2025');
  expect(
    screen.getByText('2025 closed on 14 February 2026, so it can’t be changed.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save|Choose/ })).toBeNull();
  expect(screen.queryByText('This month')).toBeNull();
  const names = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(names[0]).toBe('December');
  expect(screen.getByRole('button', { name: 'Open March fullscreen' })).toBeVisible();
});

it('D54: last year takes pictures until 14 February, and a chosen one isn’t lost', async () => {
  server.reads['/api/site'] = { today: '2027-02-14', time_zone: 'America/Sao_Paulo' };
  const user = await open('?year=2026');
  expect(screen.getByText('2026 can be changed until 14 February 2027.')).toBeVisible();
  await choose(user, 'March', PNG);
  await screen.findByRole('img', { name: 'Chosen for March: party.png' });
  await user.click(screen.getByRole('button', { name: 'Next year' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(within(question).getByText('Picture for March')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('img', { name: 'Chosen for March: party.png' })).toBeVisible();

  server.answers.push(Response.json({ url: '/api/monthly_images/3.webp' }));
  await user.click(screen.getByRole('button', { name: 'Save March' }));
  await screen.findByText('Image for March updated successfully!');
  expect(server.sent[0]?.body).toMatchObject({ month: '3', year: '2026' });
});
