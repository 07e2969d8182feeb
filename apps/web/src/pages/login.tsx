import { Outlet } from 'react-router';
import { SignInSheet } from '../features/auth/sheet.tsx';
import { SignedOutOnly } from '../features/auth/signed-out-only.tsx';

export default function LoginPage() {
  return (
    <SignedOutOnly>
      <SignInSheet>
        <Outlet />
      </SignInSheet>
    </SignedOutOnly>
  );
}
