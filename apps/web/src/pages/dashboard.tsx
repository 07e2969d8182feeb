import { catalogue } from '@slipway/tools';
import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { useGatedFeature } from '../features/billing/index.ts';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { RecentRuns } from '../features/tools/history/recent-runs.tsx';

export default function DashboardPage() {
  const { person } = useAuth();
  const { attempt, dialog } = useGatedFeature();
  if (person === null) return null;
  const listed = catalogue.filter((tool) => tool.listed);
  return (
    <>
      <DashboardScreen
        person={person}
        tools={listed}
        results={<RecentRuns uid={person.uid} tools={catalogue} onSessionLost={reloadPerson} />}
        onDownload={(save) => void attempt('download', save)}
        onSessionLost={reloadPerson}
      />
      {dialog}
    </>
  );
}
