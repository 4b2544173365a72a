import { z } from 'zod';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { lineSchema } from '../core/schemas.ts';
import { VISITOR_CONTACT } from './topics.ts';

export const LONGEST_QUESTION = 500;

export const keepQuestion = endpoint({
  method: 'POST',
  path: '/api/chatbot/questions',
  summary: 'Stores a question that the chatbot could not answer, without its author',
  access: ROLES,
  body: z.object({ question: lineSchema(LONGEST_QUESTION, 'Write a question') }),
  reply: successReply,
});

const questionSchema = z.object({
  id: z.number(),
  question: z.string(),
  times: z.number(),
  first_asked_at: z.string(),
  last_asked_at: z.string(),
});
export type UnansweredQuestion = z.infer<typeof questionSchema>;

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/chatbot/questions',
  summary: 'Lists the questions that the chatbot could not answer, most frequent first',
  access: ADMIN,
  reply: z.object({ questions: z.array(questionSchema) }),
});

export const removeQuestion = endpoint({
  method: 'DELETE',
  path: '/api/chatbot/questions/{id}',
  summary: 'Deletes a stored question',
  access: ADMIN,
  params: z.object({ id: idSchema }),
  reply: successReply,
});

const settingsSchema = z.object({ visitor_contact: z.boolean() });
export type ChatbotSettings = z.infer<typeof settingsSchema>;

export const chatbotSettings = endpoint({
  method: 'GET',
  path: '/api/chatbot/settings',
  summary: 'Returns the chatbot settings',
  access: ADMIN,
  reply: settingsSchema,
});

export const changeChatbotSettings = endpoint({
  method: 'PUT',
  path: '/api/chatbot/settings',
  summary: 'Changes the chatbot settings',
  access: ADMIN,
  body: settingsSchema,
  reply: successReply,
});

export const visitorContacts = endpoint({
  method: 'GET',
  path: '/api/chatbot/visitor-contacts',
  summary: 'Returns the IT contact for visitors, or nothing if an admin has turned it off',
  access: 'public',
  reply: z.object({
    contacts: z.array(z.object({ name: z.literal(VISITOR_CONTACT), url: z.string() })),
  }),
});
