import type { Task } from '@slipway/contracts';
import type { TaskOutcome } from '../../api/projects.ts';

type ReadOutcome =
  | { readonly outcome: TaskOutcome }
  | { readonly problem: { readonly field: 'tried' | 'did'; readonly text: string } };

/** Counts as they were typed; a task made from a test wants both. */
export function readOutcome(form: Pick<FormData, 'get'>, task: Pick<Task, 'tries'>): ReadOutcome {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const note = typed('note') || null;
  const tried = typed('tried');
  const did = typed('did');
  if (tried === '' && did === '' && task.tries === null) return { outcome: { note } };
  const counts = { tried: toCount(tried), did: toCount(did) };
  if (counts.tried === null || counts.tried === 0)
    return { problem: { field: 'tried', text: 'Enter a whole number, at least 1.' } };
  if (counts.did === null)
    return { problem: { field: 'did', text: 'Enter a whole number; 0 is an answer.' } };
  if (counts.did > counts.tried)
    return { problem: { field: 'did', text: 'No more can have done it than were tried.' } };
  return { outcome: { tried: counts.tried, did: counts.did, note } };
}

function toCount(text: string): number | null {
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}
