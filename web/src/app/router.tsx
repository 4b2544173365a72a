import { currentUser } from '@intranet/contract/accounts/endpoints.ts';
import { PAGES, type PagePath, redirectFor } from '@intranet/contract/pages.ts';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { CallError, call } from '#core/call.ts';
import { forgetUser, storedUser, storeUser } from '#core/session.ts';
import { signOut } from '#features/accounts/api.ts';
import { notifyFailure } from '#ui/notify.ts';
import { Frame } from './Frame.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageFailed } from './PageFailed.tsx';

import { rewriteShowcase, showcaseName } from './showcase-address.ts';

type Loader = Parameters<typeof lazyRouteComponent>[0];

const departmentPage: Loader = () => import('#features/links/DepartmentPage.tsx');
const linkAdminPage: Loader = () => import('#features/links/admin/LinkAdminPage.tsx');
const technologyPage: Loader = () => import('#features/showcase/TechnologyPage.tsx');

/** The code behind each page of the contract's table; each is loaded when it is first opened. */
const SCREENS: Record<PagePath, Loader> = {
  '/login': () => import('#features/accounts/LoginPage.tsx'),
  '/forgot-password': () => import('#features/accounts/ForgotPasswordPage.tsx'),
  '/verify-reset-code': () => import('#features/accounts/VerifyResetCodePage.tsx'),
  '/single-sign-on': () => import('#features/accounts/single-sign-on/SingleSignOnPage.tsx'),
  '/first-admin': () => import('#features/accounts/FirstAdminPage.tsx'),
  '/force-change-password': () => import('#features/accounts/ForceChangePasswordPage.tsx'),
  '/leave-decision': () => import('#features/leave/LeaveDecisionPage.tsx'),
  '/allhands': () => import('#features/allhands/AllHandsPage.tsx'),
  '/home': () => import('#features/home/HomePage.tsx'),
  '/permissiondenied': () => import('./PermissionDeniedPage.tsx'),
  '/vacation': () => import('#features/leave/VacationPage.tsx'),
  '/feriasarea': () => import('#features/leave/ScheduledPage.tsx'),
  '/verificar_saldo': () => import('#features/leave/BalancesPage.tsx'),
  '/verificar_conflito': () => import('#features/leave/ConflictsPage.tsx'),
  '/calendar': () => import('#features/leave/calendar/CalendarPage.tsx'),
  '/myleave': () => import('#features/leave/own/MyLeavePage.tsx'),
  '/leavereport': () => import('#features/leave/report/LeaveReportPage.tsx'),
  '/vacation_admin': () => import('#features/leave/admin/VacationAdminPage.tsx'),
  '/approvals': () => import('#features/leave/ApprovalsPage.tsx'),
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

let checked: Promise<void> | undefined;

function askAgain(): void {
  checked = undefined;
  void checkSession();
}

/** Once a load: asks who is signed in, so that a role changed or a session ended meanwhile is seen. */
function checkSession(): Promise<void> {
  checked ??= call(currentUser).then(
    ({ user }) => storeUser(user),
    (error: unknown) => {
      if (error instanceof CallError && error.code === 'unauthenticated') forgetUser();
      // What is stored goes on being shown meanwhile (D42).
      else notifyFailure(error, askAgain);
    },
  );
  return checked;
}

const root = createRootRoute({
  component: Frame,
  notFoundComponent: NotFoundPage,
  errorComponent: PageFailed,
  // The guard, before every change of route (spec §4).
  beforeLoad: async ({ location }) => {
    if (location.pathname === '/logout') return;
    if (storedUser()) await checkSession();
    const to = redirectFor(location.pathname, storedUser());
    if (to) throw redirect({ to });
  },
});

const pages = PAGES.map((page) =>
  createRoute({
    getParentRoute: () => root,
    path: page.path,
    component: lazyRouteComponent(SCREENS[page.path]),
    beforeLoad: () => {
      if (page.path === '/login' && storedUser()) throw redirect({ to: '/home' });
    },
  }),
);

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login' });
  },
});

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  beforeLoad: async () => {
    // Whatever the server answers, this browser forgets: that is what was asked for.
    if (storedUser()) await signOut().catch(() => undefined);
    forgetUser();
    throw redirect({ to: '/login' });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([...pages, start, logout]),
  rewrite: rewriteShowcase(showcaseName()),
  defaultErrorComponent: PageFailed,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Plain text in the address, as a person would write it.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString();
    return text ? `?${text}` : '';
  },
});
