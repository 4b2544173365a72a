import { LoadingOverlay, Skeleton } from '@mantine/core';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render.tsx';

it.each([
  ['a skeleton', <Skeleton key="one" height={20} />],
  ['what lies over a form', <LoadingOverlay key="one" visible />],
])('%s says that something is on its way', (_what, element) => {
  const { container } = renderUi(element);
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
});
