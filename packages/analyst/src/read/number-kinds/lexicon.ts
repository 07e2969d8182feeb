import type { WordVectors } from '../../text/word-vectors.ts';
import type { FactWords } from '../facts/bind-clause.ts';
import type { PartyLexicon } from '../parties.ts';

/** What is known of words, whatever text they stand in. */
export interface Lexicon {
  readonly vectors: WordVectors;
  readonly parties: PartyLexicon;
  readonly factWords: FactWords;
}
