import type { Evidence } from '@slipway/report';

/** What an investor asks about, how well it is answered, and how to answer it better. */
export interface Topic {
  readonly id: string;
  readonly label: string;
  /** 0: not known. 1: said. 2: counted by the founder. 3: computed from data by a tool. */
  readonly strength: 0 | 1 | 2 | 3;
  /** How much hangs on it, from 1 to 5. */
  readonly weight: number;
  readonly asks: string;
  /** "Missing: …" and, after it, where to get it. */
  readonly missing: string;
  readonly evidence: readonly Evidence[];
  /** After "we do not know yet"; only of what a founder would say aloud. */
  readonly unknown?: string;
}

/** Where a topic is: the second half of its key in the words, and what they are about. */
export interface State {
  readonly is: string;
  readonly strength: Topic['strength'];
  readonly x?: string;
  /** Besides who pays. */
  readonly evidence?: readonly Evidence[];
}
