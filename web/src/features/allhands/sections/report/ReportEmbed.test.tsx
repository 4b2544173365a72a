import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../test/render.tsx';
import { DECK_3Q2024 } from '../../deck.fixture.ts';
import { MeaSection, ReportEmbed } from './ReportEmbed.tsx';
import { ReturnToSection } from './use-fullscreen-report.ts';

const report = (near: boolean, url = 'https://reports.example/mea') => (
  <ReportEmbed section="mea" title="M&A" url={url} near={near} />
);
const frame = () => document.querySelector('iframe');

function fillScreen(element: Element | null) {
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
}

beforeEach(() => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(document, 'fullscreenElement');
});

it('loads only near the current section and stays loaded', () => {
  const { rerender } = renderUi(report(false));
  expect(frame()).toBeNull();
  rerender(report(true));
  const loaded = frame();
  expect(loaded).toHaveAttribute('title', 'M&A');
  rerender(report(false));
  expect(frame()).toBe(loaded);
});

it('shows a message without an address', () => {
  renderUi(report(true, ''));
  expect(screen.getByText('No report chosen for this section yet.')).toBeVisible();
  expect(frame()).toBeNull();
});

it('spec §2: leaving fullscreen returns to the previous section', async () => {
  const returnTo = vi.fn();
  renderUi(<ReturnToSection value={returnTo}>{report(true)}</ReturnToSection>);
  const filled = frame()?.closest('[class*="report"]') ?? null;
  (filled as HTMLElement).requestFullscreen = async () => fillScreen(filled);
  fireEvent.click(screen.getByRole('button', { name: 'Fullscreen' }));
  expect(await screen.findByRole('button', { name: 'Exit fullscreen' })).toBeVisible();
  expect(returnTo).not.toHaveBeenCalled();
  fillScreen(null);
  expect(returnTo).toHaveBeenCalledExactlyOnceWith('mea');
});

it('leaving by the button in the report returns the focus to the button beside the title', async () => {
  const embeds = { kpi: '', vacation: '', commercial: '', mea: 'https://reports.example/mea' };
  const { user } = renderUi(<MeaSection deck={DECK_3Q2024} embeds={embeds} near still seen />);
  const filled = frame()?.closest<HTMLElement>('[class*="report"]') ?? null;
  (filled as HTMLElement).requestFullscreen = async () => fillScreen(filled);
  document.exitFullscreen = async () => fillScreen(null);
  const opener = screen.getByRole('button', { name: 'Fullscreen' });
  await user.click(opener);
  const leave = await screen.findByRole('button', { name: 'Exit fullscreen' });
  await user.click(leave);
  expect(leave).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
