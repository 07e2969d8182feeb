import type { Statement } from '../../statement.ts';
import type { Base } from '../base.ts';

/** The tool asks back. Answering fills the field and runs again, at no cost on a sheet that was paid for. */
export interface QuestionBlock extends Base {
  readonly kind: 'question';
  readonly question: Statement;
  readonly field: string;
  /** Several of the options may be taken, and words added: an answer is a list with commas. These are taken already. */
  readonly taken?: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string; readonly why?: string }[];
}
