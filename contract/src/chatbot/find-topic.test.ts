import { expect, test } from 'vitest';
import { findTopic, keywordIn } from './find-topic.ts';

test.each([
  ['Where can I park my bike?', 'park bike'],
  ['Onde posso estacionar a bicicleta?', 'estacionar bicicleta'],
  ['¿Dónde puedo estacionar mi bicicleta?', 'estacionar bicicleta'],
  ['How do we get a new badge, please?', 'new badge'],
  ['Quem aprova o reembolso?', 'aprova reembolso'],
  ['¿Cuál es el código del wifi?', 'codigo wifi'],
  // Without anything else, these words are all that there is.
  ['Where?', 'where'],
  ['???', ''],
])(
  'suggests for “%s” the keyword “%s”, which leads from the question to its topic',
  (question, keyword) => {
    expect(keywordIn(question)).toBe(keyword);
    if (keyword === '') return;
    const topic = { id: 7, replaces: null, keywords: [keyword], says: '', pages: [], contacts: [] };
    expect(findTopic(question, [topic])).toBe('edited 7');
  },
);
