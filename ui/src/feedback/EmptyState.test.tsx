import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { EmptyState } from './EmptyState.tsx';

it.each([
  [true, 'Check your connection and try again.'],
  [false, 'The server says why.'],
])('says what to do after a failure, unanswered: %s', (unanswered, text) => {
  const failed = { message: 'The server says why.', unanswered, retry: () => {} };
  renderUi(<EmptyState text="No balances registered" filtered={false} failed={failed} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByText('No balances registered')).toBeNull();
});
