import { beforeEach, describe, expect, test } from 'vitest';
import { setTranslator } from '../core/i18n/t.ts';
import { listOf } from '../core/text.ts';
import { answer } from './answer.ts';
import keywords from './keywords.json' with { type: 'json' };

const topicOf = (question: string) => answer(question, 'admin').topic;

function speak(language: string): void {
  // The only message with a context is the language code.
  setTranslator({
    translate: (message, _, context) => (context ? language : message),
    locale: () => language,
  });
}

describe.each(['en', 'es'] as const)('D47: keywords in %s', (language) => {
  beforeEach(() => speak(language));

  test('each keyword leads to its own topic', () => {
    const found = Object.entries(keywords.topics).flatMap(([id, topic]) =>
      listOf(topic[language]).map((word) => ({ word, id, topic: topicOf(word) })),
    );
    expect(found.filter(({ id, topic }) => id !== topic)).toEqual([]);
  });
});

describe.each(['pt-BR', 'en', 'es'])('D47: with the texts in %s, it understands', (language) => {
  beforeEach(() => speak(language));

  test.each([
    ['Quero pedir férias', 'leave'],
    ['How do I request vacation?', 'leave'],
    ['¿Cómo pido vacaciones?', 'leave'],
    ['Esqueci minha senha', 'password-forgotten'],
    ['I forgot the password', 'password-forgotten'],
    ['Olvidé mi contraseña', 'password-forgotten'],
    ['Bom dia! Qual é o meu saldo?', 'leave-balance'],
    ['Good morning! How many days do I have?', 'leave-balance'],
    ['¡Buenos días! ¿Cuántos días tengo?', 'leave-balance'],
    ['xyzzy', null],
  ])('%s', (question, topic) => {
    expect(topicOf(question)).toBe(topic);
  });
});
