import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useOpenProject } from '../../api/open-project.ts';
import { pagesQuery } from '../../api/pages.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { Editor, type PageActions } from './editor.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { openPage } from './open-page.ts';
import { StartScreen } from './start-screen.tsx';

interface EditorScreenProps {
  readonly uid: string;
  /** A design's id, a saved page's or one's own template's; null opens the page saved last. */
  readonly templateId: string | null;
  /** Begin with the designs although there are pages. */
  readonly isNew: boolean;
  readonly actions: PageActions;
  readonly onMissing: () => void;
  readonly onSessionLost: () => void;
}

export function EditorScreen({ templateId, isNew, ...props }: EditorScreenProps) {
  if (templateId !== null) return <OpenedEditor templateId={templateId} {...props} />;
  return isNew ? <StartScreen /> : <LastPage {...props} />;
}

type OpeningProps = Omit<EditorScreenProps, 'templateId' | 'isNew'>;

function LastPage(props: OpeningProps) {
  const { uid, onSessionLost } = props;
  const { id: projectId, isSettled } = useOpenProject(uid);
  const { data, error, isFetching, refetch, isPending } = useQuery({
    ...pagesQuery(uid, projectId ?? ''),
    enabled: projectId !== null,
  });
  useSessionLost(error, onSessionLost);
  if (error) return <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!isSettled || (projectId !== null && isPending)) return <EditorSkeleton />;
  const last = data?.pages[0];
  return last === undefined ? <StartScreen /> : <OpenedEditor templateId={last.id} {...props} />;
}

function OpenedEditor({
  uid,
  templateId,
  actions,
  onMissing,
  onSessionLost,
}: OpeningProps & { readonly templateId: string }) {
  const { project, isSettled } = useOpenProject(uid);
  const own = project === null || project.isSample ? null : project;
  const { data, error, isFetching, refetch } = useQuery({
    // Not among the pages: what refreshes those must not open this one anew.
    queryKey: ['editor', uid, templateId],
    queryFn: ({ signal }) => openPage({ templateId, project: own, signal }),
    enabled: isSettled,
    // Opened once; what happens then is the editor's, and the next visit asks anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useSessionLost(error, onSessionLost);
  const isMissing = data === null;
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) tellMissing();
  }, [isMissing]);
  if (error && !data) return <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined || data === null) return <EditorSkeleton />;
  return <Editor uid={uid} templateId={templateId} opened={data} actions={actions} />;
}
