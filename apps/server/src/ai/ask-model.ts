import { type LanguageModel, type LanguageModelUsage, Output, streamText } from 'ai';
import { Unusable } from './model-fault.ts';
import { type Element, element, makeElementReader } from './read-elements.ts';

interface Question {
  readonly model: LanguageModel;
  readonly instructions: string;
  readonly prompt: string;
  readonly signal: AbortSignal;
  readonly totalMs: number;
  /** Each part of the answer as soon as it is whole; may be called again for the same one. */
  readonly onElement: (element: Element) => void;
}

interface Answer {
  /** What was wrong with the answer's shape, for the model to hear; null when it can be used. */
  readonly problem: string | null;
  readonly usage: LanguageModelUsage;
}

/** Some fifteen parts of 100 tokens at most; the rest is room for thoughts, which some providers count. */
const maxOutputTokens = 5500;
/** Twice what is asked for, and some. */
const maxElements = 40;
/** Of one token at most, on average. */
const tokenLength = 6;

/** The shape is asked for, and read by our own reader: the library would parse all it has again for each chunk. */
const output: Output.Output<string, string, never> = {
  ...Output.text(),
  name: 'elements',
  responseFormat: Output.array({ element }).responseFormat,
};

/** One request. The stream may end quietly on a fault: the truth is in `onError` and in how it finished. */
export async function askModel(question: Question): Promise<Answer> {
  const { model, instructions, prompt, signal, totalMs, onElement } = question;
  let fault: unknown;
  const enough = new AbortController();
  const reader = makeElementReader({ maxLength: maxOutputTokens * tokenLength, maxElements }, onElement);
  const result = streamText({
    model,
    instructions,
    prompt,
    output,
    maxOutputTokens,
    // Our own fetch tries again, and only before the first byte.
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, enough.signal]),
    timeout: { totalMs },
    onError: ({ error }) => {
      fault ??= error;
      // The library would report each further fault of the stream too, at a thousand times the cost of a good event.
      enough.abort();
    },
  });
  try {
    for await (const part of result.textStream) reader.feed(part);
  } catch (error) {
    enough.abort();
    throw error;
  }
  signal.throwIfAborted();
  if (fault !== undefined) throw fault;
  const [finishReason, usage] = await Promise.all([result.finishReason, result.usage]);
  // Elements that can be read do not make up for the rest that never came.
  if (finishReason !== 'stop' || !reader.isWhole)
    throw new Unusable(`the answer was cut off (${finishReason})`);
  const problem = reader.count > 0 ? null : 'it was not JSON of the shape {"elements": [{"id", "text"}]}.';
  return { problem, usage };
}
