import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { ShowMore } from './ShowMore.tsx';

interface Options {
  pages: number;
  /** The page that can't be loaded the first time. */
  failing?: number;
}

function List({ pages, failing = 0 }: Options) {
  const [state, setState] = useState({ loaded: 1, failed: false });
  const { loaded, failed } = state;
  const fetchNextPage = async () => {
    const fails = loaded + 1 === failing && !failed;
    setState({ loaded: fails ? loaded : loaded + 1, failed: fails });
  };
  const list = {
    error: failed ? new Error('Not right now.') : null,
    hasNextPage: loaded < pages,
    isFetchingNextPage: false,
    isFetchNextPageError: failed,
    fetchNextPage,
  };
  return <ShowMore list={list} shown={loaded * 10} count={pages * 10} />;
}

const more = () => screen.queryByRole('button', { name: 'Show more' });

it('moves the focus to the count after the last page', async () => {
  const { user } = renderUi(<List pages={3} />);
  expect(screen.getByRole('status')).toHaveTextContent('10 of 30 shown');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('20 of 30 shown');
  expect(more()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('30 of 30 shown')).toHaveFocus();
  expect(more()).toBeNull();
});

it('shows nothing below a list of one page', () => {
  renderUi(<List pages={1} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(more()).toBeNull();
});

it('says why a page failed, and tries it again', async () => {
  const { user } = renderUi(<List pages={2} failing={2} />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(more()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('20 of 20 shown')).toHaveFocus();
});
