import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoredUser } from '#core/session.ts';
import { renderInApp } from '../../../test/render-app.tsx';
import { Chatbot } from './Chatbot.tsx';

const ANA: StoredUser = { username: 'Ana', email: '', role: 'tudo_menos_fin', profile_photo: '' };
const IT = 'https://chat.example.com/it';
const LINKS = {
  links: [
    { name: 'support-it', url: IT, opens: 'tab' },
    { name: 'support-people', url: '', opens: 'tab' },
  ],
};
const KEPT = '/api/chatbot/questions';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opener = () => screen.findByRole('button', { name: 'Abrir o assistente' });
const log = () => within(screen.getByRole('log'));
const field = () => screen.getByLabelText('Sua mensagem');
const words = () => [...screen.getByRole('log').children].map((one) => one.textContent);

/** Opens the chat. From here on, time passes only through `wait`. */
async function openChat(user: StoredUser | null = ANA, replies: object = { '/api/links': LINKS }) {
  const focusPage = vi.fn();
  const drawn = renderInApp(
    <Chatbot user={user} shown inert={false} focusPage={focusPage} />,
    replies as Record<string, unknown>,
  );
  fireEvent.click(await opener());
  await screen.findByRole('log');
  vi.useFakeTimers();
  return { ...drawn, focusPage, fetched: vi.spyOn(globalThis, 'fetch') };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.submit(field());
}

describe('spec §2: the chatbot', () => {
  test('§9: a quick question is answered after 600 ms, with the contact in a new tab', async () => {
    await openChat();
    expect(field()).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Suporte de IT' }));
    await wait(599);
    expect(words().slice(1)).toEqual(['Você:Suporte de IT', 'Digitando…']);
    await wait(1);
    expect(words()).toHaveLength(3);
    expect(words()[2]).toContain('fale com o time de IT');
    // Lets the request for the address start.
    await wait(10);
    const contact = log().getByRole('link', { name: /^Suporte: IT/ });
    expect(contact).toHaveAttribute('href', IT);
    expect(contact).toHaveAttribute('target', '_blank');
    expect(contact).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('§5: empty messages are ignored; two in a row are both answered, in order', async () => {
    const { fetched } = await openChat();
    for (const empty of ['', '   ', '\t']) type(empty);
    await wait(1_000);
    expect(words()).toHaveLength(1);
    type('  xyzzy  ');
    expect(field()).toHaveValue('');
    await wait(300);
    type('férais');
    await wait(600);
    expect(words().slice(1)).toEqual([
      'Você:xyzzy',
      'Você:férais',
      'Assistente:Desculpe, não entendi sua mensagem. Por favor, tente novamente.' +
        'Os administradores podem ver esta pergunta, sem o seu nome, e incluir uma resposta.',
      expect.stringContaining('Assistente:Férias, folgas'),
    ]);
    expect(log().getByRole('link', { name: 'Vacation' })).toHaveAttribute('href', '/vacation');
    // Stores the unanswered question; a failure shows no error.
    const kept = fetched.mock.calls.filter(([address]) => address === KEPT);
    expect(kept.map(([, options]) => options?.body)).toEqual(['{"question":"xyzzy"}']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('Escape closes it, the focus returns, and reopening keeps the conversation', async () => {
    await openChat();
    type('bom dia');
    await wait(600);
    fireEvent.change(field(), { target: { value: 'half a' } });
    fireEvent.keyDown(field(), { key: 'Escape' });
    await wait(0);
    expect(screen.queryByRole('log')).toBeNull();
    const button = screen.getByRole('button', { name: 'Abrir o assistente' });
    expect(button).toHaveFocus();
    fireEvent.click(button);
    expect(words()).toHaveLength(3);
    expect(field()).toHaveValue('half a');
    expect(field()).toHaveFocus();
  });

  test('its X hides it until the next load and moves the focus to the page', async () => {
    const focusPage = vi.fn();
    const chat = <Chatbot user={ANA} shown inert={false} focusPage={focusPage} />;
    const { user, unmount } = renderInApp(chat, {});
    const hide = () => screen.queryByRole('button', { name: 'Esconder o assistente' });
    await user.click(await opener());
    expect(hide()).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(hide() as HTMLElement);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(focusPage).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
    unmount();
    renderInApp(chat, {});
    expect(await opener()).toBeVisible();
  });

  test('a contact without an address shows a message; a failed request offers a retry', async () => {
    const replies: Record<string, unknown> = {};
    await openChat(ANA, replies);
    type('holerite');
    await wait(600);
    await wait(10);
    replies['/api/links'] = LINKS;
    fireEvent.click(log().getByRole('button', { name: 'Tentar de novo' }));
    await wait(10);
    expect(log().getByText(/este contato ainda não tem endereço/)).toHaveTextContent(
      'Suporte: People',
    );
  });

  test('a visitor gets the IT contact', async () => {
    const contacts = [{ name: 'support-it', url: IT }];
    await openChat(null, { '/api/chatbot/visitor-contacts': { contacts } });
    type('suporte de IT');
    await wait(600);
    expect(words()[2]).toContain('fale com o time de IT');
    expect(log().getByRole('link', { name: /^Suporte: IT/ })).toHaveAttribute('href', IT);
  });

  test('a visitor can load the contact again after a failure', async () => {
    const replies: Record<string, unknown> = {};
    await openChat(null, replies);
    type('esqueci a senha');
    await wait(600);
    await wait(10_000);
    const contacts = [{ name: 'support-it', url: IT }];
    replies['/api/chatbot/visitor-contacts'] = { contacts };
    fireEvent.click(log().getByRole('button', { name: 'Tentar de novo' }));
    await wait(10);
    expect(log().getByRole('link', { name: /^Suporte: IT/ })).toHaveAttribute('href', IT);
  });

  test('D1: without visitor contacts it asks visitors to sign in and stores nothing', async () => {
    const replies = { '/api/chatbot/visitor-contacts': { contacts: [] } };
    const { fetched } = await openChat(null, replies);
    type('holerite');
    type('xyzzy');
    await wait(600);
    expect(log().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(words().at(-1)).toContain('Desculpe, não entendi');
    expect(fetched.mock.calls.map(([address]) => address)).not.toContain(KEPT);
  });

  test('each user has a separate conversation, hidden on bare pages', async () => {
    function Tab() {
      const [user, setUser] = useState(ANA);
      const [shown, setShown] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setShown(!shown)}>
            Turn page
          </button>
          <button type="button" onClick={() => setUser({ ...ANA, username: 'Bia' })}>
            Become Bia
          </button>
          <Chatbot user={user} shown={shown} inert={false} focusPage={() => undefined} />
        </>
      );
    }
    renderInApp(<Tab />, {});
    fireEvent.click(await opener());
    await screen.findByRole('log');
    type('bom dia');
    expect(words()).toContain('Você:bom dia');
    fireEvent.click(screen.getByText('Turn page'));
    expect(screen.queryByRole('complementary')).toBeNull();
    fireEvent.click(screen.getByText('Turn page'));
    expect(words()).toContain('Você:bom dia');
    fireEvent.click(screen.getByText('Become Bia'));
    expect(screen.queryByRole('log')).toBeNull();
    fireEvent.click(await opener());
    await waitFor(() => expect(screen.getByRole('log')).toBeVisible());
    expect(words()).toHaveLength(1);
  });
});
