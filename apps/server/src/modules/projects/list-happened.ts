import type { Queries } from '../../db/client.ts';
import { listNotes } from './notes/store.ts';
import { listDoneTasks } from './tasks/store.ts';

interface Happened {
  readonly kind: 'task-done' | 'decision' | 'experiment';
  /** ISO time. */
  readonly at: string;
  readonly text: string;
  readonly outcome: string | null;
}

/** More of one kind are not looked through. */
const most = 100;

/** Tasks that were done, and what was decided and tried, between two moments; oldest first. */
export async function listHappened(
  db: Queries,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly Happened[]> {
  const [tasks, decisions, experiments] = await Promise.all([
    listDoneTasks(db, uid, projectId, most),
    listNotes(db, uid, projectId, { kind: 'decision', max: most }),
    listNotes(db, uid, projectId, { kind: 'experiment', max: most }),
  ]);
  return [
    ...tasks.map(({ text, outcome, done_at }) => ({
      kind: 'task-done' as const,
      at: done_at ?? 0,
      text,
      outcome: sayOutcome(outcome),
    })),
    ...[...decisions, ...experiments].map(({ kind, text, outcome, created_at }) => ({
      kind,
      at: created_at,
      text,
      outcome,
    })),
  ]
    .filter(({ at }) => at >= from && at < to)
    .toSorted((a, z) => a.at - z.at)
    .map((one) => ({ ...one, at: new Date(one.at).toISOString() }));
}

function sayOutcome(stored: string | null): string | null {
  const { tried, did } = JSON.parse(stored ?? '{}');
  return typeof tried === 'number' && tried > 0 ? `${did} of ${tried} did it` : null;
}
