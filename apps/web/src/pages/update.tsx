import { useState } from 'react';
import { Link, useParams } from 'react-router';
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
  if (id === 'sample') return <NoUpdate />;
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
            warning={<AgreementWarning uid={person.uid} projectId={id} note="The file says so too." />}
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

/** The sample has no months behind it. */
function NoUpdate() {
  return (
    <div className="container-page grid justify-items-start gap-3 pt-6 pb-16">
      <h1 className="text-3xl leading-tight">Investor update</h1>
      <p className="max-w-[60ch] text-ink-soft">
        The sample company has no history to write about. Your own project drafts a letter each month from
        what changed in it.
      </p>
      <Link to="/dashboard#new-idea" className="text-link">
        Begin with your own idea
      </Link>
    </div>
  );
}
