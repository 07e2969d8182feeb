import type { Task } from '@slipway/contracts';
import type { TaskOutcome } from '../../api/projects.ts';

export type OutcomeField = 'tried' | 'did' | 'reached';
type ReadOutcome =
  | { readonly outcome: TaskOutcome }
  | { readonly problem: { readonly field: OutcomeField; readonly text: string } };

/** Its mark is set in words: whoever did the test says whether it was reached. */
export function isMarkInWords({
  test,
  threshold,
  passes,
}: Pick<Task, 'test' | 'threshold' | 'passes'>): boolean {
  return test !== null && threshold !== null && passes === null;
}

/** Counts as they were typed; a task made from a test wants both. */
export function readOutcome(
  form: Pick<FormData, 'get'>,
  task: Pick<Task, 'test' | 'threshold' | 'passes'>,
): ReadOutcome {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const note = typed('note') || null;
  const tried = typed('tried');
  const did = typed('did');
  if (tried === '' && did === '' && task.test === null) return { outcome: { note } };
  const counts = { tried: toCount(tried), did: toCount(did) };
  if (counts.tried === null || counts.tried === 0)
    return { problem: { field: 'tried', text: 'Enter a whole number, at least 1.' } };
  if (counts.did === null)
    return { problem: { field: 'did', text: 'Enter a whole number; 0 is an answer.' } };
  if (counts.did > counts.tried)
    return { problem: { field: 'did', text: 'No more can have done it than were tried.' } };
  const outcome = { tried: counts.tried, did: counts.did, note };
  if (!isMarkInWords(task)) return { outcome };
  const reached = typed('reached');
  if (reached === '') return { problem: { field: 'reached', text: 'Choose yes or no.' } };
  return { outcome: { ...outcome, reached: reached === 'yes' } };
}

function toCount(text: string): number | null {
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}
