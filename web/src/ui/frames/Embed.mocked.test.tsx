import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../test/render.tsx';
import { Embed } from './Embed.tsx';
import { reloadDocument } from './reload-document.ts';

vi.mock('./reload-document.ts', () => ({ reloadDocument: vi.fn() }));

const URL = 'https://reports.example/deals?page=2';
const render = () => renderUi(<Embed title="Deals" url={URL} onBack={() => undefined} />);
const frame = () => document.querySelector('iframe');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Imitates a browser that refuses a frame and then loads its own error page in it. */
function refuse(blockedURI: string) {
  const loaded = document.querySelector('iframe');
  const event = Object.assign(new Event('securitypolicyviolation', { bubbles: true }), {
    effectiveDirective: 'frame-src',
    blockedURI,
  });
  act(() => void document.dispatchEvent(event));
  if (loaded) fireEvent.load(loaded);
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  vi.useRealTimers();
  vi.mocked(reloadDocument).mockReset();
});

it('D35: in a sandbox without top navigation, with a title and a way to a tab', () => {
  render();
  expect(frame()).toHaveAttribute('src', URL);
  expect(frame()?.getAttribute('sandbox')?.split(' ').sort()).toEqual([
    'allow-downloads',
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ]);
  const tab = screen.getByRole('link', { name: 'Abrir em nova aba' });
  expect(tab).toHaveAttribute('href', URL);
});

it('D35: after 8 s without load it helps, and trying again is a new frame', () => {
  render();
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
  pass(7_999);
  expect(screen.queryByText('O conteúdo está demorando para abrir.')).toBeNull();
  pass(1);
  expect(screen.getByText('O conteúdo está demorando para abrir.')).toBeVisible();
  const before = frame();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(frame()).not.toBe(before);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
  fireEvent.load(frame() as Element);
  pass(60_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('D35, S14: refused by this page’s policy, it loads the page anew once, then helps', () => {
  const { unmount } = render();
  refuse('https://elsewhere.example/');
  expect(reloadDocument).not.toHaveBeenCalled();
  unmount();
  const second = render();
  refuse('https://reports.example');
  expect(reloadDocument).toHaveBeenCalledOnce();
  second.unmount();
  render();
  refuse('https://reports.example');
  expect(reloadDocument).toHaveBeenCalledOnce();
  expect(screen.getByText('O conteúdo não pôde ser mostrado aqui.')).toBeVisible();
  expect(frame()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(reloadDocument).toHaveBeenCalledTimes(2);
});

it('D35, S14: an address that is refused again later loads the page anew again', () => {
  const first = render();
  refuse('https://reports.example');
  first.unmount();
  pass(60_000);
  const later = render();
  refuse('https://reports.example');
  expect(reloadDocument).toHaveBeenCalledTimes(2);
  later.unmount();
  render();
  refuse('https://reports.example');
  expect(reloadDocument).toHaveBeenCalledTimes(2);
});

it('D40: a refused full screen shows a message in Portuguese', async () => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  render();
  const refusal = async () => Promise.reject(new TypeError('Permissions check failed'));
  screen.getByRole('region', { name: 'Deals' }).requestFullscreen = refusal;
  fireEvent.click(screen.getByRole('button', { name: 'Tela cheia' }));
  vi.useRealTimers();
  expect(await screen.findByText('O navegador não permitiu a tela cheia.')).toBeInTheDocument();
  expect(screen.queryByText(/Permissions/)).toBeNull();
});

it('spec §2: one bar holds back, choices, reload and a new tab; reload makes a new frame', () => {
  renderUi(
    <Embed
      title="Deals"
      url={URL}
      onBack={() => undefined}
      choices={<select aria-label="View" />}
    />,
  );
  const bar = screen.getByRole('button', { name: 'Voltar' }).parentElement as HTMLElement;
  expect(bar).toContainElement(screen.getByRole('combobox', { name: 'View' }));
  expect(bar).toContainElement(screen.getByRole('link', { name: 'Abrir em nova aba' }));
  const before = frame();
  fireEvent.click(screen.getByRole('button', { name: 'Recarregar' }));
  expect(frame()).not.toBe(before);
  expect(bar).toContainElement(screen.getByRole('button', { name: 'Recarregar' }));
});
