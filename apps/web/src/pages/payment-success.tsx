import { useAuth } from '../features/auth/index.ts';
import { SuccessScreen } from '../features/billing/success-screen.tsx';

export default function PaymentSuccessPage() {
  const { person } = useAuth();
  return person === null ? null : <SuccessScreen uid={person.uid} email={person.email} />;
}
