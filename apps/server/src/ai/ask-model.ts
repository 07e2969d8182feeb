import { type LanguageModel, type LanguageModelUsage, NoObjectGeneratedError, Output, streamText } from 'ai';
import { Unusable } from './model-fault.ts';
import { instructions } from './prompt.ts';
import { type Element, element, readElements } from './read-elements.ts';

export interface Question {
  readonly model: LanguageModel;
  readonly prompt: string;
  readonly signal: AbortSignal;
  readonly totalMs: number;
  /** Each statement as soon as it is whole; may be called again for the same one. */
  readonly onElement: (element: Element) => void;
}

export interface Answer {
  /** Null when the answer had the wrong shape; `problem` then tells the model what was wrong. */
  readonly elements: readonly Element[] | null;
  readonly problem: string;
  readonly usage: LanguageModelUsage;
}

const noUsage: LanguageModelUsage = {
  inputTokens: undefined,
  outputTokens: undefined,
  totalTokens: undefined,
  inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined },
  outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined },
};

/** One request. The stream may end quietly on a fault: the truth is in the awaited output and in `onError`. */
export async function askModel({ model, prompt, signal, totalMs, onElement }: Question): Promise<Answer> {
  let fault: unknown;
  const result = streamText({
    model,
    instructions,
    prompt,
    output: Output.array({ element }),
    // Our own fetch tries again, and only before the first byte.
    maxRetries: 0,
    abortSignal: signal,
    timeout: { totalMs },
    onError: ({ error }) => {
      fault ??= error;
    },
  });
  try {
    for await (const one of result.elementStream) onElement(one);
    const elements = await result.output;
    if ((await result.finishReason) === 'length') throw new Unusable('the answer was cut off');
    return { elements, problem: '', usage: await result.usage };
  } catch (error) {
    signal.throwIfAborted();
    if (fault !== undefined && !NoObjectGeneratedError.isInstance(fault)) throw fault;
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    if (error.finishReason === 'length') throw new Unusable('the answer was cut off');
    const mended = readElements(error.text ?? '');
    return {
      elements: mended,
      problem: mended === null ? 'it was not JSON of the shape {"elements": [{"id", "text"}]}.' : '',
      usage: error.usage ?? noUsage,
    };
  }
}
