import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { UiContext } from '@intranet/ui/context.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Root } from 'react-dom/client';
import { createQueryClient } from '#core/query-client.ts';
import { storeUser } from '#core/session.ts';
import { UI_SETTINGS } from '#core/ui-settings.ts';
import { adoptLanguage } from '#features/accounts/language/switch-language.ts';
import { pathAfterSignIn } from '#features/accounts/path-after-sign-in.ts';
import { SignIn } from '#features/accounts/SignIn.tsx';
import { Providers } from '../Providers.tsx';
import { pageTitle } from '../page-title.ts';
import layout from '../shell/BareLayout.module.css';
import { DemoNotice } from '../shell/DemoNotice.tsx';

const queryClient = createQueryClient();

/** Loads the app by a page load. Back doesn't return to the sign-in page. */
async function enterApp(me: CurrentUser, next: string): Promise<void> {
  storeUser(me.user);
  await adoptLanguage();
  window.location.replace(pathAfterSignIn(me, next));
}

function SignInEntry() {
  useDocumentTitle(pageTitle(t('Login')));
  return (
    <UiContext value={UI_SETTINGS}>
      <QueryClientProvider client={queryClient}>
        <div className={layout.top}>
          <DemoNotice user={null} />
        </div>
        <main>
          <SignIn onSignedIn={enterApp} />
        </main>
      </QueryClientProvider>
    </UiContext>
  );
}

/** Shows the sign-in page as the first page of a visit, without the app's code (decision 0013). */
export function showSignIn(root: Root): void {
  root.render(
    <Providers>
      <SignInEntry />
    </Providers>,
  );
}
