import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '../endpoints.ts';
import { ordersOf } from './list-page.ts';

test('each call that replies with a page offers orders, and no other call does', () => {
  const pages = ENDPOINTS.filter(({ reply }) => {
    const { rows, next } = reply instanceof z.ZodObject ? reply.shape : {};
    return rows !== undefined && next !== undefined;
  });
  const ordered = ENDPOINTS.filter(({ query }) => ordersOf(query).length > 0);
  expect(ordered.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
  const audit = ordered.find(({ path }) => path === '/api/audit');
  expect(audit && ordersOf(audit.query)).toEqual(['when:asc', 'when:desc']);
});
