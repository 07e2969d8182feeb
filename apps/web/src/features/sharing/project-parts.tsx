import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../api/projects.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { namePart } from './name-part.ts';

interface ProjectPartsProps {
  readonly uid: string;
  readonly projectId: string;
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[]) => void;
}

/** Nothing is ticked at first: what others see is the founder's own choice. */
export function ProjectParts({ uid, projectId, ticked, onTick }: ProjectPartsProps) {
  const { data, error, isFetching, refetch } = useQuery(projectQuery(uid, projectId));
  if (error && !data) return <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <p className="text-sm text-ink-soft">Looking for results…</p>;
  const rows = listParts(data.results);
  if (rows.length === 0) return <p>This project has no result yet. Run a tool first.</p>;
  const turn = (id: string, on: boolean) =>
    onTick(on ? [...ticked, id] : ticked.filter((other) => other !== id));
  const isAll = rows.every(({ id }) => ticked.includes(id));
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">
        What they see
        {ticked.length === 0 ? <span className="font-normal text-ink-soft">: tick at least one</span> : null}
      </legend>
      {rows.map(({ id, name, figure }) => (
        <label key={id} className="flex min-h-9 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-signal"
            checked={ticked.includes(id)}
            onChange={(event) => turn(id, event.currentTarget.checked)}
          />
          <span className="min-w-0 grow">{name}</span>
          <span className="tabular shrink-0 text-sm text-ink-soft">{figure}</span>
        </label>
      ))}
      {rows.length > 1 ? (
        <button
          type="button"
          className="text-link justify-self-start text-sm"
          onClick={() => onTick(isAll ? [] : rows.map(({ id }) => id))}
        >
          {isAll ? 'Tick none' : 'Tick all'}
        </button>
      ) : null}
    </fieldset>
  );
}

interface Result {
  readonly toolId: string;
  readonly figure: { readonly text: string } | null;
}

function listParts(results: readonly Result[]) {
  const hasDeck = results.some(({ toolId }) => toolId === 'ai-pitch-generator');
  return [...results, ...(hasDeck ? [{ toolId: 'deck', figure: null }] : [])].map(({ toolId, figure }) => ({
    id: toolId,
    name: namePart(toolId),
    figure: figure?.text ?? '',
  }));
}
