import { beforeEach, describe, expect, test } from 'vitest';
import { setTranslator } from '../core/i18n/t.ts';
import { answer } from './answer.ts';
import { TOPICS } from './topics.ts';

const topicOf = (question: string) => answer(question, 'admin').topic;

describe.each(['en', 'es'] as const)('D47: keywords in %s', (language) => {
  beforeEach(() => {
    // The only message with a context is the language code.
    setTranslator({
      translate: (message, _, context) => (context ? language : message),
      locale: () => language,
    });
  });

  test('each keyword leads to its own topic', () => {
    const found = TOPICS.flatMap(({ id, keywords }) =>
      keywords[language].map((word) => ({ word, id, topic: topicOf(word) })),
    );
    expect(found.filter(({ id, topic }) => id !== topic)).toEqual([]);
  });

  test('Portuguese is understood too', () => {
    expect(topicOf('Quero pedir férias')).toBe('leave');
  });
});
