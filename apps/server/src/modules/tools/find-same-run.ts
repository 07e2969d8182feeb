import { checkProject } from '../projects/choose-project.ts';
import type { Followed } from './follow-run.ts';
import { getTool } from './get-tool.ts';
import { readRequest } from './read-request.ts';
import { findByInput } from './store.ts';
import type { ToolDeps } from './tool-deps.ts';

interface Asked {
  readonly uid: string;
  readonly toolId: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly projectId?: string | undefined;
  /** Begun at or after this. */
  readonly since: number;
}

/** The person's run of this tool with these very answers, under way or done, so that a lost answer is not paid for twice. */
export async function findSameRun(
  deps: Pick<ToolDeps, 'db' | 'tools' | 'runs'>,
  { uid, toolId, input, projectId, since }: Asked,
): Promise<Followed | null> {
  const tool = await getTool(deps, toolId);
  await checkProject(deps.db.query, uid, projectId);
  const text = JSON.stringify(readRequest(tool, input));
  const runId = await findByInput(deps.db.query, uid, { tool: tool.id, input: text, projectId, since });
  return runId === null ? null : { uid, runId, live: deps.runs.find(runId) };
}
