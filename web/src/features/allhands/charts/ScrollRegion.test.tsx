import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

it.each([
  { height: 300, width: 100, passed: ['ArrowLeft', 'g'] },
  { height: 100, width: 300, passed: ['ArrowDown', 'PageUp', 'End', 'g'] },
  { height: 300, width: 300, passed: ['g'] },
  { height: 100, width: 100, passed: ['ArrowDown', 'PageUp', 'End', 'ArrowLeft', 'g'] },
])('of $width by $height px in 100 by 100, $passed go on to the deck', (one) => {
  renderUi(<ScrollRegion aria-label="Figures" />);
  const region = screen.getByRole('region', { name: 'Figures' });
  Object.defineProperties(region, {
    clientHeight: { value: 100 },
    clientWidth: { value: 100 },
    scrollHeight: { value: one.height },
    scrollWidth: { value: one.width },
  });
  const passed: string[] = [];
  const deck = ({ key }: KeyboardEvent) => passed.push(key);
  window.addEventListener('keydown', deck);
  for (const key of ['ArrowDown', 'PageUp', 'End', 'ArrowLeft', 'g']) {
    fireEvent.keyDown(region, { key });
  }
  window.removeEventListener('keydown', deck);
  expect(passed).toEqual(one.passed);
});
