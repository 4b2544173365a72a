import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { SignIn } from './SignIn.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

export default function LoginPage() {
  const { data, isError } = useQuery(siteQuery);
  return <SignIn site={isError ? null : data} onSignedIn={useAfterSignIn()} />;
}
