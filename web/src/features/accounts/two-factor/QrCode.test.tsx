import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { QrCode } from './QrCode.tsx';

it('is an image with a name, dark on white, with the quiet zone that cameras need', () => {
  renderUi(<QrCode content="otpauth://totp/Intranet:Ana?secret=ABC" label="QR code" />);
  const image = screen.getByRole('img', { name: 'QR code' });
  expect(image.getAttribute('viewBox')).toMatch(/^-4 -4 (\d+) \1$/);
  expect(image.querySelector('rect')).toHaveAttribute('fill', '#fff');
  expect(image.querySelector('path')).toHaveAttribute('fill', '#000');
});
