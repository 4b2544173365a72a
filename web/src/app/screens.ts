import type { PagePath } from '@intranet/contract/pages.ts';
import type { ComponentType } from 'react';

type Loader = () => Promise<{ default: ComponentType }>;

const departmentPage: Loader = () => import('#features/links/DepartmentPage.tsx');
const linkAdminPage: Loader = () => import('#features/links/admin/LinkAdminPage.tsx');
const technologyPage: Loader = () => import('#features/showcase/TechnologyPage.tsx');

/**
 * The code behind each page of the contract's table, loaded on first use. The build reads these
 * imports (`web/build/page-files.ts`), so the table holds nothing else.
 */
export const SCREENS: Record<PagePath, Loader> = {
  '/login': () => import('#features/accounts/LoginPage.tsx'),
  '/forgot-password': () => import('#features/accounts/ForgotPasswordPage.tsx'),
  '/verify-reset-code': () => import('#features/accounts/VerifyResetCodePage.tsx'),
  '/single-sign-on': () => import('#features/accounts/single-sign-on/SingleSignOnPage.tsx'),
  '/first-admin': () => import('#features/accounts/FirstAdminPage.tsx'),
  '/force-change-password': () => import('#features/accounts/ForceChangePasswordPage.tsx'),
  '/leave-decision': () => import('#features/leave/approval/LeaveDecisionPage.tsx'),
  '/allhands': () => import('#features/allhands/AllHandsPage.tsx'),
  '/home': () => import('#features/home/HomePage.tsx'),
  '/permissiondenied': () => import('./guard/PermissionDeniedPage.tsx'),
  '/vacation': () => import('#features/leave/VacationPage.tsx'),
  '/feriasarea': () => import('#features/leave/ScheduledPage.tsx'),
  '/verificar_saldo': () => import('#features/balance/BalancesPage.tsx'),
  '/verificar_conflito': () => import('#features/leave/ConflictsPage.tsx'),
  '/calendar': () => import('#features/leave/calendar/CalendarPage.tsx'),
  '/myleave': () => import('#features/leave/own/MyLeavePage.tsx'),
  '/leavereport': () => import('#features/leave/report/LeaveReportPage.tsx'),
  '/vacation_admin': () => import('./vacation-admin/VacationAdminPage.tsx'),
  '/approvals': () => import('#features/leave/approval/ApprovalsPage.tsx'),
  '/account': () => import('#features/accounts/own/AccountPage.tsx'),
  '/admin': () => import('#features/accounts/admin/AdminPage.tsx'),
  '/novo_usuario': () => import('#features/accounts/admin/RegisterUserPage.tsx'),
  '/reports': departmentPage,
  '/people': departmentPage,
  '/legal': departmentPage,
  '/it': departmentPage,
  '/mea': departmentPage,
  '/commercial': departmentPage,
  '/marketing': departmentPage,
  '/projects': departmentPage,
  '/benefits': () => import('#features/benefits/BenefitsPage.tsx'),
  '/pipepass': () => import('#features/vault/PasswordsPage.tsx'),
  '/communication': () => import('#features/communication/CommunicationPage.tsx'),
  '/chatbot': () => import('#features/chatbot/ChatbotQuestionsPage.tsx'),
  '/pipeline': () => import('#features/showcase/ProjectCardsPage.tsx'),
  '/techubspotbi': technologyPage,
  '/tecfinancial': technologyPage,
  '/teccalendario': technologyPage,
  '/tecferias': technologyPage,
  '/tecmetas': technologyPage,
  '/tecpel': technologyPage,
  '/fileupdate': () => import('#features/links/admin/FileUpdatePage.tsx'),
  '/adminreports': linkAdminPage,
  '/adminpeople': linkAdminPage,
  '/adminlegal': linkAdminPage,
  '/adminit': linkAdminPage,
  '/adminmea': linkAdminPage,
  '/admincommercial': linkAdminPage,
  '/adminmarketing': linkAdminPage,
  '/adminprojects': linkAdminPage,
  '/linkpreview': () => import('#features/links/admin/LinkPreviewPage.tsx'),
  '/decks': () => import('#features/allhands/admin/DecksPage.tsx'),
  '/audit': () => import('#features/audit/AuditPage.tsx'),
  '/outbox': () => import('#features/outbox/OutboxPage.tsx'),
};
