import { AppError, type ErrorCode } from '@slipway/core';
import { listStatements } from '@slipway/report';
import type { ModelPort, Worded, WordRequest } from '../src/modules/tools/model-port.ts';

/** A model as the tools see it: its port, without a gateway behind. */
export interface StandIn extends ModelPort {
  readonly asked: WordRequest[];
}

export function makeStandIn(answer: (request: WordRequest) => Promise<Worded>): StandIn {
  const asked: WordRequest[] = [];
  return {
    asked,
    word(request) {
      asked.push(request);
      return answer(request);
    },
  };
}

export const usage = { inputTokens: 120, outputTokens: 40, costUsd: 0.002 };

export function answerWith(texts: Readonly<Record<string, string>>, refused = 0): Worded {
  const statements = new Map(Object.entries(texts));
  return { statements, refused, usage, provider: 'test', name: 'parrot-1' };
}

/** Says everything again in words of its own, one statement after the other. */
export async function rewordAll({ report, onWords }: WordRequest): Promise<Worded> {
  const texts: Record<string, string> = {};
  for (const { id, text } of listStatements(report)) {
    texts[id] = `Put simply: ${text}`;
    onWords(new Map([[id, `Put simply: ${text}`]]));
  }
  return answerWith(texts, 1);
}

export function failWith(code: ErrorCode): () => Promise<Worded> {
  return async () => {
    throw new AppError(code);
  };
}

/** Hears nothing, says nothing, and does not notice that nobody waits. */
export const hangForEver = (): Promise<Worded> => new Promise(() => {});
