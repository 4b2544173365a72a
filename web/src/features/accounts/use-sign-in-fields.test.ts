import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '#core/call.ts';
import { useSignInFields } from './use-sign-in-fields.ts';

it('marks both fields after a wrong guess, until one of them changes', () => {
  const { result } = renderHook(() => useSignInFields());
  const marks = () =>
    (['username', 'password'] as const).map((name) => result.current.textProps(name).error);
  act(() => {
    result.current.showFailure(new CallError('invalid_credentials', 'Wrong'));
  });
  expect(marks()).toEqual([true, true]);
  act(() => result.current.change({ password: 'another' }));
  expect(marks()).toEqual([undefined, undefined]);
});
