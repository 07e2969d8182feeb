import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';
import { SignInSheet } from '../features/auth/sheet.tsx';

export default function ResetPasswordPage() {
  return (
    <SignInSheet>
      <ResetPasswordForm />
    </SignInSheet>
  );
}
