import { describe, expect, test } from 'vitest';
import { msg } from './i18n/t.ts';
import { ROLES, type Role } from './roles.ts';
import { listSearchEntries, search } from './search.ts';

function found(role: Role, typed: string, canApprove = false): string[] {
  const hits = search(listSearchEntries({ role, canApprove }), typed);
  return hits.map(({ entry: { trail, title } }) => [...trail, title].join(' › '));
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

  test('title, then word, then inside, then department, then other words; equals keep their order', () => {
    const entry = (title: string, trail: string[] = [], words: string[] = []) => ({
      section: 'items' as const,
      title,
      trail,
      words,
      item: { kind: 'page' as const, label: msg(title), path: `/${title}` },
    });
    const entries = [
      entry('One', [], ['Dealer']),
      entry('Two', ['Deals']),
      entry('Ordeal'),
      entry('BI-Deals'),
      entry('Big deal'),
      entry('Deal two'),
      entry('Deal one'),
      entry('Ideas', [], ['ordeal']),
    ];
    const hits = search(entries, 'deal');
    expect(hits.filter(({ related }) => related).map(({ entry }) => entry.title)).toEqual(['One']);
    expect(hits.map(({ entry }) => entry.title)).toEqual([
      'Deal two',
      'Deal one',
      'BI-Deals',
      'Big deal',
      'Ordeal',
      'Two',
      'One',
    ]);
  });

  test('of other words, those with the fewest further letters come first', () => {
    expect(found('full_access', 'fer').slice(-2)).toEqual(['IT projects', 'IT › Projects']);
    expect(found('full_access', 'fer')[0]).toBe('Vacation');
  });

  test('technical pages come after those they describe', () => {
    const hits = found('full_access', 'vac');
    expect(hits.indexOf('Scheduled Vacations')).toBeLessThan(
      hits.indexOf('Technologies: vacation'),
    );
  });

  test('an empty text finds everything; punctuation is searched literally', () => {
    expect(found('admin', ' \t ')).toHaveLength(
      listSearchEntries({ role: 'admin', canApprove: false }).length,
    );
    expect(found('admin', '^').length).toBe(found('admin', '').length);
    expect(found('tudo_menos_fin', '&')[0]).toBe('M&A');
    expect(found('admin', '\\.*[')).toEqual([]);
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
