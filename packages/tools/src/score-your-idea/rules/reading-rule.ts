/** A band on the levels 0/2/4/6/8/10: `low` is what the words alone carry, `high` what they are worth if true. */
export interface ReadingRule {
  readonly pattern: RegExp;
  readonly low: number;
  readonly high: number;
  /** The written level whose wording the words meet (`levels.ts`). */
  readonly level: number;
  /** The rule is about a denial, so a denial in front of it does not cancel it. */
  readonly deniable?: false;
  /** Only what is done counts: plans and wishes do not. */
  readonly done?: true;
  /** Shown as a warning when this rule decides. */
  readonly flag?: string;
}
