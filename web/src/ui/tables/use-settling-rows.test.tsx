import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettlingList } from './SettlingList.tsx';

/** Each row's position in px. jsdom has no layout, so every row is 40 px high. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * 40 : 0;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const List = ({ names }: { names: string[] }) => (
  <SettlingList>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </SettlingList>
);
const settling = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.hasAttribute('data-settling'))
    .map((row) => row.textContent);

describe('presses on rows that moved are ignored for 600 ms', () => {
  it('the rows below a removed one settle, those above do not', () => {
    const { rerender } = render(<List names={['Ana', 'Bia', 'Caio', 'Davi']} />);
    expect(settling()).toEqual([]);
    rerender(<List names={['Ana', 'Caio', 'Davi']} />);
    expect(settling()).toEqual(['Caio', 'Davi']);
    act(() => vi.advanceTimersByTime(599));
    expect(settling()).toEqual(['Caio', 'Davi']);
    act(() => vi.advanceTimersByTime(1));
    expect(settling()).toEqual([]);
  });

  it('a second move starts the 600 ms again', () => {
    const { rerender } = render(<List names={['Ana', 'Bia', 'Caio']} />);
    rerender(<List names={['Bia', 'Caio']} />);
    act(() => vi.advanceTimersByTime(400));
    rerender(<List names={['Caio']} />);
    act(() => vi.advanceTimersByTime(400));
    expect(settling()).toEqual(['Caio']);
  });

  it('a new row settles too, because another row was in its place', () => {
    const { rerender } = render(<List names={['Bia']} />);
    rerender(<List names={['Ana', 'Bia']} />);
    expect(settling()).toEqual(['Ana', 'Bia']);
  });

  it('rows that are drawn again in the same places do not settle', () => {
    const { rerender } = render(<List names={['Ana', 'Bia']} />);
    rerender(<List names={['Ana', 'Bia']} />);
    expect(settling()).toEqual([]);
  });
});
