import { AppError, type ErrorCode } from '@slipway/core';
import type { ModelElement, ModelPort, ModelQuestion, ModelUse } from '../src/modules/tools/model-port.ts';

/** A model as the tools see it: its port, without a gateway behind. */
export interface StandIn extends ModelPort {
  readonly asked: ModelQuestion[];
}

export function makeStandIn(answer: (question: ModelQuestion) => Promise<ModelUse>): StandIn {
  const asked: ModelQuestion[] = [];
  return {
    asked,
    ask(question) {
      asked.push(question);
      return answer(question);
    },
  };
}

export const usage = { inputTokens: 120, outputTokens: 40, costUsd: 0.002 };

export function answerWith(
  elements: readonly ModelElement[],
): (question: ModelQuestion) => Promise<ModelUse> {
  return async ({ onElement }) => {
    for (const element of elements) onElement(element);
    return { usage, provider: 'test', name: 'parrot-1' };
  };
}

/** Four things that can be shown of the small tool, and one that cannot. */
export const giveView = answerWith([
  { id: 'answer', text: 'Test it before you build.' },
  { id: 'choose', text: 'length' },
  { id: 'find:1', text: 'The text with {{f:letters}} is short.' },
  { id: 'find:2', text: 'It takes 47 calls.' },
  { id: 'find:3', text: 'Nobody has paid yet.' },
]);

export function failWith(code: ErrorCode): () => Promise<ModelUse> {
  return async () => {
    throw new AppError(code);
  };
}

/** Hears nothing, says nothing, and does not notice that nobody waits. */
export const hangForEver = (): Promise<ModelUse> => new Promise(() => {});
