import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PageWarning } from '../features/agreement/page-warning.tsx';
import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { EditorScreen } from '../features/editor/editor-screen.tsx';
import { ExportButton } from '../features/publishing/export-button.tsx';
import { PublishButton } from '../features/publishing/publish-button.tsx';
import NotFoundPage from './not-found.tsx';

export default function EditorPage() {
  const { person } = useAuth();
  const { templateId } = useParams();
  const [search] = useSearchParams();
  const [isMissing, setMissing] = useState(false);
  if (person === null) return null;
  if (isMissing) return <NotFoundPage />;
  return (
    <EditorScreen
      uid={person.uid}
      templateId={templateId ?? null}
      isNew={search.has('new')}
      actions={({ id, save }) => (
        <>
          <ExportButton pageId={id} save={save} warning={<PageWarning uid={person.uid} pageId={id} />} />
          <PublishButton pageId={id} save={save} warning={<PageWarning uid={person.uid} pageId={id} />} />
        </>
      )}
      onMissing={() => setMissing(true)}
      onSessionLost={reloadPerson}
    />
  );
}
