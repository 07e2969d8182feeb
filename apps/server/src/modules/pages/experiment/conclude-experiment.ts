import type { Deps } from '../../../deps.ts';
import { addNote } from '../../projects/notes/add-note.ts';
import { changeRecord } from '../../record/change-record.ts';
import { holdRecord } from '../../record/hold-record.ts';
import { keepEvidence } from '../../record/keep-evidence.ts';
import { recountScore } from '../../tools/recount-score.ts';
import type { ToolDeps } from '../../tools/tool-deps.ts';
import { toIso } from '../page-view.ts';
import { armsOf, judge } from './judge.ts';
import { type ExperimentRow, writeVerdict } from './store.ts';

/**
 * Once: the verdict, with the sign-ups as evidence in the project's record, in one transaction; before it the note that shows both, under a
 * key of its own, and after it the score. Whatever is cut off in between is made up for when it is asked again.
 */
export async function concludeExperiment(
  deps: ToolDeps & Pick<Deps, 'db' | 'clock' | 'ids'>,
  row: ExperimentRow,
): Promise<void> {
  const now = deps.clock();
  const whose = { uid: row.user_id, projectId: row.project_id };
  const verdict = judge(row, now);
  const [a, b] = armsOf(row);
  const outcome = { tried: a.visitors + b.visitors, did: a.signups + b.signups };
  await addNote(deps, whose, {
    kind: 'experiment',
    text: row.hypothesis,
    why: `Two pages, ${row.sample} visitors each, by ${toIso(row.stop_at - 1).slice(0, 10)}.`,
    outcome: verdict.sentence,
    idempotencyKey: `experiment ${row.id}`,
  });
  await deps.db.transaction(async (trx) => {
    if (!(await holdRecord(trx, whose))) return;
    const ended = { verdict: JSON.stringify(verdict), endedAt: row.ended_at ?? row.stop_at };
    if (!(await writeVerdict(trx, row.id, ended))) return;
    await changeRecord(trx, deps, whose, {}, (record) =>
      keepEvidence(record, 'waitlist', outcome, {
        at: toIso(now),
        provenance: { kind: 'experiment', experimentId: row.id },
      }),
    );
  });
  await recountScore(deps, whose, `Evidence: ${outcome.did} of ${outcome.tried} visitors signed up`);
}
