import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useFragment } from './use-fragment.ts';

const open = (address: string, options?: { stays: boolean }) => {
  window.history.replaceState({ kept: 1 }, '', address);
  return renderHook(() => useFragment(options), { wrapper: StrictMode });
};
const address = () => window.location.href.slice(window.location.origin.length);

it.each(['token-1', '%', 'code=a%2Bb&state=c'])('%s is read unchanged', (fragment) => {
  const { result, rerender } = open(`/page?a=1#${fragment}`);
  expect(result.current).toBe(fragment);
  expect(address()).toBe('/page?a=1');
  expect(window.history.state).toEqual({ kept: 1 });
  rerender();
  expect(result.current).toBe(fragment);
});

it('stays where it is when it is needed again', () => {
  const { result } = open('/page#token-1', { stays: true });
  expect(result.current).toBe('token-1');
  expect(address()).toBe('/page#token-1');
});

it('may be missing', () => {
  expect(open('/page').result.current).toBe('');
  expect(address()).toBe('/page');
});
