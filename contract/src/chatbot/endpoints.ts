import { z } from 'zod';
import { endpoint, idSchema, listReply } from '../core/endpoint.ts';
import { msg } from '../core/i18n/t.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { lineSchema } from '../core/schemas.ts';
import { VISITOR_CONTACT } from './topics.ts';

export const LONGEST_QUESTION = 500;

export const keepQuestion = endpoint('POST', '/api/chatbot/questions', ROLES, {
  description: 'Stores a question that the chatbot could not answer, without its author',
  body: () => z.object({ question: lineSchema(LONGEST_QUESTION, msg('Write a question')) }),
});

export const listQuestions = endpoint('GET', '/api/chatbot/questions', ADMIN, {
  description: 'Lists the questions that the chatbot could not answer, most frequent first',
  reply: () =>
    listReply('questions', {
      id: z.number(),
      question: z.string(),
      times: z.number(),
      first_asked_at: z.string(),
      last_asked_at: z.string(),
    }),
});
export type UnansweredQuestion = z.infer<typeof listQuestions.reply>['questions'][number];

export const removeQuestion = endpoint('DELETE', '/api/chatbot/questions/{id}', ADMIN, {
  description: 'Deletes a stored question',
  params: () => z.object({ id: idSchema }),
});

export const restoreQuestion = endpoint('POST', '/api/chatbot/questions/{id}/restoration', ADMIN, {
  description: 'Restores a stored question within 30 seconds of its deletion (D61)',
  params: () => z.object({ id: idSchema }),
});

const settingsSchema = z.object({ visitor_contact: z.boolean() });
export type ChatbotSettings = z.infer<typeof settingsSchema>;

export const chatbotSettings = endpoint('GET', '/api/chatbot/settings', ADMIN, {
  description: 'Returns the chatbot settings',
  reply: () => settingsSchema,
});

export const changeChatbotSettings = endpoint('PUT', '/api/chatbot/settings', ADMIN, {
  description: 'Changes the chatbot settings',
  body: () => settingsSchema,
});

export const visitorContacts = endpoint('GET', '/api/chatbot/visitor-contacts', 'public', {
  description: 'Returns the IT contact for visitors, or nothing if an admin has turned it off',
  reply: () => listReply('contacts', { name: z.literal(VISITOR_CONTACT), url: z.string() }),
});
