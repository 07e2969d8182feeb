import { AppError } from '@slipway/core';
import type { Report, Statement } from '@slipway/report';
import type { LanguageModelUsage } from 'ai';
import type { ModelConfig } from '../config.ts';
import type { ModelPort, Worded, WordRequest } from '../modules/tools/model-port.ts';
import { askModel } from './ask-model.ts';
import { checkWords } from './check-words.ts';
import { type Deadlines, usualDeadlines } from './deadlines.ts';
import { makeGuardedFetch } from './guarded-fetch.ts';
import { makeLanguageModel } from './language-model.ts';
import { toModelError, Unusable } from './model-fault.ts';
import { makePlaces } from './places.ts';
import { priceOf } from './price-of.ts';
import { listWordable, makePrompt } from './prompt.ts';

/** The configured model behind the port: queue, deadlines, one more try, and a check of every word it gives. */
export function makeModelGateway(config: ModelConfig, deadlines: Deadlines = usualDeadlines): ModelPort {
  const places = makePlaces(deadlines.queueMs);
  const model = makeLanguageModel(config, makeGuardedFetch(deadlines));
  return {
    async word(request) {
      try {
        return await places.take(request.personId, request.signal, () => word(request));
      } catch (error) {
        throw toModelError(error);
      }
    },
  };

  async function word({ report, input, signal, onWords }: WordRequest): Promise<Worded> {
    const wordable = listWordable(report);
    const checker = makeChecker(report, wordable);
    const prompt = makePrompt(report, input, wordable);
    const stop = AbortSignal.any([signal, AbortSignal.timeout(deadlines.totalMs)]);
    const used: LanguageModelUsage[] = [];
    let complaint: string | null = null;
    // A second request only for an answer of the wrong shape, and with what was wrong about it.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await askModel({
        model,
        prompt: complaint === null ? prompt : `${prompt}\n\nYour last answer could not be used: ${complaint}`,
        statements: wordable.length,
        signal: stop,
        totalMs: deadlines.totalMs,
        onElement: (element) => {
          const fresh = checker.take(element);
          if (fresh !== null) onWords(fresh);
        },
      });
      used.push(answer.usage);
      complaint = answer.problem;
      if (complaint === null) break;
    }
    const { statements, refused } = checker.end();
    if (complaint !== null) throw new Unusable(complaint);
    if (statements.size === 0) throw new AppError('model/unusable');
    return {
      statements,
      refused,
      usage: priceOf(config, used),
      provider: config.provider,
      name: config.name,
    };
  }
}

/** Each statement once: the first text that passes stands. */
function makeChecker(report: Report, wordable: readonly Statement[]) {
  const byId = new Map(wordable.map((statement) => [statement.id, statement]));
  const statements = new Map<string, string>();
  const refusedIds = new Set<string>();
  return {
    take({ id, text }: { readonly id: string; readonly text: string }): ReadonlyMap<string, string> | null {
      const statement = byId.get(id);
      if (statement === undefined || statements.has(id)) return null;
      const checked = checkWords(text, statement, report);
      if (checked === null) {
        refusedIds.add(id);
        return null;
      }
      if (checked === statement.text) return null;
      refusedIds.delete(id);
      statements.set(id, checked);
      return new Map([[id, checked]]);
    },
    end: () => ({ statements, refused: refusedIds.size }),
  };
}
