import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Message, t } from '../core/i18n/t.ts';
import { ROLES, type Role } from '../core/roles.ts';
import { listOf, wordsOf } from '../core/text.ts';
import { isReader } from '../links/items.ts';
import { findLink } from '../links/registry.ts';
import { mayOpen, PAGES } from '../pages.ts';
import { answer, pageLabel } from './answer.ts';
import keywords from './keywords.json' with { type: 'json' };
import { CONTACT_NAMES, FALLBACK, QUICK_QUESTIONS, SIGN_IN_FIRST, TOPICS } from './topics.ts';

const topicOf = (question: string, role: Role | null = 'admin') => answer(question, role).topic;
const pathsOf = (question: string, role: Role | null) =>
  answer(question, role).pages.map(({ path }) => path);
const KEYWORDS = Object.entries(keywords.topics).flatMap(([id, { pt }]) =>
  listOf(pt).map((word) => [word, id] as const),
);

describe('spec §2: what the chatbot understands', () => {
  test.each([
    ['support-reports', 0],
    ['support-it', 1],
    ['support-people', 2],
    ['support-finance', 3],
  ])('a quick question leads every role to %s', (contact, index) => {
    for (const role of ROLES) {
      expect(answer(t(QUICK_QUESTIONS[index] as Message), role).contacts).toEqual([contact]);
    }
  });

  test('each keyword leads to its own topic', () => {
    const astray = KEYWORDS.filter(([word, id]) => topicOf(word) !== id);
    expect(astray.map(([word, id]) => `${word}: ${id}, not ${topicOf(word)}`)).toEqual([]);
  });

  test.each([
    ['pitfall 16: accents and case', 'QUERO PEDIR FERIAS', 'leave'],
    ['pitfall 16: composed or not', 'fe\u0301rias', 'leave'],
    ['plurals', 'reembolsos', 'support-finance'],
    ['plurals in -ões', 'comissões', 'projects'],
    ['plurals in -ais', 'contratos e procurações', 'legal'],
    ['a word of a sentence', 'Bom dia! Onde vejo o saldo?', 'leave-balance'],
    ['only whole words', 'saldado insaldo', null],
    ['small words between', 'como troco a minha senha?', 'password'],
    ['a phrase before its word', 'esqueci minha senha', 'password-forgotten'],
    ['a phrase before another word', 'senha: qual é o saldo das férias', 'leave-balance'],
    ['folha de pagamento is no pagamento', 'folha de pagamento', 'support-people'],
    ['the first of equal topics in the list', 'férias e saldo', 'leave-balance'],
    ['the first of equal topics, in reverse order', 'saldo e férias', 'leave-balance'],
    ['M&A', 'relatórios de m&a', 'deals'],
    ['a hyphen', 'perdi meu e-mail', 'support-it'],
    ['Legal the department, not the word', 'que legal!', null],
    ['one letter too few', 'reemboso', 'support-finance'],
    ['one letter too many', 'fférias', 'leave'],
    ['one other letter', 'feriaz', 'leave'],
    ['two letters changed places', 'férais', 'leave'],
    ['two slips are too many', 'fxrixs', null],
    ['a slip in a phrase', 'esqueci a sehna', 'password-forgotten'],
    ['exact before a slip', 'salde do holerite', 'support-people'],
    ['a short word has to be right', 'rt', null],
    ['another word is no slip', 'minha filha seria vendo feira', null],
    ['a greeting, when it is all', 'Olá, boa tarde', 'greeting'],
    ['a question outranks a greeting', 'boa tarde, holerite, obrigado', 'support-people'],
    ['nothing known', 'qual o sentido da vida', null],
    ['no words at all', '?! 👍', null],
  ])('%s: “%s”', (_, question, topic) => {
    expect(topicOf(question)).toBe(topic);
  });

  test.each([
    ['receita 2025', 'revenue', 2025],
    ['Qual foi a receita de 2025?', 'revenue', 2025],
    ['fotos do ano 2024', 'pictures', 2024],
    ['receita', 'revenue', undefined],
    ['receita de 2024 e 2025', 'revenue', undefined],
    ['receita 1999', 'revenue', undefined],
    ['receita 20255', 'revenue', undefined],
  ])('D54: “%s” leads to %s of the year %s', (question, topic, year) => {
    const reply = answer(question, 'tudo_menos_fin');
    expect(reply.topic).toBe(topic);
    expect(reply.pages.map((page) => page.year)).toEqual([year]);
    expect(reply.pages.map(pageLabel)).toEqual([
      expect.stringMatching(year ? / \d{4}$/ : /^Communication › /),
    ]);
  });

  test('adds the year only to pages that show one year', () => {
    expect(answer('férias 2025', 'admin').pages).toEqual([{ path: '/vacation' }]);
  });

  test('spec §2: the fallback, to the letter', () => {
    expect(answer('xyzzy', 'admin')).toEqual({
      topic: null,
      text: 'Desculpe, não entendi sua mensagem. Por favor, tente novamente.',
      pages: [],
      contacts: [],
    });
  });

  test('any text gets an answer', () => {
    const role = fc.constantFrom<Role | null>(...ROLES, null);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), role, (question, who) => {
        expect(answer(question, who).text).not.toBe('');
      }),
      { numRuns: 40 },
    );
  });
});

describe('D2: pages and contacts in the answers', () => {
  const titlesClosedTo = (role: Role | null) =>
    PAGES.filter(({ path }) => !mayOpen(path, role && { role })).map(({ title }) => title);

  test.each([...ROLES, null])(
    'no page that %s may not open, whatever keywords are combined',
    (role) => {
      const shut = titlesClosedTo(role);
      const check = (question: string) => {
        const { text, pages, contacts } = answer(question, role);
        for (const { path } of pages) expect(mayOpen(path, role && { role })).toBe(true);
        for (const contact of contacts) {
          expect(isReader(findLink(contact)?.readers ?? [], role)).toBe(true);
        }
        expect(text).not.toContain('/');
        const words = wordsOf(text).join(' ');
        // Teams have the same names as these pages, but are not links to pages.
        const titles = shut.filter((title) => !['IT', 'People', 'Reports'].includes(title));
        for (const title of titles) expect(` ${words} `).not.toContain(` ${title.toLowerCase()} `);
      };
      for (const [keyword] of KEYWORDS) check(keyword);
      const some = fc.array(fc.constantFrom(...KEYWORDS.map(([word]) => word)), { maxLength: 4 });
      fc.assert(fc.property(some, (keywords) => check(keywords.join(' '))));
    },
  );

  test.each<[string, Role | null, string[], string[]]>([
    ['fluxo de caixa', 'full_access', ['/reports'], ['support-reports']],
    ['fluxo de caixa', 'tudo_menos_fin', [], ['support-reports']],
    ['saldo', 'apenas_people', ['/myleave', '/verificar_saldo'], ['support-people']],
    ['saldo', 'tudo_menos_fin', ['/myleave'], ['support-people']],
    ['benefícios', 'apenas_people', [], ['support-people']],
    ['relatório', 'apenas_people', ['/people'], ['support-reports']],
    ['novo usuário', 'full_access', [], ['support-it']],
    ['esqueci a senha', null, ['/forgot-password'], []],
    ['férias', null, ['/login'], []],
    ['suporte de IT', null, ['/login'], []],
    ['obrigada', null, [], []],
  ])('%s, from %s', (question, role, pages, contacts) => {
    const reply = answer(question, role);
    expect(pathsOf(question, role)).toEqual(pages);
    expect(reply.contacts).toEqual(contacts);
    expect(reply.text).not.toBe(t(FALLBACK));
  });

  test.each<[string, string[], boolean]>([
    ['suporte de IT', [], false],
    ['esqueci a senha', ['/forgot-password'], false],
    ['senha', ['/login'], true],
    ['holerite', ['/login'], true],
    ['suporte', [], false],
    ['obrigada', [], false],
    ['xyzzy', [], false],
  ])('a visitor who asks %s gets the IT contact while it is on', (question, pages, signIn) => {
    const reply = answer(question, null, ['support-it']);
    expect(reply.pages.map(({ path }) => path)).toEqual(pages);
    expect(reply.contacts).toEqual(['obrigada', 'xyzzy'].includes(question) ? [] : ['support-it']);
    expect(reply.text === t(SIGN_IN_FIRST)).toBe(signIn);
  });

  test('every topic has a contact or a text, and its pages exist', () => {
    const known: string[] = PAGES.map(({ path }) => path);
    for (const [id, { contacts, courtesy, pages = [] }] of Object.entries(TOPICS)) {
      expect(contacts.length > 0 || courtesy, id).toBe(true);
      for (const contact of contacts) expect(CONTACT_NAMES[contact]).toBeTruthy();
      for (const { path } of pages) expect([...known, '/allhands']).toContain(path);
    }
  });
});
