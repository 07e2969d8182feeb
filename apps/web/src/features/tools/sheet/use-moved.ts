import { listMoved } from '@slipway/agreement';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../../api/projects.ts';
import { type Run, recordQuery } from '../../../api/tools.ts';

type Of = Pick<Run, 'projectId' | 'toolId' | 'input' | 'basis'>;

/** What a document was made with and is another value now, and which of its results were run again: "Price, $249 to $199". */
export function useMoved(uid: string, { projectId, toolId, input, basis }: Of): readonly string[] {
  const found = foundIn(basis);
  // The screen around it fetches the record; here it is only looked at.
  const { data: record } = useQuery({ ...recordQuery(uid, projectId), enabled: false });
  const { data: card } = useQuery({
    ...projectQuery(uid, projectId ?? ''),
    enabled: projectId !== null && found.length > 0,
  });
  const facts = listMoved(
    { record: record?.slots ?? {}, results: [], pages: [], asOf: '' },
    // What was not typed was taken from the record, as it was then.
    { toolId, input: { ...knownIn(basis), ...input } },
  ).map(({ label, was, is }) => `${label}, ${was} to ${is}`);
  const results = found.flatMap(({ tool, runId, of }) => {
    const now = card?.results.find((one) => one.toolId === of);
    return now === undefined || now.runId === runId ? [] : [`${tool}, run again since`];
  });
  return [...facts, ...results];
}

/** Facts of the record that a deck was made with. */
function knownIn(basis: unknown): Readonly<Record<string, unknown>> {
  const known = Object.entries(Object(Object(basis).known));
  return Object.fromEntries(known.map(([name, one]) => [name, Object(one).value]));
}

/** Results of other tools that a deck shows. */
function foundIn(
  basis: unknown,
): readonly { readonly of: string; readonly tool: string; readonly runId: string }[] {
  return Object.entries(Object(Object(basis).found)).flatMap(([of, one]) => {
    const { tool, runId } = Object(one);
    return typeof tool === 'string' && typeof runId === 'string' ? [{ of, tool, runId }] : [];
  });
}
