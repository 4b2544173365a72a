import { z } from 'zod';

/** The version of a record that the caller looked at; another one means that it has changed (D26). */
export const versionSchema = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
