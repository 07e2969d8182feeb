import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { AgreementWarning } from '../features/agreement/agreement-warning.tsx';
import { PageWarning } from '../features/agreement/page-warning.tsx';
import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { useGatedFeature, useSubscription } from '../features/billing/index.ts';
import { ExportButton } from '../features/exports/index.ts';
import { ProjectScreen } from '../features/project/project-screen.tsx';
import { PageResults } from '../features/publishing/page-results.tsx';
import { PagesList } from '../features/publishing/pages-list.tsx';
import { RunningExperiments } from '../features/publishing/running-experiments.tsx';
import { ShareButton } from '../features/sharing/index.ts';
import NotFoundPage from './not-found.tsx';

/** Charts come with the sheet's style and code: only who looks at a page's figures fetches them. */
const ReportSheet = lazy(async () => ({
  default: (await import('../features/report/index.ts')).ReportSheet,
}));

/** One company; with `?page=` the results of one of its pages. */
export default function ProjectPage() {
  const { person } = useAuth();
  const { id } = useParams();
  const [search] = useSearchParams();
  const [isMissing, setMissing] = useState(false);
  const { isPremium } = useSubscription();
  const { attempt, dialog } = useGatedFeature();
  const pageId = search.get('page');
  if (person === null || id === undefined) return null;
  if (isMissing) return <NotFoundPage />;
  if (pageId !== null)
    return (
      <PageResults
        key={pageId}
        uid={person.uid}
        projectId={id}
        pageId={pageId}
        warning={<PageWarning uid={person.uid} pageId={pageId} />}
        drawReport={(report) => (
          <Suspense fallback={<span className="skeleton h-80" />}>
            <ReportSheet report={report} />
          </Suspense>
        )}
        onMissing={() => setMissing(true)}
        onSessionLost={reloadPerson}
      />
    );
  return (
    <>
      <ProjectScreen
        uid={person.uid}
        id={id}
        pages={
          <PagesList
            uid={person.uid}
            projectId={id}
            drawWarning={(pageId) => <PageWarning uid={person.uid} pageId={pageId} />}
          />
        }
        running={<RunningExperiments uid={person.uid} projectId={id} />}
        drawShare={(className) => (
          <ShareButton
            uid={person.uid}
            of={{ kind: 'project', id }}
            className={className}
            warning={<AgreementWarning uid={person.uid} projectId={id} />}
          />
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
        onMissing={() => setMissing(true)}
        onSessionLost={reloadPerson}
      />
      {dialog}
    </>
  );
}
