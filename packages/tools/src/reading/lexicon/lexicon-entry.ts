/**
 * What founders of a vertical write, beyond its keywords: the job, the buyer, the things on the desk.
 * Terms are separated by semicolons and matched by stem, so one number and one tense are enough.
 */
export interface LexiconEntry {
  readonly vertical: string;
  /** Decides nearly alone. */
  readonly sure: string;
  /** Usual here, but at home in one or two other fields as well. */
  readonly likely: string;
  /** Says something only together with others. */
  readonly hint: string;
}
