import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { Embed } from './Embed.tsx';
import { EmbedFrame } from './EmbedFrame.tsx';
import { reloadDocument } from './reload-document.ts';

vi.mock('./reload-document.ts', () => ({ reloadDocument: vi.fn() }));

const URL = 'https://reports.example/deals?page=2';
const render = () => renderUi(<Embed title="Deals" page={{ url: URL }} onBack={() => undefined} />);
const frame = () => document.querySelector('iframe');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function reportViolation(blockedURI: string, sources: string) {
  const event = Object.assign(new Event('securitypolicyviolation', { bubbles: true }), {
    effectiveDirective: 'frame-src',
    originalPolicy: `default-src 'self';frame-src ${sources};object-src 'none'`,
    blockedURI,
  });
  act(() => void document.dispatchEvent(event));
}

/** Imitates a browser that refuses a frame and then loads its own error page in it. */
function refuse(blockedURI: string, sources = "'self'") {
  const loaded = document.querySelector('iframe');
  reportViolation(blockedURI, sources);
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

describe('F10, spec-a B: a frame that shows only the browser’s error page', () => {
  const LEADS_AWAY = /^Ele leva a outro site/;

  it.each([
    ['the target, as in Chromium', 'https://signin.example'],
    ['the address, as in the standard', 'https://reports.example/deals'],
  ])('a blocked redirect shows the help, if the event names %s', (_, blockedURI) => {
    render();
    refuse(blockedURI, 'https://reports.example');
    expect(screen.getByText(LEADS_AWAY)).toBeVisible();
    expect(reloadDocument).not.toHaveBeenCalled();
    expect(frame()).toHaveAttribute('inert');
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mesmo assim' }));
    expect(screen.queryByText(LEADS_AWAY)).toBeNull();
    expect(frame()).not.toHaveAttribute('inert');
    expect(frame()).toHaveFocus();
  });

  it('of several frames, only the next one to load shows it', () => {
    renderUi(
      <>
        <EmbedFrame title="One" url="https://one.example/" />
        <EmbedFrame title="Two" url="https://two.example/" />
      </>,
    );
    reportViolation('https://signin.example', 'https://one.example https://two.example');
    expect(screen.queryByText(LEADS_AWAY)).toBeNull();
    fireEvent.load(screen.getByTitle('Two'));
    fireEvent.load(screen.getByTitle('One'));
    expect(screen.getAllByText(LEADS_AWAY)).toHaveLength(1);
    expect(screen.getByTitle('Two')).toHaveAttribute('inert');
    expect(screen.getByTitle('One')).not.toHaveAttribute('inert');
  });

  const warned = (refuses: boolean, text = 'It was down.') =>
    renderUi(<EmbedFrame title="Deals" url={URL} warning={{ text, refuses }} />);

  it('a warning is shown beside the frame at once, and stays when the frame loads or is slow', () => {
    warned(false);
    const frameBefore = frame();
    fireEvent.load(frameBefore as Element);
    pass(60_000);
    expect(screen.getByText('It was down.')).toBeVisible();
    expect(frame()).toBe(frameBefore);
    expect(frame()).not.toHaveAttribute('inert');
  });

  it('a dismissed warning stays away in this tab, until there is another', () => {
    const first = warned(true);
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mesmo assim' }));
    expect(screen.queryByText('It was down.')).toBeNull();
    first.unmount();
    const second = warned(true);
    expect(screen.queryByText('It was down.')).toBeNull();
    second.unmount();
    warned(true, 'It is gone.');
    expect(screen.getByText('It is gone.')).toBeVisible();
  });

  it('a short line is shown below other sites’ pages, because an error page counts as loaded', () => {
    const { unmount } = renderUi(<EmbedFrame title="Deals" url={URL} tabUrl={`${URL}&full`} />);
    fireEvent.load(frame() as Element);
    const line = screen.getByRole('link', { name: 'Não aparece? Abrir em nova aba' });
    expect(line).toHaveAttribute('href', `${URL}&full`);
    unmount();
    renderUi(<EmbedFrame title="Deals" url="/sample-reports/deals.html" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
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
      page={{ url: URL }}
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

it('a page that is for a frame only offers no tab, also not in its help', () => {
  renderUi(<Embed title="Deals" page={{ url: URL, tabUrl: null }} onBack={() => undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
  refuse('https://signin.example', 'https://reports.example');
  expect(screen.getByText(/^Ele leva a outro site/)).not.toHaveTextContent('nova aba');
  expect(screen.queryByRole('link')).toBeNull();
});

it('a token in an address is not kept in the tab’s storage when the policy refuses it', () => {
  renderUi(<EmbedFrame title="Deals" url="https://reports.example/embed/secret" tabUrl={null} />);
  refuse('https://reports.example');
  expect(reloadDocument).toHaveBeenCalledOnce();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});
