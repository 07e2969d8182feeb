import type { Report } from '@slipway/report';
import type { AnyInput } from '@slipway/tools';

export interface WordRequest {
  readonly report: Report;
  readonly toolId: string;
  readonly input: AnyInput;
  /** Whose run it is: no one person takes all places in the queue. */
  readonly personId: string;
  /** Fires when the person cancels or the server stops; nobody waits for the answer after that. */
  readonly signal: AbortSignal;
  /** Called with statements as they become ready, each once, id → text; checked like the final ones. */
  readonly onWords: (statements: ReadonlyMap<string, string>) => void;
}

export interface Worded {
  /** Statement id → new text, with placeholders for its figures; what failed a check is left out. */
  readonly statements: ReadonlyMap<string, string>;
  /** How many texts a check removed. */
  readonly refused: number;
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
 * A language model that words what the engine has counted. Fails with `model/unavailable`, `model/unusable` or
 * `model/busy`; queue, deadlines and retries are its own business.
 */
export interface ModelPort {
  word(request: WordRequest): Promise<Worded>;
}
