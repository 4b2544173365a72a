import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idSchema } from './endpoint.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('D31: default messages of schemas', () => {
  it.each([
    ['nothing given', z.string(), undefined, 'This is required'],
    ['another type', z.string(), 5, 'This value isn’t valid'],
    ['none of the choices', z.enum(['S', 'N']), 'X', 'Choose one of the options'],
    ['too long', z.string().max(2), 'abc', 'At most 2 characters'],
    ['too short', z.string().min(2), 'a', 'At least 2 characters'],
    ['not above a bound', z.number().positive(), 0, 'More than 0'],
    [
      'a value of no allowed kind',
      z.union([z.literal('a'), z.literal(5)]),
      'b',
      'This value isn’t valid',
    ],
    ['no number of a row', idSchema, '0x1F', 'This value isn’t valid'],
    ['no row', idSchema, '0', 'More than 0'],
    ['a list with a number of a row', idSchema, [5], 'This value isn’t valid'],
  ])('%s', (_, schema, value, sentence) => {
    expect(said(schema, value)).toEqual([sentence]);
  });
});
