import { SignIn } from './SignIn.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** The sign-in page, where the app around it is there already: after a sign-out, say. */
export default function LoginPage() {
  return <SignIn onSignedIn={useAfterSignIn()} />;
}
