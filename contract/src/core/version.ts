import { z } from 'zod';

/** The record's version that the caller saw. A different one means that it has changed (D26). */
export const versionSchema = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
