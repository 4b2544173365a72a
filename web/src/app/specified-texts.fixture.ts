/**
 * Spec §8 as data: the text for each outcome of a call. The test beside it makes each call fail and
 * succeed in each way.
 */

/** A placeholder for any sentence of the server. */
export const SAYS = 'The server says why.';
/** The specification has no text ("only logged"): one notification with a retry (D42). */
export const LOGGED = 'logged';
const LATER = 'An error occurred. Please try again later.';

/** The text for each kind of failure, or one text for all. */
type FailureTexts =
  | string
  | {
      /** The server reports a failure with a sentence. */
      withText: string;
      /** The server reports a failure without a sentence. */
      withoutText: string;
      /** The reply is not JSON. */
      notJson: string;
      noConnection: string;
    };

export interface SpecifiedTexts {
  entry: string;
  call: string;
  failures?: FailureTexts;
  /** The text that replaces a list that could not be loaded. */
  empty?: string;
  /** The reply of a success, with only the fields that §7 names. */
  reply?: object;
  success?: string;
  /** The address after a success. */
  leadsTo?: string;
}

const ACCOUNT: SpecifiedTexts[] = [
  {
    entry: 'Login',
    call: 'POST /api/login',
    failures: {
      withText: SAYS,
      withoutText: 'An error occurred. Please try again.',
      notJson: 'An error occurred. Please try again.',
      noConnection: 'An error occurred. Please try again.',
    },
    reply: {
      message: 'Login successful!',
      user: {
        username: 'Ana',
        email: 'ana@example.com',
        role: 'admin',
        profile_photo: '',
        force_password_change: false,
      },
    },
    leadsTo: '/home',
  },
  {
    entry: 'Force change',
    call: 'POST /api/force_change_password',
    failures: {
      withText: SAYS,
      withoutText: 'Erro ao alterar a senha. Tente novamente.',
      notJson: 'Erro ao alterar a senha. Tente novamente.',
      noConnection: 'Erro ao alterar a senha. Tente novamente.',
    },
    reply: { message: 'Senha alterada com sucesso!' },
    leadsTo: '/home',
  },
  {
    entry: 'Forgot password',
    call: 'POST /api/forgot_password',
    failures: {
      withText: 'Error sending reset code',
      withoutText: 'Error sending reset code',
      notJson: 'An error occurred while sending the reset code.',
      noConnection: 'An error occurred while sending the reset code.',
    },
    reply: {},
  },
  {
    entry: 'Verify',
    call: 'POST /api/verify-reset-code',
    failures: {
      withText: SAYS,
      withoutText: 'Invalid reset code or error resetting password',
      notJson: 'An unexpected error occurred. Please try again later.',
      noConnection: 'An unexpected error occurred. Please try again later.',
    },
    reply: { success: true, message: 'Password reset successfully!' },
    success: 'Password reset successfully!',
    leadsTo: '/login',
  },
];

const ADMIN: SpecifiedTexts[] = [
  {
    entry: 'Register',
    call: 'POST /api/register',
    failures: 'Erro ao registrar novo usuário. Tente novamente.',
    reply: {},
    success: 'Usuário registrado com sucesso!',
  },
  {
    entry: 'Admin: reset password',
    call: 'POST /api/reset_password',
    failures: LOGGED,
    reply: {},
    success: 'Password reset successfully!',
  },
  {
    entry: 'Admin: delete user',
    call: 'POST /api/delete_user',
    failures: LOGGED,
    reply: {},
    success: 'User deleted successfully!',
  },
  {
    entry: 'Admin: update username',
    call: 'POST /api/update_username',
    failures: LOGGED,
    reply: {},
    success: 'Username updated successfully!',
  },
  {
    entry: 'Employee: edit',
    call: 'POST /api/edit_ferias',
    failures: LOGGED,
    reply: {},
    success: 'Dados atualizados com sucesso!',
  },
  {
    entry: 'Employee: create',
    call: 'POST /api/create_user',
    failures: LOGGED,
    reply: {},
    success: 'Colaborador criado com sucesso!',
  },
  {
    // The specification's form makes no call; D20 adds one.
    entry: 'Deduction',
    call: 'POST /api/vacation_deductions',
    failures: LOGGED,
    reply: {},
    success: 'Vacation Deduction submitted!',
  },
];

const LINKS: SpecifiedTexts[] = [
  {
    entry: 'Link fetch: sidebar',
    call: 'GET /api/links',
    // {message} is in the language of the sentence around it (D47).
    failures: {
      withText: `Erro ao abrir o link: ${SAYS}`,
      withoutText: 'Erro ao abrir o link: Ocorreu um erro. Tente novamente.',
      notJson: 'Erro ao abrir o link: Ocorreu um erro. Tente novamente mais tarde.',
      noConnection: 'Erro ao abrir o link: Ocorreu um erro. Tente novamente mais tarde.',
    },
    reply: { links: [{ name: 'bu', url: '', opens: 'tab' }] },
    success: 'Erro: O link retornado está vazio ou no formato incorreto.',
  },
  {
    entry: 'Link fetch: reports page',
    call: 'GET /api/links',
    failures: {
      withText: `Erro: ${SAYS}`,
      withoutText: 'Erro: Ocorreu um erro. Tente novamente.',
      notJson: 'Erro: Ocorreu um erro. Tente novamente mais tarde.',
      noConnection: 'Erro: Ocorreu um erro. Tente novamente mais tarde.',
    },
    reply: { links: [{ name: 'weekly', url: '', opens: 'embedded' }] },
    success: 'Erro ao obter o link.',
  },
  { entry: 'Link fetch: commercial page', call: 'GET /api/links', failures: LOGGED },
  {
    entry: 'Link update',
    call: 'POST /api/atualizar-link-status',
    failures: 'Erro ao atualizar o link. Tente novamente mais tarde.',
    reply: {},
    success: 'Link atualizado com sucesso!',
  },
];

const LEAVE: SpecifiedTexts[] = [
  {
    entry: 'Leave request',
    call: 'POST /api/agendarFerias',
    failures: {
      withText: SAYS,
      withoutText: 'Failed to schedule vacation',
      notJson: LATER,
      noConnection: LATER,
    },
    reply: { success: true },
    success: 'Email sent to the head for approval!',
  },
  {
    entry: 'Leave update',
    call: 'POST /api/updateVacation',
    failures: {
      withText: SAYS,
      withoutText: 'Failed to update vacation',
      notJson: LATER,
      noConnection: LATER,
    },
    reply: { success: true },
    success: 'Vacation updated successfully!',
  },
  {
    entry: 'Leave list',
    call: 'GET /api/ferias_area',
    failures: LOGGED,
    empty: 'No vacation recorded',
    reply: [],
    success: 'No vacation recorded',
  },
  {
    entry: 'Balances',
    call: 'GET /api/saldo',
    failures: LOGGED,
    empty: 'No balances registered',
    reply: { saldos: [] },
    success: 'No balances registered',
  },
  {
    entry: 'Conflicts',
    call: 'POST /verificarConflito',
    failures: LOGGED,
    empty: 'No conflicts recorded',
    // §7: `conflitos` is empty by default.
    reply: {},
    success: 'No conflicts recorded',
  },
  {
    // The specification has no sentence for a form without pending leaves.
    entry: 'Pending vacations',
    call: 'GET /api/getPendingVacations',
    // §7: `ferias_pendentes` is empty by default.
    reply: {},
    success: 'You have no pending requests to change.',
  },
];

const PASSWORDS: SpecifiedTexts[] = [
  // The page reads the list without passwords (D36).
  { entry: 'Password manager: fetch', call: 'GET /api/vault', failures: LOGGED },
  { entry: 'Password manager: add', call: 'POST /api/passwords', failures: LOGGED },
  { entry: 'Password manager: update', call: 'PUT /api/passwords/1', failures: LOGGED },
  { entry: 'Password manager: delete', call: 'DELETE /api/passwords/1', failures: LOGGED },
];

const COMMUNICATION: SpecifiedTexts[] = [
  {
    entry: 'Birthdays: load',
    call: 'GET /api/list_birthdays',
    failures: LOGGED,
    empty: 'No birthday data found (or error fetching).',
  },
  {
    entry: 'Birthdays: save',
    call: 'POST /api/update_birthday',
    failures: 'Fail to update birthday. Check console.',
    reply: {},
    success: 'Birthday updated!',
  },
  { entry: 'Monthly images: load', call: 'GET /api/get_monthly_images', failures: LOGGED },
  {
    entry: 'Monthly images: upload',
    call: 'POST /api/upload_monthly_image',
    failures: 'Fail upload. Check console.',
    reply: { url: '/api/monthly_images/3.webp' },
    success: 'Image for March updated successfully!',
  },
  { entry: 'Revenue: load', call: 'GET /api/get_revenue_targets', failures: LOGGED },
  {
    entry: 'Revenue: save',
    call: 'POST /api/update_revenue_target',
    failures: 'Fail to save. Check console.',
    reply: {},
    success: 'Saved!',
  },
];

export const SPECIFIED_TEXTS: readonly SpecifiedTexts[] = [
  ...ACCOUNT,
  ...ADMIN,
  ...LINKS,
  ...LEAVE,
  ...PASSWORDS,
  ...COMMUNICATION,
];
