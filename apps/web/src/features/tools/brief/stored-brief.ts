import { takeIdea } from '../../../lib/carried-idea.ts';
import { type DraftPlace, dropDraft, findDraft, saveDraft } from '../../../lib/drafts.ts';
import {
  type Answer,
  answerField,
  type Brief,
  dropOrigin,
  emptyBrief,
  hasAnswers,
  type Origin,
} from './brief.ts';

export interface BriefPlace {
  readonly uid: string | null;
  readonly toolId: string;
  /** The project it is written in; null for a new idea, which has none yet. */
  readonly projectId: string | null;
  /** The run whose brief it is; null for one that is being written. */
  readonly runId: string | null;
}

type ToolPlace = Pick<BriefPlace, 'uid' | 'toolId' | 'projectId'>;

const inProject = ({ toolId, projectId }: ToolPlace): string =>
  projectId === null ? toolId : `${toolId}@${projectId}`;

const draftPlace = ({ runId, ...place }: BriefPlace): DraftPlace => ({
  uid: place.uid,
  name: runId === null ? inProject(place) : `${place.toolId}:${runId}`,
});

/** What the record filled in is not stored: the record may say otherwise when the draft is opened again. */
export function storeBrief(place: BriefPlace, shown: Brief): void {
  const brief = dropOrigin(shown, 'record');
  if (!hasAnswers(brief)) {
    dropDraft(draftPlace(place));
    return;
  }
  saveDraft(draftPlace(place), brief);
  if (place.runId !== null || place.uid === null) return;
  forgetLastRun(place);
  // Signed in while it was open: the visitor's copy would come back over newer words.
  dropDraft(draftPlace({ ...place, uid: null, projectId: null }));
}

/** An idea typed on the home page, once; it is a brief of its own, and the newest. */
export function takeCarried(place: BriefPlace): Brief | null {
  const text = place.runId === null ? takeIdea() : null;
  if (text === null) return null;
  const brief = answerField(emptyBrief, 'idea', text);
  storeBrief(place, brief);
  return brief;
}

/** Something is written here that no run was made from. */
export function isBegun(place: BriefPlace): boolean {
  return [place.uid, null].some((uid) => isBrief(findDraft(draftPlace({ ...place, uid }))));
}

const lastPlace = (place: ToolPlace): DraftPlace => ({ uid: place.uid, name: `${inProject(place)}:last` });

/** The run that was made here last, until another brief is begun: whoever comes back finds it. */
export function findLastRun(place: ToolPlace): string | null {
  const found = place.uid === null ? null : findDraft(lastPlace(place));
  return typeof found === 'string' ? found : null;
}

export function forgetLastRun(place: ToolPlace): void {
  dropDraft(lastPlace(place));
}

export function dropBrief(place: BriefPlace): void {
  dropDraft(draftPlace(place));
}

/** The words are the run's now. */
export function handOver(place: BriefPlace, runId: string): void {
  dropBrief(place);
  saveDraft(lastPlace(place), runId);
}

/** What was written before signing in comes along, once. */
export function findBrief(place: BriefPlace): Brief | null {
  if (place.uid !== null && place.runId === null && place.projectId === null) {
    const visitor = { ...place, uid: null };
    const brought = findDraft(draftPlace(visitor));
    if (isBrief(brought)) {
      storeBrief(place, brought);
      dropDraft(draftPlace(visitor));
      return brought;
    }
  }
  const found = findDraft(draftPlace(place));
  return isBrief(found) ? found : null;
}

const origins: ReadonlySet<unknown> = new Set<Origin>(['typed', 'sample', 'record', 'run']);

function isBrief(value: unknown): value is Brief {
  return (
    isRecord(value) &&
    isRecord(value.answers) &&
    isRecord(value.origins) &&
    Object.values(value.answers).every(isAnswer) &&
    Object.values(value.origins).every((origin) => origins.has(origin))
  );
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'string' || (Array.isArray(value) && value.every(isRow));
}

function isRow(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((cell) => typeof cell === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
