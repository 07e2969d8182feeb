import { isSameIdea } from '@slipway/record';
import type { Report } from '@slipway/report';
import type { AnyInput, ToolResult } from '@slipway/tools';
import type { Deps } from '../../../deps.ts';
import { dayOf } from './day-of.ts';
import { listAnswered, listNewest } from './store.ts';

/** What is older than so many runs is not looked for. */
const lookedThrough = 200;

interface Asked {
  readonly uid: string;
  /** The run that is being computed. */
  readonly runId: string;
  readonly projectId: string | null;
  /** Results about another idea are left out; null takes those about any. */
  readonly idea: string | null;
}

/** The result of each tool in this project: the one that was restored, else the latest. */
export async function listResults(
  { db }: Pick<Deps, 'db'>,
  { uid, runId, projectId, idea }: Asked,
): Promise<readonly ToolResult[]> {
  if (projectId === null) return [];
  const answered = await listAnswered(db.query, uid, { projectId, without: runId, max: lookedThrough });
  const latest = new Map<string, (typeof answered)[number]>();
  for (const row of answered)
    if (!latest.has(row.tool) && isAbout(JSON.parse(row.input), idea)) latest.set(row.tool, row);
  const newest = await listNewest(
    db.query,
    uid,
    [...latest.values()].map((row) => row.run_id),
  );
  return [...latest.values()].flatMap((row) => {
    const found = newest.find((one) => one.run_id === row.run_id);
    if (!found) return [];
    return [
      {
        toolId: row.tool,
        toolVersion: found.tool_version,
        runId: row.run_id,
        date: dayOf(row.created_at),
        at: new Date(row.created_at).toISOString(),
        input: JSON.parse(found.input),
        figures: figuresOf(JSON.parse(found.report)),
      },
    ];
  });
}

/** A run that names no idea is about the company, whatever its idea is. */
function isAbout({ idea: own }: AnyInput, idea: string | null): boolean {
  return idea === null || typeof own !== 'string' || isSameIdea(own, idea);
}

/** Without where each comes from: it comes from this result. */
export function figuresOf({ figures }: Report): ToolResult['figures'] {
  return Object.fromEntries(
    Object.entries(figures).map(([id, { provenance: _within, ...figure }]) => [id, figure]),
  );
}
