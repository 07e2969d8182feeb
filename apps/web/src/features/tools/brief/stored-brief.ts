import { type DraftPlace, dropDraft, findDraft, saveDraft } from '../../../lib/drafts.ts';
import { type Answer, type Brief, hasAnswers, type Origin } from './brief.ts';

export interface BriefPlace {
  readonly uid: string | null;
  readonly toolId: string;
  /** The run whose brief it is; null for one that is being written. */
  readonly runId: string | null;
}

const draftPlace = ({ uid, toolId, runId }: BriefPlace): DraftPlace => ({
  uid,
  name: runId === null ? toolId : `${toolId}:${runId}`,
});

export function storeBrief(place: BriefPlace, brief: Brief): void {
  if (hasAnswers(brief)) saveDraft(draftPlace(place), brief);
  else dropDraft(draftPlace(place));
}

/** What was written before signing in comes along, once. */
export function findBrief(place: BriefPlace): Brief | null {
  if (place.uid !== null && place.runId === null) {
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

const origins: ReadonlySet<unknown> = new Set<Origin>(['typed', 'sample', 'record', 'read', 'run']);

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
