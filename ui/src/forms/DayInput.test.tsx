import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog.tsx';
import { renderUi } from '../testing/render.tsx';
import { DayInput } from './DayInput.tsx';

const pressEscape = () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });

it('Escape closes an open calendar, and not the dialog around it', async () => {
  const onClose = vi.fn();
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Dialog onClose={onClose} title="Dates">
        <DayInput label="From" value="2026-11-20" />
      </Dialog>
    </QueryClientProvider>,
  );
  const field = await screen.findByLabelText('From', { selector: 'input' });
  const button = screen.getByLabelText('Choose From', { selector: 'button' });
  const calendar = () => document.querySelector<HTMLElement>('[aria-label="Calendar: From"]');
  const places = ['[data-autofocus], [tabindex="0"]', 'table button', ':scope', null];
  for (const place of places) {
    fireEvent.click(button);
    await waitFor(() => expect(calendar()?.contains(document.activeElement)).toBe(true));
    const inside = place === ':scope' ? calendar() : place && calendar()?.querySelector(place);
    (inside as HTMLElement | null | undefined)?.focus();
    if (!place) button.focus();
    pressEscape();
    await waitFor(() => expect(calendar()).toBeNull());
    expect(field).toHaveFocus();
  }
  expect(onClose).not.toHaveBeenCalled();
  pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['empty', '', 'Choose a start date'],
  ['not a date', '31/02/2026', 'Enter a valid date (DD/MM/YYYY)'],
])('the form’s message for an empty field: %s', (_, text, message) => {
  renderUi(<DayInput label="Start Date" error="Choose a start date" />);
  const field = screen.getByLabelText('Start Date', { selector: 'input' });
  fireEvent.change(field, { target: { value: text } });
  expect(field).toHaveAccessibleDescription(message);
});

it('a press on the field opens the calendar and leaves the focus for typing', async () => {
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <DayInput label="From" value="2026-11-20" />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText('From', { selector: 'input' });
  const calendar = () => document.querySelector<HTMLElement>('[aria-label="Calendar: From"]');
  await user.click(field);
  await waitFor(() => expect(calendar()).not.toBeNull());
  expect(field).toHaveFocus();
  await user.keyboard('1');
  await waitFor(() => expect(calendar()).toBeNull());
  expect(field).toHaveFocus();
  await user.click(field);
  await waitFor(() => expect(calendar()).not.toBeNull());
  pressEscape();
  await waitFor(() => expect(calendar()).toBeNull());
});
