import { FailedScreen } from '../features/billing/failed-screen.tsx';

export default function PaymentFailedPage() {
  return <FailedScreen />;
}
