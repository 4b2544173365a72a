import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { Dialog } from './Dialog.tsx';
import { SidePanel } from './SidePanel.tsx';

function Page(held: { busy?: boolean; dirty?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          title="A question"
          closeButtonProps={{ 'aria-label': 'Close' }}
          {...held}
        >
          <input aria-label="Answer" data-autofocus />
        </Dialog>
      )}
    </>
  );
}

const overlay = () => document.querySelector('.mantine-Modal-overlay') as HTMLElement;

async function open(held: { busy?: boolean; dirty?: boolean } = {}) {
  const drawn = renderUi(<Page {...held} />);
  await drawn.user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus());
  return drawn;
}

it('takes the focus, and gives it back to what opened it', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it.each(['Escape', 'a click beside it', 'its Close button'])(
  'with something typed, %s asks before it closes',
  async (way) => {
    const { user } = await open({ dirty: true });
    const press = () => {
      if (way === 'Escape') return user.keyboard('{Escape}');
      if (way === 'a click beside it') return user.click(overlay());
      return user.click(screen.getByRole('button', { name: 'Close' }));
    };
    await press();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('dialog', { name: 'A question' })).toBeVisible();
    await press();
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('Escape in that question goes back to the input', async () => {
  const { user } = await open({ dirty: true });
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Close without saving?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus());
  expect(screen.queryByRole('dialog', { name: 'Close without saving?' })).toBeNull();
});

it('nothing closes it while an answer is waited for', async () => {
  const { user, rerender } = await open({ busy: true });
  await user.keyboard('{Escape}');
  await user.click(overlay());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  rerender(<Page />);
  await user.click(overlay());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('Escape closes only the dialog on top', async () => {
  const closeBelow = vi.fn();
  const { user } = renderUi(
    <SidePanel onClose={closeBelow} title="Below">
      <Page />
    </SidePanel>,
  );
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull());
  expect(closeBelow).not.toHaveBeenCalled();
});
