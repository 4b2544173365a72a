import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { SignIn } from './SignIn.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

export default function LoginPage() {
  const { data: site } = useQuery(siteQuery);
  return <SignIn site={site} onSignedIn={useAfterSignIn()} />;
}
