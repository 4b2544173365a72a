import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { Motif } from './Motif.tsx';

afterEach(() => document.head.replaceChildren());

function draw(logo: string) {
  const setting = document.createElement('meta');
  setting.name = 'logo';
  setting.content = logo;
  document.head.append(setting);
  return renderUi(<Motif className="place" />).container;
}

test('the motif is the firm’s logo for dark grounds', () => {
  expect(draw('yes').querySelector('img')).toHaveAttribute('src', '/brand/logo-dark');
});

test('as the largest picture of the sign-in page, it loads at once', () => {
  const image = draw('yes').querySelector('img');
  expect(image).not.toHaveAttribute('loading');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('without a logo, it is the product’s mark', () => {
  const container = draw('no');
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelectorAll('svg path')).toHaveLength(1);
});
