import { useState } from 'react';
import { useParams } from 'react-router';
import { AgreementWarning } from '../features/agreement/agreement-warning.tsx';
import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { useGatedFeature, useSubscription } from '../features/billing/index.ts';
import { ExportButton } from '../features/exports/index.ts';
import { UpdateScreen } from '../features/update/update-screen.tsx';
import NotFoundPage from './not-found.tsx';

/** A month's letter to investors. */
export default function UpdatePage() {
  const { person } = useAuth();
  const { id } = useParams();
  const [isMissing, setMissing] = useState(false);
  const { isPremium } = useSubscription();
  const { attempt, dialog } = useGatedFeature();
  if (person === null || id === undefined) return null;
  if (isMissing) return <NotFoundPage />;
  return (
    <>
      <UpdateScreen
        uid={person.uid}
        projectId={id}
        warning={<AgreementWarning uid={person.uid} projectId={id} />}
        drawExport={(month, className) => (
          <ExportButton
            of={{ kind: 'update', id: `${id}@${month}` }}
            toolId={null}
            isPremium={isPremium}
            onGate={(feature, work) => void attempt(feature, work)}
            className={className}
          />
        )}
        onMissing={() => setMissing(true)}
        onSessionLost={reloadPerson}
      />
      {dialog}
    </>
  );
}
