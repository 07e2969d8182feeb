import { AppError } from '@slipway/core';
import type { ToolId } from '@slipway/tools';
import { postRun } from '../src/modules/credits/post-run.ts';
import { voidRun } from '../src/modules/credits/void-run.ts';
import type { TestLedger, TestPerson } from './ledger.ts';

/** Trials of a size: small beside the code, large in `npm run chaos`. Each answers with what happened. */

export interface RaceOutcome {
  readonly accepted: number;
  /** Refused with the specification's sentence. */
  readonly refused: number;
  /** Anything else: always a fault. */
  readonly faults: readonly string[];
}

export async function raceReserves(
  ledger: TestLedger,
  person: TestPerson,
  { toolId, count }: { toolId: ToolId; count: number },
): Promise<RaceOutcome> {
  const ends = await Promise.allSettled(
    Array.from({ length: count }, () => ledger.reserve(person, { toolId })),
  );
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  const isRefusal = (error: unknown) =>
    error instanceof AppError &&
    error.code === 'tool/insufficient-credits' &&
    /^Insufficient credits! You need \d+ credits but only have \d+\.$/.test(error.message);
  return {
    accepted: ends.length - refusals.length,
    refused: refusals.filter(isRefusal).length,
    faults: refusals.filter((error) => !isRefusal(error)).map(String),
  };
}

interface SameKeyOutcome {
  readonly fresh: number;
  readonly runs: number;
  readonly answers: number;
}

export async function raceSameKey(
  ledger: TestLedger,
  person: TestPerson,
  count: number,
): Promise<SameKeyOutcome> {
  const key = ledger.deps.ids.next();
  const answers = await Promise.all(Array.from({ length: count }, () => ledger.reserve(person, { key })));
  return {
    fresh: answers.filter(({ isFresh }) => isFresh).length,
    runs: new Set(answers.map(({ runId }) => runId)).size,
    answers: answers.length,
  };
}

/** One server posts and another voids the same run at once, `each` times each; answers with how many of them won. */
export async function raceSettle(
  [poster, voider]: readonly [TestLedger, TestLedger],
  person: TestPerson,
  each: number,
): Promise<number> {
  const { runId } = await poster.reserve(person);
  const calls = Array.from({ length: each }, () => [
    () => postRun(poster.deps, { runId, result: '{}' }),
    () => voidRun(voider.deps, { runId, errorCode: 'server/failed' }),
  ]).flat();
  // Either may come first.
  if (runId.charCodeAt(runId.length - 1) % 2 === 0) calls.reverse();
  const won = await Promise.all(calls.map((call) => call()));
  return won.filter(Boolean).length;
}
