import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../core/roles.ts';
import { findPage } from '../pages.ts';
import { DEPARTMENTS, type DepartmentId } from './departments.ts';
import { getLink, updateLink } from './endpoints.ts';
import { type Item, type ItemPlacement, listItems } from './items.ts';
import { findLink, LINKS, REGISTRY } from './registry.ts';

// Typed from the specification, independently of the registry.
const FIELDS =
  'newLinkWeekly, newLinkFRP, newLinkBS2, newLinkBS, newLinkComprehensiveFinancials, newLinkVacation, newLinkBenefits, newLinkCompensation, newLinkStatus, newLinkAssociate, newLinkBU, newLinkPipeGPT, newLinkTransactionsBI, newLinkTransactionsExcel, newLinkValuation, newLinkBI, newLinkCommercialExcel, newLinkFunnel, newLinkInstitucional, newLinkInstitucionalEcommerce, newLinkInstitucionalEn, newLinkCommission, newLinkSharepoint, newLinkMgmtFee, newLinkAgenda'.split(
    ', ',
  );
const READ =
  'weekly, frp, bs2, bs, comprehensivefinancials, vacation, compensation, metas, status, associate, bu, transexcel, meabi, pipegpt, funnel, commercial-excel, bi, commission, sharepoint, valuation, mgmtfee, agenda'.split(
    ', ',
  );
const UPDATED =
  'weekly, frp, bs2, bs, comprehensivefinancials, vacation, benefits, compensation, status, associate, bu, transactions, transexcel, funnel, commercial-excel, bi, institucional, institucionalecommerce, institucionalen, commission, sharepoint, valuation, mgmtfee, agenda, pipegpt'.split(
    ', ',
  );
/** Additions of D32, then of D33. */
const BEYOND = [
  ...['comprehensivefinancialsbi', 'benefits', 'meathesis', 'mydeal', 'todo', 'kanban'],
  ...['agendasite', 'social1', 'social2'],
  ...['support-reports', 'support-finance', 'support-people', 'support-it'],
  ...['allhands-kpi', 'allhands-vacation', 'allhands-commercial', 'allhands-mea'],
  ...['frp-actual', 'frp-fullyear', 'frp-q0', 'frp-q1', 'frp-ytd', 'frp-scale', 'frp-latam'],
  'frp-euro',
];

describe('D32: the registry has the links of spec §3 and §7 and of the decisions', () => {
  test('spec §7: 22 names are read, 25 updated, and each can be both', () => {
    expect([READ.length, UPDATED.length]).toEqual([22, 25]);
    const names = new Set([...READ, ...UPDATED, ...BEYOND]);
    const unknown = Object.keys(getLink).filter((name) => !names.has(name));
    expect(unknown, 'Add these links to BEYOND, above, with their decision').toEqual([]);
    expect(Object.keys(getLink).sort()).toEqual([...names].sort());
    expect(Object.keys(updateLink).sort()).toEqual([...names].sort());
    for (const name of names) {
      expect(getLink[name]).toMatchObject({ method: 'GET', path: `/api/get-link-${name}` });
      expect(updateLink[name]).toMatchObject({
        method: 'POST',
        path: `/api/atualizar-link-${name}`,
        access: ['admin'],
      });
    }
  });

  test('spec §3: 25 fields, and newLinkMetas', () => {
    expect(FIELDS).toHaveLength(25);
    const ofSpec = new Set([...READ, ...UPDATED].map((name) => findLink(name)?.field));
    expect([...ofSpec].sort()).toEqual([...FIELDS, 'newLinkMetas'].sort());
    const fields = LINKS.map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
    for (const field of fields) expect(field).toMatch(/^newLink[A-Z\d]/);
  });

  test.each([
    ['weekly', 'newLinkWeekly'],
    ['frp', 'newLinkFRP'],
    ['bs2', 'newLinkBS2'],
    ['bs', 'newLinkBS'],
    ['metas', 'newLinkMetas'],
    ['meabi', 'newLinkTransactionsBI'],
    ['transactions', 'newLinkTransactionsBI'],
    ['transexcel', 'newLinkTransactionsExcel'],
    ['bi', 'newLinkBI'],
    ['commercial-excel', 'newLinkCommercialExcel'],
    ['institucionalen', 'newLinkInstitucionalEn'],
    ['pipegpt', 'newLinkPipeGPT'],
    ['mgmtfee', 'newLinkMgmtFee'],
  ])('%s has the field %s', (name, field) => {
    expect(findLink(name)?.field).toBe(field);
    const { success } = updateLink[name]?.body.safeParse({ [field]: 'https://a.com' }) ?? {};
    expect(success).toBe(true);
  });

  test('meabi and transactions are one entry', () => {
    expect(findLink('transactions')).toBe(findLink('meabi'));
    expect(LINKS.filter(({ alias }) => alias).map(({ name }) => name)).toEqual(['meabi']);
    const all = LINKS.flatMap(({ name, alias }) => [name, ...(alias ? [alias] : [])]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('D33: eight views, all of BI GGP and nowhere else', () => {
    const views = LINKS.filter(({ viewOf }) => viewOf);
    expect(views.map(({ label }) => label)).toEqual([
      ...['Actual', 'FullYear', 'Q0', 'Q1', 'YTD', 'Scale', 'Latam', 'Euro'],
    ]);
    expect(new Set(views.map(({ viewOf }) => viewOf))).toEqual(new Set(['frp']));
    const regions = views.filter(({ view }) => view === 'region').map(({ label }) => label);
    expect(regions).toEqual(['Scale', 'Latam', 'Euro']);
    for (const { view, viewOf } of LINKS) expect(view !== undefined).toBe(viewOf !== undefined);
  });

  test('every reference of a row exists', () => {
    for (const row of REGISTRY) {
      if ('link' in row) expect(findLink(row.link)).toBeDefined();
      expect(DEPARTMENTS.map(({ id }) => id)).toContain(row.department);
    }
  });
});

// Typed from spec §2 ("Department pages") and §6. Pages that don't exist yet are left out.
const EMBEDDED = true;
const OFFERED: Record<DepartmentId, string[]> = {
  reports: [
    'Cash Flow (Weekly)',
    'Accounting: BI GGP',
    'Accounting: Balance Sheet Excel',
    'Accounting: Sharepoint',
    'Comprehensive Financials: Excel',
    'Comprehensive Financials: Power BI',
  ],
  people: ['Vacation: BI', 'Vacation: Form', 'Compensation', 'KPI', 'Benefits', 'Communication'],
  legal: ['Client Status', 'Associate Documents', 'BU Documents'],
  it: ['myDeal', 'Projects'],
  mea: ['Excel', 'BI-Deals', 'BI-Thesis', 'MyDeal'],
  commercial: ['Sales Funnel', 'Excel', 'BI', 'Mydeal'],
  marketing: ['Institucional PT', 'Ecommerce', 'EN'],
  projects: [
    ...['Commission', 'Sharepoint', 'Valuations', 'Mgmt Fee', 'Agenda'],
    ...['All Hands WIP', 'Pipeline Password'],
  ],
};
const PAGE_OF: Record<string, string> = {
  Communication: '/communication',
  Projects: '/pipeline',
  'All Hands WIP': '/allhands',
  'Pipeline Password': '/pipepass',
};
const OFFICE: readonly Role[] = ['admin', 'full_access', 'tudo_menos_fin'];
const DEPARTMENT_READERS: Record<DepartmentId, readonly Role[]> = {
  reports: ['admin', 'full_access'],
  people: [...OFFICE, 'apenas_people'],
  legal: OFFICE,
  it: OFFICE,
  mea: OFFICE,
  commercial: OFFICE,
  marketing: OFFICE,
  projects: OFFICE,
};
/** Items that only some of the department's readers see (spec §6, D2, D3). */
const ITEM_READERS: Record<string, readonly Role[]> = {
  Compensation: ['admin', 'full_access'],
  Benefits: OFFICE,
  Communication: OFFICE,
  'Pipeline Password': ['admin'],
};

/** Beyond the specification: decision 54 (the directory) and the pages about leave. */
const MENU_ONLY: Record<string, { department: DepartmentId; readers: readonly Role[] }> = {
  PipeGPT: { department: 'it', readers: OFFICE },
  Directory: { department: 'people', readers: [...OFFICE, 'apenas_people'] },
  Calendar: { department: 'people', readers: ['admin', 'full_access', 'apenas_people'] },
  'Leave report': { department: 'people', readers: ['admin', 'full_access'] },
};

function labels(department: DepartmentId, role: Role, place: ItemPlacement): string[] {
  return listItems(department, { role }, place).flatMap((one) =>
    one.kind === 'group' ? one.items.map(({ label }) => `${one.label}: ${label}`) : [one.label],
  );
}

describe('spec §2: department items by role', () => {
  test('spec §6: who opens which department', () => {
    const readers = Object.fromEntries(DEPARTMENTS.map(({ id, readers }) => [id, readers]));
    for (const [id, expected] of Object.entries(DEPARTMENT_READERS)) {
      expect([id, [...(readers[id] ?? [])].sort()]).toEqual([id, [...expected].sort()]);
    }
  });

  test.each(ROLES)('%s: each item in its place, on the card page and in the menu', (role) => {
    for (const { id } of DEPARTMENTS) {
      if (!DEPARTMENT_READERS[id].includes(role)) continue;
      const exists = (label: string) => findPage(PAGE_OF[label] ?? '/home') !== undefined;
      const expected = OFFERED[id].filter(
        (label) => exists(label) && (ITEM_READERS[label] ?? ROLES).includes(role),
      );
      expect(
        [id, labels(id, role, 'card')],
        `The items of ${id} differ from OFFERED, above: add a new link's label there`,
      ).toEqual([id, expected]);
      const inMenu = labels(id, role, 'menu');
      expect([id, inMenu.filter((label) => !(label in MENU_ONLY))]).toEqual([id, expected]);
      const alone = Object.entries(MENU_ONLY).filter(
        ([, { department, readers }]) => department === id && readers.includes(role),
      );
      expect([id, inMenu.filter((label) => label in MENU_ONLY)]).toEqual([
        id,
        alone.map(([label]) => label),
      ]);
    }
  });

  test('spec §2: embedded links and links in a new tab', () => {
    const flat = (items: ReturnType<typeof listItems>): Item[] =>
      items.flatMap((one) => (one.kind === 'group' ? one.items : [one]));
    const opens = (department: DepartmentId) =>
      flat(listItems(department, { role: 'admin' }, 'card'))
        .filter((item) => item.kind === 'link')
        .map(({ label, link }) => [label, link.opens === 'embedded']);
    expect(opens('legal')).toEqual([
      ['Client Status', EMBEDDED],
      ['Associate Documents', !EMBEDDED],
      ['BU Documents', !EMBEDDED],
    ]);
    expect(opens('it')).toEqual([['myDeal', !EMBEDDED]]);
    expect(opens('mea')).toEqual([
      ['Excel', EMBEDDED],
      ['BI-Deals', EMBEDDED],
      ['BI-Thesis', EMBEDDED],
      ['MyDeal', !EMBEDDED],
    ]);
    expect(opens('commercial')).toEqual([
      ['Sales Funnel', !EMBEDDED],
      ['Excel', EMBEDDED],
      ['BI', EMBEDDED],
      ['Mydeal', !EMBEDDED],
    ]);
    expect(opens('marketing').map(([, embedded]) => embedded)).toEqual([true, true, true]);
    // "one compensation report link opens in a new tab" (spec §7).
    expect(findLink('compensation')?.opens).toBe('tab');
    expect(flat(listItems('mea', { role: 'admin' }, 'card')).at(-1)).toMatchObject({
      link: { name: 'mydeal' },
    });
  });
});
