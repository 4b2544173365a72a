import * as calls from '@intranet/contract/chatbot/endpoints.ts';
import * as topicCalls from '@intranet/contract/chatbot/topic-endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { changeChatbotSettings } from './change-chatbot-settings.ts';
import { listQuestions, listVisitorContacts, readChatbotSettings } from './queries.ts';
import { removeQuestion, restoreQuestion, storeQuestion } from './store-question.ts';
import { changeTopic, createTopic, listEditedAnswers, listTopics, removeTopic } from './topics.ts';

export function chatbotRoutes({ route, publicRoute }: Router, deps: Deps): void {
  route(calls.keepQuestion, async ({ actor, body, request }) => {
    await storeQuestion(deps, actor, body.question).catch((error: unknown) => {
      // The chat continues even if the question cannot be stored.
      request.log.warn({ err: error }, 'could not store an unanswered chatbot question');
      throw error;
    });
    return success(t('Question saved'));
  });

  route(calls.listQuestions, async () => ({ questions: await listQuestions(deps.db) }));

  route(calls.removeQuestion, async ({ actor, params }) => {
    await removeQuestion(deps, actor, params.id);
    return success(t('Question removed.'));
  });

  route(calls.restoreQuestion, async ({ actor, params }) => {
    await restoreQuestion(deps, actor, params.id);
    return success(t('Question restored.'));
  });

  route(topicCalls.editedAnswers, async () => ({ answers: await listEditedAnswers(deps.db) }));

  route(topicCalls.listTopics, () => listTopics(deps.db));

  route(topicCalls.createTopic, async ({ actor, body }) => {
    await createTopic(deps, actor, body);
    return success(t('Answer saved'));
  });

  route(topicCalls.changeTopic, async ({ actor, params, body }) => {
    await changeTopic(deps, actor, params.id, body);
    return success(t('Answer saved'));
  });

  route(topicCalls.removeTopic, async ({ actor, params }) => {
    await removeTopic(deps, actor, params.id);
    return success(t('Answer removed'));
  });

  route(calls.chatbotSettings, () => readChatbotSettings(deps.db));

  route(calls.changeChatbotSettings, async ({ actor, body }) => {
    await changeChatbotSettings(deps, actor, body);
    return success(t('Settings saved'));
  });

  publicRoute(calls.visitorContacts, async () => ({
    contacts: await listVisitorContacts(deps.db),
  }));
}
