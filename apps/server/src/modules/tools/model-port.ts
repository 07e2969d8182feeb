import type { Report } from '@slipway/report';
import type { AnyInput } from '@slipway/tools';

/** One part of a model's answer, unchecked. */
export interface ModelElement {
  readonly id: string;
  readonly text: string;
}

export interface ModelQuestion {
  readonly report: Report;
  readonly input: AnyInput;
  /** What the tool itself wants looked at; null for most. */
  readonly guidance: string | null;
  /** Asks for the case against its own answer as well. */
  readonly isDeep: boolean;
  /** Whose run it is: no one person takes all places in the queue. */
  readonly personId: string;
  /** Fires when the person cancels or the server stops; nobody waits for the answer after that. */
  readonly signal: AbortSignal;
  /** Called with each part as soon as it is whole; a second attempt may say the same again. */
  readonly onElement: (element: ModelElement) => void;
}

export interface ModelUse {
  readonly usage: {
    readonly inputTokens: number | null;
    readonly outputTokens: number | null;
    /** Null when the model's price is not known. */
    readonly costUsd: number | null;
  };
  readonly provider: string;
  readonly name: string;
}

/**
 * A language model that gives its own view of a sheet. Fails with `model/unavailable`, `model/unusable` or `model/busy`; queue,
 * deadlines and retries are its own business.
 */
export interface ModelPort {
  ask(question: ModelQuestion): Promise<ModelUse>;
}
