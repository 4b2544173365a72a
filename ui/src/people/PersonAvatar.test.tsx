import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { PersonAvatar } from './PersonAvatar.tsx';

const photo = () => document.querySelector('img');

test('a photo when there is one, initials otherwise', () => {
  const { rerender } = renderUi(<PersonAvatar name="Ana Beatriz Silva" photo="" />);
  expect(photo()).toBeNull();
  expect(screen.getByText('AB')).toBeInTheDocument();
  rerender(<PersonAvatar name="Ana Beatriz Silva" photo="/api/profile_photos/a.webp" />);
  expect(photo()).toHaveAttribute('src', '/api/profile_photos/a.webp');
});

test('initials when it cannot be loaded, and the next photo is tried again', () => {
  const { rerender } = renderUi(<PersonAvatar name="Ana Silva" photo="/gone.webp" />);
  fireEvent.error(photo() as Element);
  expect(photo()).toBeNull();
  expect(screen.getByText('AS')).toBeInTheDocument();
  rerender(<PersonAvatar name="Ana Silva" photo="/new.webp" />);
  expect(photo()).toHaveAttribute('src', '/new.webp');
});
