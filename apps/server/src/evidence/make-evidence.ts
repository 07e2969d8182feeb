import { createHash } from 'node:crypto';
import { AppError } from '@slipway/core';
import type { Evidence, EvidenceAnswer, EvidenceSource, QuestionTo } from '@slipway/tools';
import type { Deps } from '../deps.ts';
import { limit } from '../modules/limits/hit-limit.ts';
import { FetchFault } from './fetch-fault.ts';
import type { SafeFetch } from './safe-fetch.ts';
import type { SourceAdapter, SourceAdapters } from './source.ts';
import { deleteAnswersBefore, findAnswer, type KeptAnswer, keepAnswer } from './store.ts';

type EvidenceDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** A source that did not answer is left alone for so long: the next run does not wait for it in vain. */
const pauseMs = 30_000;
const longestPauseMs = 60 * 60_000;
const keepMs = 90 * 24 * 60 * 60_000;

/** Asks each source at most as often as it allows, keeps what it said, and falls back on that. */
export function makeEvidence(
  deps: EvidenceDeps,
  { sources, fetch }: { readonly sources: SourceAdapters; readonly fetch: SafeFetch },
): Evidence {
  const pausedUntil = new Map<string, number>();
  const underWay = new Map<string, Promise<EvidenceAnswer>>();

  const ask = async <S extends EvidenceSource>(
    source: SourceAdapter<S>,
    question: QuestionTo<S>,
    key: string,
  ): Promise<EvidenceAnswer<S>> => {
    const now = deps.clock();
    const kept = await findAnswer(deps.db.query, key);
    if (kept && isFresh(kept, now, freshMsOf(source, kept))) return answerOf(source, question, kept);
    const fallBack = (says: string): EvidenceAnswer<S> =>
      kept && !source.freshOnly ? answerOf(source, question, kept) : { kind: 'offline', says };
    const asked = `${source.id} ${source.server?.(question) ?? ''}`;
    forgetPast(pausedUntil, now);
    if (now < (pausedUntil.get(asked) ?? 0)) return fallBack(unreachable(source.name));
    try {
      await limit(deps, { name: 'evidence', key: source.id, ...source.limit });
      const fetched = {
        value: JSON.stringify(await source.ask(question, fetch)),
        fetched_at: deps.clock(),
      };
      await keepAnswer(deps.db.query, { key, source: source.id, ...fetched });
      await deleteAnswersBefore(deps.db.query, now - keepMs);
      return answerOf(source, question, fetched);
    } catch (error) {
      if (error instanceof AppError)
        return fallBack(`${source.name} were asked often in the last minute, so nothing new was looked up.`);
      const fault = error instanceof FetchFault ? error : null;
      const wait = Math.min(fault?.waitMs ?? pauseMs, longestPauseMs);
      if (fault) pausedUntil.set(asked, deps.clock() + wait);
      deps.log.warn('a source could not be asked', {
        source: source.id,
        kind: fault?.kind ?? 'failed',
        reason: error instanceof Error ? error.message : String(error),
      });
      return fallBack(unreachable(source.name));
    }
  };

  return {
    async look<S extends EvidenceSource>(id: S, raw: QuestionTo<S>): Promise<EvidenceAnswer<S>> {
      const source = sources[id];
      const question = source.normalise(raw);
      if (question === null) return { kind: 'nothing', says: source.nothing(raw) };
      const key = keyOf(id, question);
      const running = underWay.get(key) ?? ask(source, question, key).finally(() => underWay.delete(key));
      underWay.set(key, running);
      // The key names the source, so the answer is of its kind.
      return running.catch(() => ({ kind: 'offline', says: unreachable(source.name) })) as Promise<
        EvidenceAnswer<S>
      >;
    },
  };
}

/** One entry for each server that failed would grow without end. */
function forgetPast(pausedUntil: Map<string, number>, now: number): void {
  for (const [asked, until] of pausedUntil) if (until <= now) pausedUntil.delete(asked);
}

const unreachable = (name: string) => `${name} could not be reached, so nothing was looked up.`;

function freshMsOf<S extends EvidenceSource>({ freshMs }: SourceAdapter<S>, { value }: KeptAnswer): number {
  return typeof freshMs === 'number' ? freshMs : freshMs(JSON.parse(value));
}

/** A clock that was put back makes nothing fresh. */
function isFresh({ fetched_at }: KeptAnswer, now: number, freshMs: number): boolean {
  return fetched_at <= now && now - fetched_at < freshMs;
}

function answerOf<S extends EvidenceSource>(
  source: SourceAdapter<S>,
  question: QuestionTo<S>,
  { value, fetched_at }: KeptAnswer,
): EvidenceAnswer<S> {
  const found = JSON.parse(value);
  if (found === null) return { kind: 'nothing', says: source.nothing(question) };
  return {
    kind: 'found',
    value: found,
    source: source.cite(question),
    at: new Date(fetched_at).toISOString(),
  };
}

function keyOf(id: string, question: object): string {
  const inOrder = Object.entries(question).sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256')
    .update(JSON.stringify([id, inOrder]))
    .digest('base64url');
}
