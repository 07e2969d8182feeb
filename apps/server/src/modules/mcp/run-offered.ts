import { randomUUID } from 'node:crypto';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { AppError } from '@slipway/core';
import { limit } from '../limits/hit-limit.ts';
import { findSameRun } from '../tools/find-same-run.ts';
import { type Followed, followRun } from '../tools/follow-run.ts';
import { takeResult } from '../tools/run-end.ts';
import { runTool } from '../tools/run-tool.ts';
import type { Call, OfferDeps } from './offer.ts';
import { sayRun } from './say-run.ts';

/** Runs of one key, whatever its owner's credits are. */
const runsMax = 60;
const hourMs = 60 * 60_000;
/** An assistant that got no answer asks again within this, with the same words. */
const repeatedWithinMs = 10 * 60_000;

const repeated = 'This is the run you asked for a moment ago. It was not charged again.';

interface Begun {
  readonly followed: Followed;
  readonly isRepeated: boolean;
}

/** The same door as the web's: validation, limits, credits and idempotency are those of `runTool`. */
export async function runOffered(deps: OfferDeps, toolId: string, call: Call): Promise<CallToolResult> {
  const { holder, onStage, gone } = call;
  await limit(deps, {
    name: 'access-key-run',
    key: holder.keyId,
    max: runsMax,
    windowMs: hourMs,
    code: 'key/run-limit',
  });
  const { followed, isRepeated } = await begin(deps, toolId, call);
  const end = await followRun(
    deps,
    followed,
    (message) => {
      if (message.event === 'stage') onStage(message.data.label);
    },
    gone,
  );
  const said = sayRun(deps, takeResult(end));
  return isRepeated ? { ...said, content: [...said.content, { type: 'text', text: repeated }] } : said;
}

async function begin(deps: OfferDeps, toolId: string, { holder, args }: Call): Promise<Begun> {
  const { projectId: project, idempotencyKey: key, ...input } = args;
  const projectId = readText('projectId', project, 64);
  const given = readText('idempotencyKey', key, 100);
  const request = { person: holder, toolId, input, projectId };
  const run = async (idempotencyKey: string) => ({
    followed: await runTool(deps, { ...request, idempotencyKey }),
    isRepeated: false,
  });
  if (given !== undefined) return run(`${holder.keyId} ${given}`);
  const since = deps.clock() - repeatedWithinMs;
  const followed = await findSameRun(deps, { ...request, uid: holder.uid, since });
  return followed === null ? run(randomUUID()) : { followed, isRepeated: true };
}

function readText(field: string, value: unknown, max: number): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' && value.length <= max) return value;
  throw new AppError('request/invalid', {
    problem: `${field} must be a text of at most ${max} characters.`,
    field,
  });
}
