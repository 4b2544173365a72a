import { SignIn } from './SignIn.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** The sign-in page inside the running app, for example after signing out. */
export default function LoginPage() {
  return <SignIn onSignedIn={useAfterSignIn()} />;
}
