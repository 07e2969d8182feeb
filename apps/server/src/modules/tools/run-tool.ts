import { createHash } from 'node:crypto';
import { AppError, type Person } from '@slipway/core';
import type { AnyInput } from '@slipway/tools';
import { isPremium } from '../billing/is-premium.ts';
import { reserveRun } from '../credits/reserve-run.ts';
import { checkLimit, limit } from '../limits/hit-limit.ts';
import { checkProject, chooseProject } from '../projects/choose-project.ts';
import { asksOf } from './asks-limit.ts';
import { carryOut } from './carry-out.ts';
import { findCover } from './cover.ts';
import { engineName } from './engine-name.ts';
import type { Followed } from './follow-run.ts';
import { getTool } from './get-tool.ts';
import { readRequest } from './read-request.ts';
import { insertSheet } from './store.ts';
import type { ToolDeps } from './tool-deps.ts';

interface ToolRequest {
  readonly person: Pick<Person, 'uid'>;
  readonly toolId: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Fields that were filled in from the record or an earlier run, not by the person: the record learns nothing from them. */
  readonly kept?: readonly string[] | undefined;
  readonly projectId?: string | undefined;
  /** One per wish of the person: a repeated request carries the same. */
  readonly idempotencyKey: string | null;
}

/**
 * The only door to a tool: validate → limits → reserve. Answers as soon as the run is booked; the work goes on whether or not
 * anybody follows it, and a repeated key is the same run.
 */
export async function runTool(deps: ToolDeps, request: ToolRequest): Promise<Followed> {
  const { uid } = request.person;
  const idempotencyKey = getKey(request.idempotencyKey);
  const tool = await getTool(deps, request.toolId);
  await checkProject(deps.db.query, uid, request.projectId);
  const input = readRequest(tool, request.input);
  await limitRuns(deps, uid);
  let projectId: string | null = null;
  const { runId, isFresh } = await reserveRun(deps, {
    person: request.person,
    toolId: tool.id,
    idempotencyKey,
    bodyHash: hashOf(input, request.projectId),
    findCover: (trx) => findCover(trx, { uid, tool: tool.id, input, now: deps.clock() }),
    also: async (trx, id) => {
      projectId = await chooseProject(trx, deps, {
        uid,
        projectId: request.projectId,
        idea: typeof input.idea === 'string' ? input.idea : null,
      });
      await insertSheet(trx, {
        run_id: id,
        user_id: uid,
        title: tool.engine.meta.name,
        note: null,
        input: JSON.stringify(input),
        engine: engineName,
        model: null,
        patch: null,
        version: 0,
        project_id: projectId,
        digest: null,
      });
    },
  });
  if (!isFresh) return { uid, runId, live: deps.runs.find(runId) };
  const live = deps.runs.begin(runId);
  void carryOut(deps, { runId, uid, projectId, tool, input, kept: request.kept }, live);
  return { uid, runId, live };
}

function getKey(key: string | null): string {
  if (key === null || key === '') throw new AppError('tool/no-key');
  if (!/^[\x20-\x7e]{1,200}$/.test(key))
    throw new AppError('request/invalid', {
      problem: 'The Idempotency-Key can have at most 200 plain characters.',
      field: 'Idempotency-Key',
    });
  return key;
}

/**
 * Credits bound what others can start, so for them this only ends a loop gone wild: a thousand at once still hear the
 * sentence about credits. What only asks back costs none, and has a limit of its own.
 */
async function limitRuns(deps: ToolDeps, uid: string): Promise<void> {
  await checkLimit(deps, asksOf(uid));
  const max = (await isPremium(deps, uid)) ? 120 : 1500;
  await limit(deps, { name: 'tool-run', key: uid, max, windowMs: 60_000 });
}

/** `readInput` keeps the fields in their own order, so equal wishes are equal bytes. */
function hashOf(input: AnyInput, projectId: string | undefined): string {
  const wish = projectId === undefined ? input : { input, projectId };
  return createHash('sha256').update(JSON.stringify(wish)).digest('base64url');
}
