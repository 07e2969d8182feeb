import { facts, isFactId } from '@slipway/record';
import { formatValue } from '@slipway/report';
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
  const found = Object.entries(data?.slots ?? {}).flatMap(([id, { value, provenance }]) =>
    isFactId(id) && provenance.kind === 'result' && provenance.runId === runId && typeof value === 'number'
      ? [{ id, label: facts[id].label, text: formatValue(value, facts[id].unit, provenance.currency) }]
      : [],
  );
  if (found.length === 0 || projectId === null) return null;
  const project = projectId;

  async function undo(ids: readonly string[]): Promise<void> {
    try {
      for (const id of ids)
        cache.setQueryData(recordQuery(uid, project).queryKey, await undoFact(id, project));
    } catch (cause) {
      toast.error(asAppError(cause).message);
    } finally {
      void refreshProjects(cache, uid);
    }
  }

  return (
    <section aria-label="Kept in your company record" className="no-print text-sm text-ink-soft">
      <PhoneFold line={`Kept in your company record: ${found.length}`} lineClass="w-full">
        <span className="mr-3">Kept in your company record:</span>
        <FactList found={found} onUndo={(ids) => void undo(ids)} />
      </PhoneFold>
    </section>
  );
}

function FactList(props: {
  readonly found: readonly { readonly id: string; readonly label: string; readonly text: string }[];
  readonly onUndo: (ids: readonly string[]) => void;
}) {
  const { found, onUndo } = props;
  const list = useRoving<HTMLUListElement>({ items: 'button' });
  return (
    <ul ref={list} className="inline">
      {found.map(({ id, label, text }) => (
        <li key={id} className="mr-3 inline-flex items-baseline gap-2">
          <span>
            {label} <span className="tabular text-ink">{text}</span>
          </span>
          <button
            type="button"
            className="text-link min-h-9"
            aria-label={`Undo ${label}`}
            onClick={() => onUndo([id])}
          >
            Undo
          </button>
        </li>
      ))}
      {found.length > 1 ? (
        <li className="inline-flex">
          <button
            type="button"
            className="text-link min-h-9"
            onClick={() => onUndo(found.map(({ id }) => id))}
          >
            Undo all {found.length}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
