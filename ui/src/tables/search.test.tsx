import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Sample, samples } from './data-table/sample.fixture.ts';
import { matchesSearch, useSearch } from './search.ts';

const nameOf = (row: Sample) => row.name;

describe('matchesSearch', () => {
  it.each([
    ['João da Silva', 'joao', true],
    ['Gestão', 'gestao', true],
    ['gestao', 'GESTÃO', true],
    ['João da Silva', 'ão da', true],
    ['João da Silva', '  silva ', true],
    ['João', '', true],
    ['João', '   ', true],
    ['João', 'joana', false],
    ['M&A (50%)', '&a (50%', true],
    ['a.b', 'a*b', false],
  ])('%j holds %j: %s', (text, query, found) => {
    expect(matchesSearch(text, query)).toBe(found);
  });
});

describe('useSearch', () => {
  it('leaves the rows that hold the query, and the same array for none', () => {
    const rows = samples(8);
    const { result, rerender } = renderHook(({ query }) => useSearch(rows, nameOf, query), {
      initialProps: { query: '' },
    });
    expect(result.current).toBe(rows);
    rerender({ query: 'joao' });
    expect(result.current.map(nameOf)).toEqual(['João da Silva 1', 'João da Silva 5']);
    rerender({ query: 'nobody' });
    expect(result.current).toEqual([]);
    rerender({ query: ' ' });
    expect(result.current).toBe(rows);
  });

  it('costs a keystroke on 10,000 rows less than 50 ms', () => {
    const rows = samples(10_000);
    const { rerender } = renderHook(({ query }) => useSearch(rows, nameOf, query), {
      initialProps: { query: '' },
    });
    const times = ['g', 'go', 'gon', 'gonc', 'gonca'].map((query) => {
      const begin = performance.now();
      act(() => rerender({ query }));
      return performance.now() - begin;
    });
    // The fastest run counts, so that a busy machine doesn't fail the test.
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
