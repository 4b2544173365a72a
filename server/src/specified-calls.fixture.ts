/** Spec §7 as data, written from the specification's text and not from the contract. */

/**
 * `text`, `number` and `boolean` name a type; `= …` is the exact text; one item in a list describes
 * all.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

/** The caller. `forced` must change the password first (D9). */
type Caller = 'visitor' | 'employee' | 'forced' | 'admin';

export interface SpecifiedCall {
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  by: Caller;
  query?: Record<string, string>;
  /** The payload, with values that the call accepts. Absent for an empty body. */
  body?: Record<string, unknown>;
  file?: string;
  /** Fields that repeat a path parameter. */
  repeatsPath?: readonly string[];
  /** The fields of the reply. Without them, only the status is checked. */
  reply?: Shape;
  /** A payload that the call refuses, and the fields of the error. */
  refused?: { body: Record<string, unknown>; reply: Shape };
}

export const PASSWORD = 'a good long passphrase';
const ANOTHER_PASSWORD = 'another long passphrase';
const USER = { username: 'text', email: 'text', role: 'text', profile_photo: 'text' };
const ERROR = { error: 'text' };

const ACCOUNT: SpecifiedCall[] = [
  { call: 'GET /api/current_user', by: 'employee', reply: { user: USER } },
  {
    call: 'POST /api/login',
    by: 'visitor',
    body: { username: 'Ana', password: PASSWORD },
    reply: { message: '= Login successful!', user: { ...USER, force_password_change: 'boolean' } },
    // §8: the server's error field.
    refused: { body: { username: 'Ana', password: 'not the password' }, reply: ERROR },
  },
  { call: 'POST /api/logout', by: 'employee' },
  {
    call: 'POST /upload_profile_photo',
    by: 'employee',
    file: 'profile_photo',
    body: { username: 'Ana' },
    reply: { photo_url: 'text' },
    refused: { body: { username: 'Bia' }, reply: ERROR },
  },
  {
    call: 'POST /api/force_change_password',
    by: 'forced',
    body: { username: 'Fay', new_password: ANOTHER_PASSWORD },
    reply: { message: 'text' },
    refused: { body: { username: 'Fay', new_password: 'password' }, reply: ERROR },
  },
  { call: 'POST /api/forgot_password', by: 'visitor', body: { email: 'ana@example.com' } },
  {
    call: 'POST /api/verify-reset-code',
    by: 'visitor',
    body: { reset_code: '{reset code}', new_password: ANOTHER_PASSWORD },
    reply: { success: '= true', message: 'text' },
    refused: {
      body: { reset_code: 'AAAAA-BBBBB', new_password: ANOTHER_PASSWORD },
      reply: { success: '= false', message: 'text' },
    },
  },
];

const ADMIN: SpecifiedCall[] = [
  {
    call: 'POST /api/register',
    by: 'admin',
    body: {
      username: 'Nina',
      email: 'nina@example.com',
      password: PASSWORD,
      role: 'tudo_menos_fin',
    },
  },
  {
    call: 'GET /api/get_users_hub',
    by: 'admin',
    reply: { users: [{ username: 'text' }] },
  },
  {
    call: 'POST /api/reset_password',
    by: 'admin',
    body: { username: 'Ana', new_password: ANOTHER_PASSWORD, force_password_change: true },
  },
  { call: 'POST /api/delete_user', by: 'admin', body: { username: 'Ana' } },
  {
    call: 'POST /api/update_username',
    by: 'admin',
    body: { current_username: 'Ana', new_username: 'Ana Maria' },
  },
  {
    call: 'GET /api/get_ferias',
    by: 'admin',
    // The employee vacation record of §3.
    reply: {
      ferias: [
        {
          AREA: 'text',
          NOME: 'text',
          SALDO: 'number',
          ATIVO: 'text',
          start_date: 'text',
          cargo: 'text',
        },
      ],
    },
  },
  { call: 'GET /api/getAreasAndNames', by: 'admin', reply: { areas: ['text'] } },
  {
    call: 'GET /api/getNamesByArea',
    by: 'admin',
    query: { area: 'M&A' },
    reply: { names: ['text'] },
  },
  {
    call: 'POST /api/edit_ferias',
    by: 'admin',
    body: { area: 'M&A', nome: 'Ana', saldo: 12.5, ativo: 'S', cargo: 'Senior Assist' },
  },
  {
    call: 'POST /api/create_user',
    by: 'admin',
    body: {
      area: 'M&A',
      nome: 'Nina',
      saldo: 5,
      ativo: 'S',
      start_date: '2026-01-02',
      birth_date: '1990-05-17',
      cargo: 'C-Level',
    },
  },
];

const LEAVE: SpecifiedCall[] = [
  {
    call: 'POST /api/agendarFerias',
    by: 'employee',
    body: {
      NOMECOLABORADOR: 'Ana',
      LEAVE_TYPE: 'Vacation',
      INICIO: '2026-06-01',
      FIM: '2026-06-05',
    },
    reply: { success: '= true' },
    refused: {
      body: {
        NOMECOLABORADOR: 'Ana',
        LEAVE_TYPE: 'Vacation',
        INICIO: '2026-06-05',
        FIM: '2026-06-01',
      },
      reply: ERROR,
    },
  },
  {
    call: 'GET /api/getPendingVacations',
    by: 'employee',
    query: { nome: 'Ana' },
    reply: {
      ferias_pendentes: [
        { DATA_INICIO_FORMATADA: 'text', DATA_FIM_FORMATADA: 'text', LEAVE_TYPE: 'text' },
      ],
    },
  },
  {
    call: 'POST /api/updateVacation',
    by: 'employee',
    body: {
      NOMECOLABORADOR: 'Ana',
      OLD_START_DATE: '04/05/2026',
      NEW_START_DATE: '2026-05-11',
      NEW_END_DATE: '2026-05-12',
    },
    reply: { success: '= true' },
    refused: {
      body: {
        NOMECOLABORADOR: 'Ana',
        OLD_START_DATE: '05/05/2026',
        NEW_START_DATE: '2026-05-11',
        NEW_END_DATE: '2026-05-12',
      },
      reply: ERROR,
    },
  },
  {
    call: 'GET /api/ferias_area',
    by: 'employee',
    query: { area: 'TODOS' },
    reply: [
      {
        NOME: 'text',
        AREA: 'text',
        CARGO: 'text',
        DATA_INICIO: 'text',
        DATA_FIM: 'text',
        LEAVE_TYPE: 'text',
        utilizado: 'text',
        STATUS: 'text',
      },
    ],
  },
  {
    call: 'GET /api/saldo',
    by: 'employee',
    reply: { saldos: [{ username: 'text', area: 'text', cargo: 'text', balance: 'number' }] },
  },
  {
    call: 'POST /verificarConflito',
    by: 'employee',
    body: { area: 'TODOS' },
    reply: {
      conflitos: [
        {
          NOME1: 'text',
          AREA1: 'text',
          CARGO1: 'text',
          DATA_INICIO1: 'text',
          DATA_FIM1: 'text',
          NOME2: 'text',
          AREA2: 'text',
          CARGO2: 'text',
          DATA_INICIO2: 'text',
          DATA_FIM2: 'text',
        },
      ],
    },
  },
];

const ENTRY = { platform: 'Bank', link: 'https://bank.example/', user: 'ana', password: 'secret' };

const PASSWORDS: SpecifiedCall[] = [
  {
    call: 'GET /api/passwords',
    by: 'admin',
    reply: [{ id: 'number', platform: 'text', link: 'text', user: 'text', password: 'text' }],
  },
  { call: 'POST /api/passwords', by: 'admin', body: ENTRY },
  {
    call: 'PUT /api/passwords/{entry}',
    by: 'admin',
    body: { id: '{entry}', ...ENTRY, password: 'another secret' },
    repeatsPath: ['id'],
  },
  { call: 'DELETE /api/passwords/{entry}', by: 'admin' },
];

const COMMUNICATION: SpecifiedCall[] = [
  {
    call: 'GET /api/list_birthdays',
    by: 'employee',
    reply: { birthdays: [{ name: 'text', birthday: 'text' }] },
  },
  {
    call: 'POST /api/update_birthday',
    by: 'employee',
    body: { name: 'Ana', newBirthday: '1990-05-17' },
  },
  {
    call: 'GET /api/get_monthly_images',
    by: 'employee',
    reply: { monthlyImages: [{ month: 'number', url: 'text' }] },
  },
  {
    call: 'POST /api/upload_monthly_image',
    by: 'employee',
    file: 'file',
    body: { month: '5' },
    reply: { url: 'text' },
  },
  {
    call: 'GET /api/get_revenue_targets',
    by: 'employee',
    reply: [{ month: 'number', goal: 'number', actual: 'number' }],
  },
  {
    call: 'POST /api/update_revenue_target',
    by: 'employee',
    body: { month: 5, goal: 1_000_000, actual: 750_000 },
  },
];

export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  ...ACCOUNT,
  ...ADMIN,
  ...LEAVE,
  ...PASSWORDS,
  ...COMMUNICATION,
];

/** `GET /api/get-link-{name}`, and the field of its reply (§3, D32 for `metas` and `meabi`). */
export const READ_LINKS: Readonly<Record<string, `newLink${string}`>> = {
  weekly: 'newLinkWeekly',
  frp: 'newLinkFRP',
  bs2: 'newLinkBS2',
  bs: 'newLinkBS',
  comprehensivefinancials: 'newLinkComprehensiveFinancials',
  vacation: 'newLinkVacation',
  compensation: 'newLinkCompensation',
  metas: 'newLinkMetas',
  status: 'newLinkStatus',
  associate: 'newLinkAssociate',
  bu: 'newLinkBU',
  transexcel: 'newLinkTransactionsExcel',
  meabi: 'newLinkTransactionsBI',
  pipegpt: 'newLinkPipeGPT',
  funnel: 'newLinkFunnel',
  'commercial-excel': 'newLinkCommercialExcel',
  bi: 'newLinkBI',
  commission: 'newLinkCommission',
  sharepoint: 'newLinkSharepoint',
  valuation: 'newLinkValuation',
  mgmtfee: 'newLinkMgmtFee',
  agenda: 'newLinkAgenda',
};

/** `POST /api/atualizar-link-{name}`, and the one field of its body. */
export const UPDATED_LINKS: Readonly<Record<string, `newLink${string}`>> = {
  weekly: 'newLinkWeekly',
  frp: 'newLinkFRP',
  bs2: 'newLinkBS2',
  bs: 'newLinkBS',
  comprehensivefinancials: 'newLinkComprehensiveFinancials',
  vacation: 'newLinkVacation',
  benefits: 'newLinkBenefits',
  compensation: 'newLinkCompensation',
  status: 'newLinkStatus',
  associate: 'newLinkAssociate',
  bu: 'newLinkBU',
  transactions: 'newLinkTransactionsBI',
  transexcel: 'newLinkTransactionsExcel',
  funnel: 'newLinkFunnel',
  'commercial-excel': 'newLinkCommercialExcel',
  bi: 'newLinkBI',
  institucional: 'newLinkInstitucional',
  institucionalecommerce: 'newLinkInstitucionalEcommerce',
  institucionalen: 'newLinkInstitucionalEn',
  commission: 'newLinkCommission',
  sharepoint: 'newLinkSharepoint',
  valuation: 'newLinkValuation',
  mgmtfee: 'newLinkMgmtFee',
  agenda: 'newLinkAgenda',
  pipegpt: 'newLinkPipeGPT',
};
