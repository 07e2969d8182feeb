import type { Run } from '@slipway/contracts';
import { AppError, type ErrorCode } from '@slipway/core';
import { acceptRewording, listStatements, mapStatements, type Report, type Statement } from '@slipway/report';
import { describeFault } from './describe-fault.ts';
import type { Job } from './job.ts';
import type { LiveRun } from './live-run.ts';
import type { Worded } from './model-port.ts';
import { stages } from './stages.ts';
import type { ToolDeps } from './tool-deps.ts';

export type Wording =
  | { readonly report: Report; readonly model: NonNullable<Run['model']> }
  /** The computed report stands, and this is why. */
  | { readonly errorCode: ErrorCode };

/** Longer than any deadline of the model gateway: the last resort against one that hangs. */
const wordingMaxMs = 240_000;

/** Asks the model for better words and checks them back in, statement by statement. */
export async function wordReport(
  deps: Pick<ToolDeps, 'model' | 'log'>,
  job: Job,
  report: Report,
  live: LiveRun,
): Promise<Wording> {
  if (!deps.model) return { errorCode: 'model/unavailable' };
  live.send(stages.wording);
  const known = new Map(listStatements(report).map((statement) => [statement.id, statement]));
  const signal = AbortSignal.any([live.signal, AbortSignal.timeout(wordingMaxMs)]);
  try {
    const asked = deps.model.word({
      report,
      toolId: job.tool.id,
      input: job.input,
      personId: job.uid,
      signal,
      onWords(texts) {
        const statements = checkIn(texts, known, report);
        if (statements.length > 0 && !signal.aborted) live.send({ event: 'words', data: { statements } });
      },
    });
    const worded = await unlessAborted(asked, signal);
    live.send(stages.checking);
    const statements = checkIn(worded.statements, known, report);
    if (statements.length === 0) throw new AppError('model/unusable');
    return { report: replace(report, statements), model: describe(worded, statements.length) };
  } catch (error) {
    const errorCode = codeOf(error);
    // A run that was cancelled or broken off by a stop says so by itself.
    if (!live.signal.aborted)
      deps.log.warn('a model’s words could not be used', {
        runId: job.runId,
        code: errorCode,
        reason: describeFault(error),
      });
    return { errorCode };
  }
}

/** The gateway has checked them; nothing reaches a report unchecked all the same. */
export function checkIn(
  texts: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, Statement>,
  report: Report,
): Statement[] {
  return [...texts].flatMap(([id, text]) => {
    const statement = known.get(id);
    if (!statement || statement.text === text) return [];
    const reworded = acceptRewording(text, statement, report);
    return reworded === null ? [] : [reworded];
  });
}

function replace(report: Report, statements: readonly Statement[]): Report {
  const byId = new Map(statements.map((statement) => [statement.id, statement]));
  return mapStatements(report, (statement) => byId.get(statement.id) ?? statement);
}

function describe(
  { provider, name, usage, statements, refused }: Worded,
  worded: number,
): NonNullable<Run['model']> {
  return { provider, name, ...usage, worded, refused: refused + statements.size - worded };
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof AppError && error.code.startsWith('model/') ? error.code : 'model/unavailable';
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  // It may fail after nobody waits for it any more.
  work.catch(() => {});
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
