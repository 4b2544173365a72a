import { LINKS } from '@intranet/contract/links/registry.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { DeleteUserForm } from '#features/accounts/admin/DeleteUserForm.tsx';
import { RegisterForm } from '#features/accounts/admin/RegisterForm.tsx';
import { ResetPasswordForm } from '#features/accounts/admin/ResetPasswordForm.tsx';
import { UpdateUsernameForm } from '#features/accounts/admin/UpdateUsernameForm.tsx';
import ForceChangePasswordPage from '#features/accounts/ForceChangePasswordPage.tsx';
import ForgotPasswordPage from '#features/accounts/ForgotPasswordPage.tsx';
import LoginPage from '#features/accounts/LoginPage.tsx';
import VerifyResetCodePage from '#features/accounts/VerifyResetCodePage.tsx';
import BalancesPage from '#features/balance/BalancesPage.tsx';
import { DeductionDialog } from '#features/balance/shared/DeductionDialog.tsx';
import { BirthdaysTab } from '#features/communication/birthdays/BirthdaysTab.tsx';
import { RevenueTab } from '#features/communication/revenue/RevenueTab.tsx';
import { MonthlyShotsTab } from '#features/communication/shots/MonthlyShotsTab.tsx';
import ConflictsPage from '#features/leave/ConflictsPage.tsx';
import ScheduledPage from '#features/leave/ScheduledPage.tsx';
import VacationPage from '#features/leave/VacationPage.tsx';
import LinkAdminPage from '#features/links/admin/LinkAdminPage.tsx';
import DepartmentPage from '#features/links/DepartmentPage.tsx';
import { EmployeesTab } from '#features/people/employees/EmployeesTab.tsx';
import { ANA, REPLIES } from '#features/people/employees/employees.fixture.ts';
import { NewEmployeeDialog } from '#features/people/employees/NewEmployeeDialog.tsx';
import PasswordsPage from '#features/vault/PasswordsPage.tsx';
import { SAO } from '#features/vault/vault.fixture.ts';
import { Sidebar } from './shell/sidebar/Sidebar.tsx';

/** The steps by which a test makes the call of an entry of spec §8. */
interface SpecifiedScreen {
  Page: () => ReactNode;
  at: string;
  /** The page makes the call when it opens, and again on retry. */
  loads?: boolean;
  prepare?: (user: UserEvent) => Promise<void>;
  /** Makes the call, or retries it on a page that loads. */
  press?: () => Promise<void>;
}

export const PERSON = {
  username: 'Ana',
  email: 'ana@example.com',
  role: 'admin',
  profile_photo: '',
  force_password_change: false,
} as const;
const AT = '2026-11-20T12:30:00.000Z';
const PHRASE = 'a good long passphrase';
const { '/api/site': _site, ...employeeReplies } = REPLIES;

/** The replies of calls that a test is not about. */
export const BACKGROUND: Record<string, unknown> = {
  ...employeeReplies,
  '/api/site': {
    company_name: 'Acme',
    today: '2026-11-21',
    time_zone: 'America/Sao_Paulo',
    demo: null,
    single_sign_on: null,
  },
  '/api/current_user': {
    user: PERSON,
    employee: { employee_id: 1, name: 'Ana' },
    can_approve: false,
  },
  '/api/get_users_hub': {
    users: [{ username: 'Bia', email: 'bia@example.com', role: 'admin', two_factor: false }],
  },
  '/api/near-name': { name: null },
  '/api/user-search': {
    users: [{ username: 'Bia', email: 'bia@example.com', role: 'admin', two_factor: false }],
    more: false,
  },
  '/api/getPendingVacations': {
    ferias_pendentes: [
      {
        DATA_INICIO_FORMATADA: '01/12/2026',
        DATA_FIM_FORMATADA: '03/12/2026',
        LEAVE_TYPE: 'Vacation',
      },
    ],
  },
  '/api/link_settings': {
    links: LINKS.map(({ name, opens }) => ({
      name,
      opens,
      url: `https://${name}.example/`,
      check: { state: 'ok', detail: '', at: AT },
      history: [],
    })),
  },
  '/api/vault': { entries: [SAO], deleted: [] },
  '/api/long-lists': { lists: [] },
  '/api/conflict-counts': {
    year: 2026,
    years: { first: 2026, last: 2026 },
    is_long: false,
    counts: [],
  },
  '/api/list_birthdays': {
    birthdays: [
      {
        employee_id: 1,
        name: 'Ana',
        area: 'Finance',
        cargo: 'Head',
        birthday: '1990-11-21',
        can_edit: true,
      },
    ],
  },
  '/api/communication-years': { current: 2026, years: [{ year: 2026, open: true }] },
  '/api/get_monthly_images': { monthlyImages: [] },
  '/api/get_revenue_targets': Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    goal: 1_000,
    actual: 500,
  })),
};

const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const type = async (label: string, text: string) =>
  void fireEvent.change(await field(label), { target: { value: text } });
/** A query by role takes seconds on a long page. */
const findButton = (name: string) =>
  waitFor(() => {
    const buttons = [...document.querySelectorAll('button')];
    const found = buttons.find((one) => (one.ariaLabel ?? one.textContent) === name);
    if (!found) throw new Error(`No button is called ${name}`);
    return found;
  });
const pressButton = (name: string) => async () => void fireEvent.click(await findButton(name));
/** The retry button of a failed page, in the page's language. */
export const pressRetry = async () =>
  void fireEvent.click(await screen.findByText(/^(Try again|Tentar de novo)$/));
const choose = async (user: UserEvent, label: string, option: RegExp) => {
  await user.click(await field(label));
  await user.click(await screen.findByRole('option', { name: option, hidden: true }));
};

export const SPECIFIED_SCREENS: Readonly<Record<string, SpecifiedScreen>> = {
  Login: {
    Page: LoginPage,
    at: '/login',
    prepare: async () => {
      await type('Username', 'Ana');
      await type('Password', PHRASE);
    },
    press: pressButton('Acessar'),
  },
  'Force change': {
    Page: ForceChangePasswordPage,
    at: '/force-change-password',
    prepare: () => type('Nova senha', PHRASE),
    press: pressButton('Alterar senha'),
  },
  'Forgot password': {
    Page: ForgotPasswordPage,
    at: '/forgot-password',
    prepare: () => type('Email', 'ana@example.com'),
    press: pressButton('Send Reset Code'),
  },
  Verify: {
    Page: VerifyResetCodePage,
    at: '/verify-reset-code',
    prepare: async () => {
      await type('Reset code', 'AAAAA-BBBBB');
      await type('New password', PHRASE);
    },
    press: pressButton('Reset password'),
  },
  Register: {
    Page: RegisterForm,
    at: '/novo_usuario',
    prepare: async () => {
      await type('Username', 'Nina');
      await type('Email', 'nina@example.com');
      await type('Password', PHRASE);
    },
    press: pressButton('Register'),
  },
  'Admin: reset password': {
    Page: ResetPasswordForm,
    at: '/admin',
    prepare: async (user) => {
      await choose(user, 'User', /Bia/);
      await type('New password', PHRASE);
    },
    press: pressButton('Reset Password'),
  },
  'Admin: delete user': {
    Page: DeleteUserForm,
    at: '/admin',
    prepare: (user) => choose(user, 'User', /Bia/),
    press: async () => {
      await pressButton('Delete User')();
      await pressButton('Delete Bia')();
    },
  },
  'Admin: update username': {
    Page: UpdateUsernameForm,
    at: '/admin',
    prepare: async (user) => {
      await choose(user, 'Current username', /Bia/);
      await type('New username', 'Beatriz');
    },
    press: pressButton('Update Username'),
  },
  'Employee: edit': {
    Page: EmployeesTab,
    at: '/vacation_admin?edit=Ana',
    prepare: () => type('Area', 'Legal'),
    press: pressButton('Save Ana'),
  },
  'Employee: create': {
    Page: () => <NewEmployeeDialog onClose={() => undefined} />,
    at: '/vacation_admin',
    prepare: async (user) => {
      await type('Name', 'Bia');
      await type('Area', 'Legal');
      await choose(user, 'Position', /^Head$/);
      await type('Start Date', '15/10/2025');
    },
    press: pressButton('Create'),
  },
  Deduction: {
    Page: () => <DeductionDialog person={ANA} onClose={() => undefined} />,
    at: '/vacation_admin',
    prepare: async (user) => {
      await type('Date', '10/03/2026');
      await type('Days', '2');
      await choose(user, 'Leave Type', /Vacation Sales/);
    },
    press: pressButton('Deduct'),
  },
  'Link fetch: sidebar': {
    Page: () => (
      <nav>
        <Sidebar user={PERSON} location={{ path: '/legal' }} />
      </nav>
    ),
    at: '/legal',
    press: async () => void fireEvent.click(await screen.findByText('BU Documents')),
  },
  'Link fetch: reports page': { Page: DepartmentPage, at: '/reports?open=weekly', loads: true },
  'Link fetch: commercial page': { Page: DepartmentPage, at: '/commercial', loads: true },
  'Link update': {
    Page: LinkAdminPage,
    at: '/adminlegal',
    prepare: async () => {
      const form = within(await screen.findByLabelText('Client Status', { selector: 'form' }));
      fireEvent.change(form.getByLabelText(/URL/), { target: { value: 'https://new.example/' } });
    },
    press: async () => {
      const form = within(await screen.findByLabelText('Client Status', { selector: 'form' }));
      fireEvent.click(form.getByText('Save'));
    },
  },
  'Leave request': {
    Page: VacationPage,
    at: '/vacation?type=Vacation&start=2026-12-01&end=2026-12-03',
    press: pressButton('Send Request'),
  },
  'Leave update': {
    Page: VacationPage,
    at: '/vacation?tab=change-vacation&old=2026-12-01',
    prepare: async () => {
      await screen.findByDisplayValue(/01\/12\/2026 - 03\/12\/2026/);
      await type('New Start Date', '08/12/2026');
      await type('New End Date', '10/12/2026');
    },
    press: pressButton('Update Request'),
  },
  'Leave list': { Page: ScheduledPage, at: '/feriasarea', loads: true },
  Balances: { Page: BalancesPage, at: '/verificar_saldo', loads: true },
  Conflicts: { Page: ConflictsPage, at: '/verificar_conflito', loads: true },
  'Pending vacations': {
    Page: VacationPage,
    at: '/vacation?tab=change-vacation',
    loads: true,
  },
  'Password manager: fetch': { Page: PasswordsPage, at: '/pipepass', loads: true },
  'Password manager: add': {
    Page: PasswordsPage,
    at: '/pipepass',
    prepare: async () => {
      const form = within(await screen.findByLabelText('Add a password', { selector: 'form' }));
      for (const [label, text] of [
        ['Platform', 'Bank'],
        ['Password', 'secret'],
      ] as const) {
        const input = form.getByLabelText(label, { selector: 'input' });
        fireEvent.change(input, { target: { value: text } });
      }
    },
    press: pressButton('Add'),
  },
  'Password manager: update': {
    Page: PasswordsPage,
    at: '/pipepass?edit=1',
    press: pressButton(`Save ${SAO.platform}`),
  },
  'Password manager: delete': {
    Page: PasswordsPage,
    at: '/pipepass?dialog=delete&of=1',
    press: pressButton('Delete'),
  },
  'Birthdays: load': { Page: BirthdaysTab, at: '/communication', loads: true },
  'Birthdays: save': {
    Page: BirthdaysTab,
    at: '/communication',
    prepare: async () => {
      await pressButton('Edit Ana')();
      await type('Ana’s birthday', '17/09/1990');
    },
    press: pressButton('Save Ana'),
  },
  'Monthly images: load': { Page: MonthlyShotsTab, at: '/communication', loads: true },
  'Monthly images: upload': {
    Page: MonthlyShotsTab,
    at: '/communication',
    prepare: async (user) => {
      const month = (await screen.findByText('March')).closest('li');
      const input = month?.querySelector<HTMLInputElement>('input[type=file]');
      const file = new File(['x'], 'party.png', { type: 'image/png' });
      if (input) await user.upload(input, file);
      await screen.findByAltText(/party\.png/);
    },
    press: pressButton('Save March'),
  },
  'Revenue: load': { Page: RevenueTab, at: '/communication', loads: true },
  'Revenue: save': {
    Page: RevenueTab,
    at: '/communication',
    prepare: () => type('Goal of March', '2000'),
    press: pressButton('Save March'),
  },
};
