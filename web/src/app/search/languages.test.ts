import { LANGUAGE_IDS, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { setTranslator } from '@intranet/contract/core/i18n/t.ts';
import { createSearch, listSearchEntries } from '@intranet/contract/core/search.ts';
import { translatorOf } from '@intranet/translations/catalogues.ts';
import { afterAll, describe, expect, test } from 'vitest';

function listIn(language: Language) {
  setTranslator(translatorOf(language));
  return listSearchEntries({ role: 'admin', canApprove: true });
}

/** The path or link name of each result. */
function found(language: Language, typed: string): string[] {
  return createSearch(listIn(language))(typed).map(({ entry: { item } }) =>
    item.kind === 'page' ? item.path : item.link.name,
  );
}

afterAll(() => setTranslator(translatorOf('as_specified')));

describe.each(LANGUAGE_IDS)('D47: the search in the language %s', (language) => {
  test('finds each page and report by its title in that language', () => {
    const entries = listIn(language);
    const search = createSearch(entries);
    const missed = entries.filter(
      (entry) => !search(entry.title).some((hit) => hit.entry === entry),
    );
    expect(missed.map(({ title }) => title)).toEqual([]);
  });

  test('finds each page and report by its English title', () => {
    const titles = listIn('en').map(({ title }) => title);
    const entries = listIn(language);
    const search = createSearch(entries);
    const missed = titles.filter(
      (title, index) => !search(title).some((hit) => hit.entry === entries[index]),
    );
    expect(missed).toEqual([]);
  });

  test.each([
    ['contrasena', '/pipepass'],
    ['senha', '/pipepass'],
    ['passwords', '/pipepass'],
    ['FERIAS', '/vacation'],
    ['vacaciones', '/vacation'],
    ['day off', '/vacation'],
    ['flujo de caja', 'weekly'],
    ['fluxo de caixa', 'weekly'],
    ['cash flow', 'weekly'],
    ['nomina', 'compensation'],
    ['folha', 'compensation'],
    ['payroll', 'compensation'],
    ['auditoria', '/audit'],
    ['tareas', 'kanban'],
    ['tarefas', 'kanban'],
    ['tasks', 'kanban'],
  ])('finds %s', (typed, target) => {
    expect(found(language, typed)).toContain(target);
  });

  test('nothing for other words', () => {
    expect(found(language, 'xyzzy')).toEqual([]);
  });
});
