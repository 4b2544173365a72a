import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { collectUnpublishedReplies } from './published-replies.ts';

test('a reply that the OpenAPI document does not describe is named', async () => {
  const app = Fastify();
  const differences = collectUnpublishedReplies(app);
  app.get('/api/approvals/count', async () => ({ count: 'two' }));
  app.get('/api/home', (_, reply) => reply.type('text/plain').send('Hello'));
  app.get('/api/saldo', (_, reply) => reply.code(404).send({ error: 'No', code: 'other' }));
  app.get('/api/outbox/count', async () => ({ failed: 0 }));
  app.get('/api/notifications/count', async () => ({ unread: 0, password_hash: 'secret' }));
  for (const url of ['approvals/count', 'home', 'saldo', 'outbox/count', 'notifications/count']) {
    await app.inject(`/api/${url}`);
  }
  expect(differences).toEqual([
    'GET /api/approvals/count, 200: data/count must be number',
    'GET /api/home, 200: text/plain is not described',
    'GET /api/saldo, 404: data/code must be equal to one of the allowed values',
    'GET /api/notifications/count, 200: data must NOT have additional properties',
  ]);
  await app.close();
});
