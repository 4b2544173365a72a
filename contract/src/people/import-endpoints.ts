import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  importFile as file,
  importAnswers,
  importReply,
  modeSchema,
  planSchema,
} from '../core/import.ts';
import { ADMIN } from '../core/roles.ts';

export const importEmployees = endpoint('POST', '/api/import_employees', ADMIN, {
  description: 'Previews an import of employees, or imports all lines or none',
  file,
  body: () => z.object({ mode: modeSchema, plan: planSchema, ...importAnswers }),
  reply: () => importReply,
});
