import { useEffect } from 'react';
import { findIdea } from '../../lib/carried-idea.ts';
import { setCurrentProject } from '../../lib/current-project.ts';
import { isBegun } from './brief/stored-brief.ts';

interface ToolProject {
  readonly uid: string | null;
  readonly toolId: string;
  /** The project in the address. */
  readonly asked: string | null;
  /** The project of the run on screen. */
  readonly ofRun: string | null;
  /** A new idea was asked for. */
  readonly isNew: boolean;
  /** The tool has a box for an idea. */
  readonly takesIdea: boolean;
  /** The one somebody works in. */
  readonly open: string | null;
}

/** What the sample shows is nobody's: nothing is run in it. */
export const sampleId = 'sample';

/**
 * The project a tool works in: that of the result on screen, the one in the address, else the open one. Null for a new idea, and
 * for words that were begun before there was a project: the run begins one for them.
 */
export function useToolProject(props: ToolProject): string | null {
  const { uid, toolId, asked, ofRun, isNew, takesIdea, open } = props;
  const named = ofRun ?? asked;
  const isBegunAnew =
    takesIdea && (isNew || findIdea() !== null || isBegun({ uid, toolId, projectId: null, runId: null }));
  const found = uid === null || (named === null && isBegunAnew) ? null : (named ?? open);
  useEffect(() => {
    if (uid !== null && named !== null) setCurrentProject(uid, named);
  }, [uid, named]);
  return found === sampleId ? null : found;
}
