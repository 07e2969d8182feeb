import type { Statement } from '../../statement.ts';
import type { Base, Tone } from '../base.ts';
import type { Dial } from '../dial/block.ts';

/** The answer on the first screen, in at most 120 words. */
export interface AnswerBlock extends Base {
  readonly kind: 'answer';
  readonly tone: Tone;
  /** Null where there is nothing to decide. */
  readonly word: 'Go' | 'Test first' | 'Stop' | null;
  readonly verdict: Statement;
  /** The one number of the answer, drawn large. */
  readonly big?: { readonly label: string; readonly figure: string };
  readonly dials: readonly Dial[];
  /** Three at most, each about one thing that has a name. */
  readonly reasons: readonly { readonly label: string; readonly statement: Statement }[];
  readonly next?: {
    readonly do: Statement;
    /** Fixed beforehand: what counts as passed. */
    readonly passes?: Statement;
    /** Days from the run. */
    readonly dueDays: number;
    /** How far a customer who does it has gone: an answer of the field `evidence`. */
    readonly proves?: string;
  };
  /** What stands in for an open slot: "We assumed that workshops pay." */
  readonly assumed?: Statement;
  /** The one question that would move the answer most, answered in place. */
  readonly question?: {
    readonly question: Statement;
    readonly field: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
}
