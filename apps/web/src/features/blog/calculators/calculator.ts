/** A box of a calculator. Shares are typed in per cent. */
export interface CalculatorField {
  readonly name: string;
  readonly label: string;
  readonly before?: string;
  readonly after?: string;
  /** A number unless said otherwise. */
  readonly kind?: 'numbers' | 'colour';
  /** Numbers only; what is outside is refused by name. */
  readonly min?: number;
  readonly max?: number;
}

interface Answer {
  /** The answer in one sentence. */
  readonly sentence: string;
  /** What follows from it, each with its number. */
  readonly notes?: readonly string[];
}

/** What the reader typed, read: a number, numbers or a colour for each field. */
export interface Inputs {
  readonly number: (name: string) => number;
  readonly numbers: (name: string) => readonly number[];
  readonly text: (name: string) => string;
}

export interface CalculatorSpec {
  readonly title: string;
  readonly fields: readonly CalculatorField[];
  /** In words and signs, as one would write it on paper. */
  readonly formula: string;
  readonly answer: (inputs: Inputs) => Answer;
}
