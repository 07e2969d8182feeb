import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { AgreementWarning } from '../features/agreement/agreement-warning.tsx';
import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { useGatedFeature, useSubscription } from '../features/billing/index.ts';
import { DossierScreen } from '../features/dossier/dossier-screen.tsx';
import { ExportButton } from '../features/exports/index.ts';
import { ShareButton } from '../features/sharing/index.ts';
import NotFoundPage from './not-found.tsx';

const ReportSheet = lazy(async () => ({
  default: (await import('../features/report/index.ts')).ReportSheet,
}));

/** Free to read and to print; files are gated where they are made. */
export default function DossierPage() {
  const { person } = useAuth();
  const { id } = useParams();
  const [isMissing, setMissing] = useState(false);
  const { isPremium } = useSubscription();
  const { attempt, dialog } = useGatedFeature();
  if (person === null || id === undefined) return null;
  if (isMissing) return <NotFoundPage />;
  return (
    <>
      <DossierScreen
        uid={person.uid}
        projectId={id}
        drawSheet={(report, meta, notes) => (
          <Suspense fallback={<span className="skeleton block h-96" />}>
            <ReportSheet report={report} meta={meta} notes={notes} whole />
          </Suspense>
        )}
        drawExport={(className) => (
          <ExportButton
            of={{ kind: 'project', id }}
            toolId={null}
            warning={<AgreementWarning uid={person.uid} projectId={id} note="The file says so too." />}
            isPremium={isPremium}
            onGate={(feature, work) => void attempt(feature, work)}
            className={className}
          />
        )}
        drawShare={(className) => (
          <ShareButton
            uid={person.uid}
            of={{ kind: 'project', id }}
            className={className}
            warning={<AgreementWarning uid={person.uid} projectId={id} />}
          />
        )}
        onMissing={() => setMissing(true)}
        onSessionLost={reloadPerson}
      />
      {dialog}
    </>
  );
}
