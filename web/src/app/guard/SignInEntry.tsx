import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect } from 'react';
import { storeUser } from '#core/session.ts';
import { adoptLanguage } from '#features/accounts/language/switch-language.ts';
import { pathAfterSignIn } from '#features/accounts/path-after-sign-in.ts';
import { SignIn } from '#features/accounts/SignIn.tsx';
import { useSite } from '#features/accounts/use-site.ts';
import { pageTitle } from '../page-title.ts';
import { DemoNotice } from '../shell/DemoNotice.tsx';

interface Props {
  onEntered: () => Promise<void>;
  /** Called when the user begins to sign in, so that the app can load. */
  prepare: () => void;
}

/** The sign-in page as the first page of a visit, without the rest of the app (decision 0013). */
export function SignInEntry({ onEntered, prepare }: Props) {
  const site = useSite();
  useDocumentTitle(pageTitle(t('Login')));
  useEffect(() => {
    const events = ['input', 'pointerdown'];
    for (const event of events) document.addEventListener(event, prepare);
    return () => {
      for (const event of events) document.removeEventListener(event, prepare);
    };
  }, [prepare]);
  const enter = async (me: CurrentUser, next: string) => {
    storeUser(me.user);
    // Replaces the history entry, so that Back doesn't return to the sign-in page.
    window.history.replaceState(null, '', pathAfterSignIn(me, next));
    if (await adoptLanguage()) window.location.reload();
    else await onEntered();
  };
  return (
    <>
      <DemoNotice user={null} />
      <main>
        <SignIn site={site} onSignedIn={enter} />
      </main>
    </>
  );
}
