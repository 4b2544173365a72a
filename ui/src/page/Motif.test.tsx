import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { Motif } from './Motif.tsx';

const draw = (hasLogo: boolean) =>
  renderUi(<Motif className="place" />, { settings: { hasLogo } }).container;

test('the motif is the firm’s logo for dark grounds', () => {
  expect(draw(true).querySelector('img')).toHaveAttribute('src', '/brand/logo-dark');
});

test('as the largest picture of the sign-in page, it loads at once', () => {
  const image = draw(true).querySelector('img');
  expect(image).not.toHaveAttribute('loading');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('without a logo, it is the product’s mark', () => {
  const container = draw(false);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelectorAll('svg path')).toHaveLength(1);
});
