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

/** The test DOM can't reliably tell whether the keyboard moved the focus. */
function focusCard(byKeyboard: boolean) {
  const button = card();
  const visible = vi.spyOn(button, 'matches').mockReturnValue(byKeyboard);
  act(() => button.focus());
  expect(visible).toHaveBeenCalledWith(':focus-visible');
  visible.mockRestore();
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('spec §2: opens under the pointer, with value, months and valuation', () => {
  fireEvent.pointerEnter(card());
  expect(modal()).toHaveTextContent('AuroraR$ 420K12R$ 85M');
});

it('a key of the deck closes it, so that it covers no dialog', () => {
  fireEvent.pointerEnter(card());
  fireEvent.keyDown(document.body, { key: 'g' });
  expect(modal()).toBeNull();
});

it('spec §9: closes 200 ms after the pointer has left, unless it enters the modal', () => {
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

it('spec §2: opens on keyboard focus, ArrowDown enters it, and Escape closes it', () => {
  focusCard(true);
  expect(modal()).not.toBeNull();
  fireEvent.keyDown(card(), { key: 'ArrowDown' });
  expect(screen.getByRole('region', { name: 'List of new clients' })).toHaveFocus();
  pass(1_000);
  expect(modal()).not.toBeNull();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(modal()).toBeNull();
  expect(card()).toHaveFocus();
});

it('Escape also closes it after hover with the focus elsewhere, with no other effect', () => {
  const others = vi.fn();
  document.addEventListener('keydown', others);
  fireEvent.pointerEnter(card());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(modal()).toBeNull();
  expect(others).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(others).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', others);
});

it.each(['open', 'closed'])('Enter on the card leads into the list that is %s', (state) => {
  focusCard(true);
  if (state === 'closed') fireEvent.keyDown(card(), { key: 'Escape' });
  fireEvent.click(card(), { detail: 0 });
  expect(screen.getByRole('region', { name: 'List of new clients' })).toHaveFocus();
});

it('a click does not move the focus', () => {
  fireEvent.click(card(), { detail: 1 });
  expect(modal()).not.toBeNull();
  expect(modal()).not.toContainElement(document.activeElement as HTMLElement);
});

it('only keyboard focus opens it, not a reactivated window', () => {
  focusCard(false);
  expect(modal()).toBeNull();
  // The element stays active when its window loses the focus.
  const button = card();
  vi.spyOn(button, 'matches').mockReturnValue(true);
  fireEvent.blur(button);
  fireEvent.focus(button);
  expect(modal()).toBeNull();
});

it('spec §2: lifting a finger keeps it open', () => {
  fireEvent.pointerEnter(card(), { pointerType: 'touch' });
  fireEvent.click(card(), { detail: 1 });
  fireEvent.pointerLeave(card(), { pointerType: 'touch' });
  pass(1_000);
  expect(modal()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(modal()).toBeNull();
});
