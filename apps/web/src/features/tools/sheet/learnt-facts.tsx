import { facts, isFactId } from '@slipway/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshProjects } from '../../../api/projects.ts';
import { recordQuery, undoFact } from '../../../api/tools.ts';
import { PhoneFold } from '../../../lib/phone-fold.tsx';
import { toast } from '../../../lib/toast.ts';
import { useRoving } from '../../../lib/use-roving.ts';
import { asAppError } from '../run/run-state.ts';

/** What this result wrote into the company record; each can be taken back. */
export function LearntFacts(props: {
  readonly uid: string;
  readonly runId: string;
  readonly projectId: string | null;
}) {
  const { uid, runId, projectId } = props;
  const cache = useQueryClient();
  // The screen around it fetches the record; here it is only looked at.
  const { data } = useQuery({ ...recordQuery(uid, projectId), enabled: false });
  const ids = Object.entries(data?.slots ?? {}).flatMap(([id, { provenance }]) =>
    isFactId(id) && provenance.kind === 'result' && provenance.runId === runId ? [id] : [],
  );
  if (ids.length === 0 || projectId === null) return null;
  const project = projectId;

  async function undo(id: string): Promise<void> {
    try {
      cache.setQueryData(recordQuery(uid, project).queryKey, await undoFact(id, project));
      void refreshProjects(cache, uid);
    } catch (cause) {
      toast.error(asAppError(cause).message);
    }
  }

  return (
    <section aria-label="Kept in your company record" className="no-print text-sm text-ink-soft">
      <PhoneFold line={`Kept in your company record: ${ids.length}`} lineClass="w-full">
        <span>Kept in your company record:</span>
        <FactList labels={ids.map((id) => [id, facts[id].label])} onUndo={(id) => void undo(id)} />
      </PhoneFold>
    </section>
  );
}

function FactList(props: {
  readonly labels: readonly (readonly [id: string, label: string])[];
  readonly onUndo: (id: string) => void;
}) {
  const list = useRoving<HTMLUListElement>({ items: 'button' });
  return (
    <ul ref={list} className="inline">
      {props.labels.map(([id, label]) => (
        <li key={id} className="ml-3 inline-flex items-baseline gap-2">
          <span className="text-ink">{label}</span>
          <button
            type="button"
            className="text-link min-h-9"
            aria-label={`Undo ${label}`}
            onClick={() => props.onUndo(id)}
          >
            Undo
          </button>
        </li>
      ))}
    </ul>
  );
}
