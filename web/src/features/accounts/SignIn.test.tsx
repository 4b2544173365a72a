import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../test/render.tsx';
import { SignIn } from './SignIn.tsx';

const languages = () => screen.queryByRole('combobox', { name: 'Language' });

test('the choice of language waits for the site, whose people would push it down', () => {
  const signedIn = async () => undefined;
  const { rerender } = renderUi(<SignIn site={undefined} onSignedIn={signedIn} />);
  expect(screen.getByLabelText('Username')).toBeInTheDocument();
  expect(languages()).toBeNull();
  rerender(<SignIn site={null} onSignedIn={signedIn} />);
  expect(languages(), 'also if the site can’t be read').toBeInTheDocument();
});
