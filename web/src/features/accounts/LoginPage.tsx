import { SignIn } from './SignIn.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

export default function LoginPage() {
  return <SignIn onSignedIn={useAfterSignIn()} />;
}
