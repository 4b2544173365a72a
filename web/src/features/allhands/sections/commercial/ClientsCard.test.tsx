import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../test/render.tsx';
import { ClientsCard } from './ClientsCard.tsx';
import { CLOSE_DELAY } from './use-hover-modal.ts';

const CLIENT = { name: 'Aurora', value: 420_000, months: 12, valuation: 85_000_000 };

beforeEach(() => {
  vi.useFakeTimers();
  renderUi(<ClientsCard count={1} clients={[CLIENT]} />);
});
afterEach(() => {
  vi.useRealTimers();
});

const card = () => screen.getByRole('button', { name: /New Clients/ });
const modal = () => screen.queryByRole('dialog', { name: 'New Clients' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('spec §2: opens under the pointer, with value, months and valuation', () => {
  fireEvent.pointerEnter(card());
  expect(modal()).toHaveTextContent('AuroraR$ 420,00012R$ 85,000,000');
});

it('spec §9: closes 200 ms after the pointer has left, unless it comes to the modal meanwhile', () => {
  fireEvent.pointerEnter(card());
  fireEvent.pointerLeave(card());
  pass(CLOSE_DELAY - 1);
  fireEvent.pointerEnter(modal() as Element);
  pass(1_000);
  expect(modal()).not.toBeNull();
  fireEvent.pointerLeave(modal() as Element);
  pass(CLOSE_DELAY - 1);
  expect(modal()).not.toBeNull();
  pass(1);
  expect(modal()).toBeNull();
});

it('spec §2: by keyboard it opens with the focus, is entered by ArrowDown, and Escape closes it', () => {
  act(() => card().focus());
  expect(modal()).not.toBeNull();
  fireEvent.keyDown(card(), { key: 'ArrowDown' });
  expect(screen.getByRole('region', { name: 'List of new clients' })).toHaveFocus();
  pass(1_000);
  expect(modal()).not.toBeNull();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(modal()).toBeNull();
  expect(card()).toHaveFocus();
});

it('spec §2: a finger that is lifted leaves it open', () => {
  fireEvent.pointerEnter(card(), { pointerType: 'touch' });
  fireEvent.click(card());
  fireEvent.pointerLeave(card(), { pointerType: 'touch' });
  pass(1_000);
  expect(modal()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(modal()).toBeNull();
});
