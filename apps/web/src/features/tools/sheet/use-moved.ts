import { listMoved, listMovedFigures } from '@slipway/agreement';
import { useQuery } from '@tanstack/react-query';
import { agreementQuery } from '../../../api/projects.ts';
import { type Run, recordQuery } from '../../../api/tools.ts';

type Of = Pick<Run, 'projectId' | 'toolId' | 'input' | 'basis' | 'report'>;

/**
 * What a document was made with and is another value now, facts of the record and figures of results alike: "Price, $249 to $199".
 * A result may have moved by being run again or by a version of its own.
 */
export function useMoved(uid: string, { projectId, toolId, input, basis, report }: Of): readonly string[] {
  const figures = report?.figures ?? {};
  const isTaken = Object.keys(figures).some((id) => id.includes(':'));
  // The screen around it fetches the record; here it is only looked at.
  const { data: record } = useQuery({ ...recordQuery(uid, projectId), enabled: false });
  const { data: agreement } = useQuery({
    ...agreementQuery(uid, projectId ?? ''),
    enabled: projectId !== null && isTaken,
    // Another tool's sheet may have been changed a moment ago.
    staleTime: 0,
  });
  const facts = listMoved(
    { record: record?.slots ?? {}, results: [], pages: [], asOf: '' },
    // What was not typed was taken from the record, as it was then.
    { toolId, input: { ...knownIn(basis), ...input }, figures },
  );
  const taken = listMovedFigures(agreement?.results ?? [], { figures, input });
  return [
    ...facts.map(({ label, was, is }) => `${label}, ${was} to ${is}`),
    ...taken.map(({ label, of, was, is }) => `${label} in ${of.tool}, ${was} to ${is}`),
  ];
}

/** Facts of the record that a deck was made with. */
function knownIn(basis: unknown): Readonly<Record<string, unknown>> {
  const known = Object.entries(Object(Object(basis).known));
  return Object.fromEntries(known.map(([name, one]) => [name, Object(one).value]));
}
