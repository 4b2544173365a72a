import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from './roles.ts';
import { createSearch, listSearchEntries } from './search.ts';

function found(role: Role, typed: string, canApprove = false): string[] {
  const search = createSearch(listSearchEntries({ role, canApprove }));
  return search(typed).map(({ entry: { trail, title } }) => [...trail, title].join(' › '));
}

describe('spec §2, pitfall 16: what the search finds', () => {
  test.each<[Role, string, string]>([
    ['full_access', 'cash flow', 'Reports › Cash Flow (Weekly)'],
    ['full_access', 'FLUXO de Caixa', 'Reports › Cash Flow (Weekly)'],
    ['full_access', 'weekly cash', 'Reports › Cash Flow (Weekly)'],
    ['full_access', 'power comprehensive', 'Reports › Comprehensive Financials › Power BI'],
    ['full_access', 'balanco', 'Reports › Accounting › Balance Sheet Excel'],
    ['tudo_menos_fin', 'gestao', 'Projects › Mgmt Fee'],
    ['tudo_menos_fin', 'JURÍDICO', 'Legal'],
    ['tudo_menos_fin', 'juridico', 'Legal'],
    ['tudo_menos_fin', 'm&a', 'M&A'],
    ['tudo_menos_fin', 'M&A › Excel', 'M&A › Excel'],
    ['tudo_menos_fin', 'todo', 'To Do'],
    ['tudo_menos_fin', 'quadro', 'Kanban'],
    ['admin', 'email', 'Outbox'],
    ['admin', 'usuarios', 'Admin'],
    ['admin', 'bal', 'Balance'],
    ['admin', 'pass', 'Pipeline Passwords'],
    ['admin', 'users', 'Admin'],
    ['apenas_people', 'vac', 'Scheduled Vacations'],
    ['apenas_people', 'saldo', 'Balance'],
    ['tudo_menos_fin', 'saldo', 'My leave'],
    ['full_access', 'allhands', 'All Hands'],
    ['full_access', 'powerbi', 'Reports › Comprehensive Financials › Power BI'],
    ['full_access', 'vacaton', 'Vacation'],
    ['full_access', 'calender', 'Calendar'],
    ['full_access', 'beneifts', 'Benefits'],
    ['tudo_menos_fin', 'comissions', 'Projects › Commission'],
  ])('%s, %j: first of all %s', (role, typed, first) => {
    expect(found(role, typed)[0]).toBe(first);
  });

  test.each(ROLES)('%s finds meta/target, férias/vacation, senha/password', (role) => {
    expect(found(role, 'meta')).toContain('People › KPI');
    expect(found(role, 'target')).toContain('People › KPI');
    for (const typed of ['ferias', 'FÉRIAS', 'fe\u0301rias', 'vacation']) {
      expect(found(role, typed)[0]).toBe('Vacation');
      expect(found(role, typed)).toContain('People › Vacation › BI');
    }
    for (const typed of ['senha', 'password']) {
      expect(found(role, typed)).toContain('My account');
      expect(found(role, typed).includes('Admin')).toBe(role === 'admin');
    }
  });

  test.each<[Role, string]>([
    ['tudo_menos_fin', 'fluxo de caixa'],
    ['tudo_menos_fin', 'compensation'],
    ['tudo_menos_fin', 'balance'],
    ['apenas_people', 'kanban'],
    ['apenas_people', 'm&a'],
    ['full_access', 'outbox'],
    ['full_access', 'login'],
    ['full_access', 'permissao negada'],
    ['admin', 'cash nothing'],
  ])('%s, %j: nothing', (role, typed) => {
    expect(found(role, typed)).toEqual([]);
  });

  test('names before departments, departments before synonyms; equals keep their order', () => {
    const entry = (title: string, trail: string[] = [], words: string[] = []) => ({
      title,
      trail,
      words,
    });
    const entries = [
      entry('One', [], ['Deal']),
      entry('Two', ['Deals']),
      entry('BI-Deals'),
      entry('Big deal'),
      entry('Deal two'),
      entry('Ideas', [], ['ordeal']),
    ];
    const hits = createSearch(entries)('deal');
    expect(hits.map(({ entry: { title } }) => title)).toEqual([
      ...['Big deal', 'Deal two', 'BI-Deals'],
      ...['Two', 'One'],
    ]);
    expect(hits.filter(({ related }) => related).map(({ entry }) => entry.title)).toEqual(['One']);
    const first = { ...entry('Two', ['Deals']), boost: 3 };
    expect(createSearch([...entries, first])('two')[0]?.entry).toBe(first);
  });

  test('typos count only if nothing has the word as typed', () => {
    expect(found('full_access', 'folga')).not.toContain('People › Compensation');
    expect(found('full_access', 'holidais')[0]).toBe('Calendar');
  });

  test('technical pages come after those they describe', () => {
    const hits = found('full_access', 'vac');
    expect(hits.indexOf('Scheduled Vacations')).toBeLessThan(
      hits.indexOf('Technologies: vacation'),
    );
  });

  test('nothing for a text without words', () => {
    for (const typed of ['', ' \t ', '^', '\\.*[']) expect(found('admin', typed)).toEqual([]);
  });

  test('D24: only approvers find the approvals page', () => {
    expect(found('full_access', 'aprovar', true)).toEqual(['Approvals']);
    expect(found('full_access', 'aprovar', false)).toEqual([]);
  });

  test('an item with its own page is found once', () => {
    expect(found('full_access', 'benefits')).toEqual(['Benefits']);
  });

  test.each(ROLES)('spec-a L, spec §4: %s finds the deck by its own name first', (role) => {
    expect(found(role, 'all hands')[0]).toBe('All Hands');
    expect(found('apenas_people', 'trimestre')).toEqual(['All Hands']);
  });
});
