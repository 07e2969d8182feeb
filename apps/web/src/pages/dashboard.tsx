import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { useGatedFeature } from '../features/billing/index.ts';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';

export default function DashboardPage() {
  const { person } = useAuth();
  const { attempt, dialog } = useGatedFeature();
  if (person === null) return null;
  return (
    <>
      <DashboardScreen
        person={person}
        onDownload={(save) => void attempt('download', save)}
        onSessionLost={reloadPerson}
      />
      {dialog}
    </>
  );
}
