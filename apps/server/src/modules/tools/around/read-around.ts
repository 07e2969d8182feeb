import { type CompanyRecord, emptyRecord, recallFor } from '@slipway/record';
import type { AnyInput, Around } from '@slipway/tools';
import type { Deps } from '../../../deps.ts';
import { loadRecord } from '../../record/read-record.ts';
import { dayOf } from './day-of.ts';
import { listResults } from './list-results.ts';

interface Asked {
  readonly uid: string;
  readonly runId: string;
  readonly projectId: string | null;
  readonly input: AnyInput;
  /** When the run was made. */
  readonly at: number;
}

/** What a tool may see besides its input: of its own project, and only what fits the idea it is asked about. */
export async function readAround(
  deps: Pick<Deps, 'db' | 'library' | 'evidence'>,
  { uid, runId, projectId, input, at }: Asked,
): Promise<Around> {
  const library = await deps.library();
  const all = projectId === null ? emptyRecord : await loadRecord(deps.db.query, uid, projectId);
  const asked = textOf(input.idea);
  const record = recallFor(all, asked);
  const idea = asked ?? textOf(record.idea?.value);
  let profile: Around['profile'];
  return {
    library,
    record,
    results: await listResults(deps, { uid, runId, projectId, idea }),
    asOf: dayOf(at),
    evidence: deps.evidence,
    /** Read when a tool asks for it: most make their own from the input. */
    get profile() {
      if (idea !== null) profile ??= library.analyst.study({ ...valuesOf(record), ...input, idea }).profile;
      return profile;
    },
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** What was only read is read again, not taken for the founder's own word. */
function valuesOf(record: CompanyRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, { value, provenance }]) =>
      provenance.kind === 'read' ? [] : [[name, value]],
    ),
  );
}
