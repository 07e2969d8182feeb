import { SignInSheet } from '../features/auth/sheet.tsx';
import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { SignedOutOnly } from '../features/auth/signed-out-only.tsx';

export default function SignupPage() {
  return (
    <SignedOutOnly>
      <SignInSheet>
        <SignUpForm />
      </SignInSheet>
    </SignedOutOnly>
  );
}
