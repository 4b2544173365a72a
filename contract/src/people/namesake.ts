import { z } from 'zod';

/** An employee in a list to choose from. Area and position distinguish people of the same name. */
export const namesakeSchema = z.object({
  employee_id: z.number(),
  name: z.string(),
  area: z.string(),
  cargo: z.string(),
});
export type Namesake = z.infer<typeof namesakeSchema>;
