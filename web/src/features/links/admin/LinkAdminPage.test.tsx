import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { change, fakeServer, formOf, openPage, refused, server } from './admin-screens.fixture.tsx';
import LinkAdminPage from './LinkAdminPage.tsx';

fakeServer();

const INVALID = 'Informe um endereço https válido.';
const SAVED = 'Link atualizado com sucesso!';
const FAILED = 'Erro ao atualizar o link. Tente novamente mais tarde.';

async function open(address = '/adminlegal') {
  const { user } = openPage(LinkAdminPage, address);
  const form = await formOf('Client Status');
  if (!address.includes('?')) await user.click(form.details);
  const type = async (text: string) => {
    await user.clear(form.field);
    await user.click(form.field);
    await user.paste(text);
  };
  return { user, form, type };
}

it('spec §5, D34: an invalid address shows an error at its field and is not sent', async () => {
  const { user, form } = await open();
  await user.clear(form.field);
  for (const button of ['Save', 'Preview address', 'Test in a new tab']) {
    await user.click(form.button(button));
    expect(form.field).toHaveAccessibleDescription(INVALID);
    await user.type(form.field, 'x');
  }
  expect(server.post).not.toHaveBeenCalled();
});

it('a row opens to its details, and offers Save and Undo once its address is changed', async () => {
  const { user, form, type } = await open();
  await user.click(form.details);
  expect(form.queryByRole('button', { name: 'Test in a new tab' })).toBeNull();
  expect(form.getByText('Works')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
  await type('https://typed.example.com/');
  expect(form.button('Save')).toBeVisible();
  await user.click(form.button('Undo'));
  expect(form.queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() => expect(form.field).toHaveFocus());
});

it('spec §8, pitfall 24: a pasted frame is saved and shown as its clean address', async () => {
  server.post.mockImplementation(() => {
    server.known = { status: { url: 'https://bi.example.com/?a=1&b=2' } };
    return undefined;
  });
  const { user, form, type } = await open();
  const frame = '<iframe src="https://bi.example.com/?a=1&amp;b=2"></iframe>';
  await type(frame);
  expect(form.button('Undo')).toBeVisible();
  await user.click(form.button('Save'));
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(server.post).toHaveBeenCalledWith('/api/atualizar-link-status', { newLinkStatus: frame });
  expect(form.field).toHaveValue('https://bi.example.com/?a=1&b=2');
  await waitFor(() => expect(form.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(form.field).toHaveFocus();
});

/** The server then knows the address that was saved last. */
function storeSaved(): void {
  server.post.mockImplementation((_path, { newLinkStatus: url }) => {
    server.known = { status: { url: String(url) } };
    return undefined;
  });
}

it('D61: Undo puts the former address back', async () => {
  storeSaved();
  const { user, form, type } = await open();
  await type('https://typed.example.com/');
  await user.click(form.button('Save'));
  const notice = (await screen.findByText(SAVED)).closest<HTMLElement>('[role=status]');
  await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
  const former = 'https://status.example.com/';
  await waitFor(() => expect(form.field).toHaveValue(former));
  expect(server.post).toHaveBeenLastCalledWith('/api/atualizar-link-status', {
    newLinkStatus: former,
  });
});

it('D61: Undo leaves an address that somebody else has saved since', async () => {
  storeSaved();
  const { user, form, type } = await open();
  await type('https://typed.example.com/');
  await user.click(form.button('Save'));
  const notice = (await screen.findByText(SAVED)).closest<HTMLElement>('[role=status]');
  server.known = { status: { url: 'https://colleague.example.com/' } };
  await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/has been changed since/)).toBeVisible();
  expect(server.post).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(form.field).toHaveValue('https://colleague.example.com/'));
});

it('spec §8: a failure keeps the input; an address error appears at its field only', async () => {
  server.post.mockReturnValueOnce(Response.error());
  const { user, form, type } = await open();
  await type('https://typed.example.com/');
  await user.click(form.button('Save'));
  expect(await form.findByText(FAILED)).toBeVisible();

  server.post.mockReturnValueOnce(refused(INVALID, { newLinkStatus: INVALID }));
  await user.click(form.button('Save'));
  await waitFor(() => expect(form.field).toHaveAccessibleDescription(INVALID));
  expect(form.queryByText(new RegExp(FAILED))).toBeNull();
  expect(form.getAllByText(INVALID)).toHaveLength(1);
  expect(form.field).toHaveValue('https://typed.example.com/');
  await user.click(form.button('Undo'));
  expect(form.field).toHaveValue('https://status.example.com/');
});

it('D34: restoring an earlier address keeps the input', async () => {
  const [now, before] = ['https://now.example.com/', 'https://before.example.com/'];
  const history = [change(now, 'Ana'), change(before, 'Bia', '2026-10-02T15:00:00.000Z')];
  server.known = { status: { url: now, history } };
  const { user, form, type } = await open();
  await user.click(form.button('Earlier addresses (1)'));
  expect(form.getByText('Bia,', { exact: false })).toHaveTextContent('Bia, 2 Oct 2026, 12:00');
  expect(form.getByText('Current')).toBeVisible();

  server.post.mockImplementation(() => {
    server.known = { status: { url: before, history: [change(before, 'Ana'), ...history] } };
    return undefined;
  });
  await type('https://typed.example.com/');
  await user.click(form.button('Restore the address of 2 Oct 2026, 12:00'));
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(server.post).toHaveBeenCalledWith('/api/atualizar-link-status', { newLinkStatus: before });
  await waitFor(() => expect(form.getAllByRole('listitem')).toHaveLength(3));
  expect(form.field).toHaveValue('https://typed.example.com/');
  expect(form.queryByText(/While you were typing/)).toBeNull();
  await user.click(form.button('Undo'));
  expect(form.field).toHaveValue(before);
});

it('D34: a shortened history shows a note', async () => {
  const history = Array.from({ length: 20 }, (_, n) => change(`https://n${n}.example.com/`, 'Ana'));
  server.known = { status: { url: 'https://n0.example.com/', history } };
  const { user, form } = await open();
  await user.click(form.button('Earlier addresses (19)'));
  expect(form.getByText('Only the latest 20 are shown.')).toBeVisible();
});

it('another administrator’s change is shown with its author and overwrites nothing', async () => {
  const { user, form, type } = await open();
  await type('https://mine.example.com/');
  const theirs = 'https://theirs.example.com/';
  server.known = { status: { url: theirs, history: [change(theirs, 'Bia')] } };
  await user.click(form.button('Check again: Client Status'));
  expect(await form.findByText(/Bia saved another address, 20/)).toBeVisible();
  expect(form.field).toHaveValue('https://mine.example.com/');
  await user.click(form.button('Undo'));
  expect(form.field).toHaveValue(theirs);
  expect(form.queryByText(/saved another address/)).toBeNull();
});

it('D35: a site that forbids frames is reported, and its link can open in a tab', async () => {
  const reason = { code: 'no_frame', host: 'bi.example.com' } as const;
  const check = { state: 'no_frame', reason, at: null } as const;
  server.known = { status: { check } };
  const { user, form } = await open();
  expect(form.getByText(/see a note instead of the page/)).toBeVisible();
  expect(form.getAllByText(/Open the link in a new tab instead/)).toHaveLength(1);
  server.post.mockImplementation(() => {
    server.known = { status: { check, opens: 'tab' } };
    return undefined;
  });
  const choice = form.getByRole('switch', { name: 'Open in a new tab instead of embedding' });
  await user.click(choice);
  await waitFor(() => expect(form.queryByText(/see a note instead of the page/)).toBeNull());
  expect(server.post).toHaveBeenCalledWith('/api/link_opening', { name: 'status', opens: 'tab' });
  expect(choice).toBeChecked();
  // A link that never embeds has no opening choice and no preview.
  const documents = await formOf('BU Documents');
  await user.click(documents.details);
  expect(documents.queryByRole('switch')).toBeNull();
  expect(documents.queryByRole('button', { name: 'Preview address' })).toBeNull();
});

it('polls while the server checks an address', async () => {
  server.known = { status: { check: { state: 'waiting', reason: null, at: null } } };
  const { form } = await open();
  expect(form.getByText('Checking…')).toBeVisible();
  const reason = { code: 'too_slow', host: 'bi.example.com' } as const;
  server.known = { status: { check: { state: 'broken', reason, at: null } } };
  const answer = 'bi.example.com didn’t answer in time.';
  expect(await form.findByText(answer, {}, { timeout: 4_000 })).toBeVisible();
});

it('`?link=` focuses that link’s field', async () => {
  await open('/adminlegal?link=bu');
  const { field } = await formOf('BU Documents');
  await waitFor(() => expect(field).toHaveFocus());
});

it('leaving with unsaved changes needs confirmation', async () => {
  const { user, form, type } = await open();
  await type('https://typed.example.com/');
  const leave = () => user.click(screen.getByRole('link', { name: 'BACK' }));
  await leave();
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(question.getByText('Client Status')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(form.field).toHaveValue('https://typed.example.com/');

  await leave();
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('another page')).toBeVisible();
});

it('a preview opens in a new tab or shows why not', async () => {
  const tab = { document: {}, location: { replace: vi.fn() }, close: vi.fn() };
  const openTab = vi.fn<() => unknown>(() => tab);
  vi.stubGlobal('open', openTab);
  const { user, form, type } = await open();
  await type('https://typed.example.com/');
  await user.click(form.button('Preview address'));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/linkpreview'));
  expect(server.post).toHaveBeenCalledWith('/api/link_preview', {
    name: 'status',
    url: 'https://typed.example.com/',
  });

  server.post.mockReturnValueOnce(refused('O servidor não pôde.'));
  await user.click(form.button('Preview address'));
  expect(await form.findByText(/O servidor não pôde\./)).toBeVisible();
  expect(tab.close).toHaveBeenCalledOnce();

  openTab.mockReturnValue(null);
  await user.click(form.button('Preview address'));
  const link = await form.findByRole('link', { name: 'Open the preview' });
  expect(link).toHaveAttribute('href', '/linkpreview');
});

it('design bug 8: the summary says how many links need attention', async () => {
  const failed = { state: 'broken', reason: null, at: '2026-11-20T12:30:00.000Z' } as const;
  server.known = { status: { check: failed } };
  await open();
  expect(screen.getByText('1 link needs attention.')).toBeVisible();
  expect(screen.queryByText(/No link has a problem/)).toBeNull();
});
