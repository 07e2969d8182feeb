import type { LanguageModelUsage } from 'ai';
import type { ModelConfig } from '../config.ts';
import type { ModelPort, ModelQuestion, ModelUse } from '../modules/tools/model-port.ts';
import { askModel } from './ask-model.ts';
import { type Deadlines, usualDeadlines } from './deadlines.ts';
import { makeGuardedFetch } from './guarded-fetch.ts';
import { makeLanguageModel } from './language-model.ts';
import { toModelError, Unusable } from './model-fault.ts';
import { makePlaces } from './places.ts';
import { priceOf } from './price-of.ts';
import { makeInstructions, makePrompt } from './prompt.ts';

/** The configured model behind the port: queue, deadlines, one more try. What it says is checked by whoever asked. */
export function makeModelGateway(config: ModelConfig, deadlines: Deadlines = usualDeadlines): ModelPort {
  const places = makePlaces(deadlines.queueMs);
  const model = makeLanguageModel(config, makeGuardedFetch(deadlines));
  return {
    async ask(question) {
      try {
        return await places.take(question.personId, question.signal, () => ask(question));
      } catch (error) {
        throw toModelError(error);
      }
    },
  };

  async function ask({
    report,
    input,
    guidance,
    isDeep,
    signal,
    onElement,
  }: ModelQuestion): Promise<ModelUse> {
    const prompt = makePrompt(report, input);
    const stop = AbortSignal.any([signal, AbortSignal.timeout(deadlines.totalMs)]);
    const used: LanguageModelUsage[] = [];
    let complaint: string | null = null;
    // A second request only for an answer of the wrong shape, and with what was wrong about it.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await askModel({
        model,
        instructions: makeInstructions(isDeep, guidance),
        prompt: complaint === null ? prompt : `${prompt}\n\nYour last answer could not be used: ${complaint}`,
        signal: stop,
        totalMs: deadlines.totalMs,
        onElement,
      });
      used.push(answer.usage);
      complaint = answer.problem;
      if (complaint === null) break;
    }
    if (complaint !== null) throw new Unusable(complaint);
    return { usage: priceOf(config, used), provider: config.provider, name: config.name };
  }
}
