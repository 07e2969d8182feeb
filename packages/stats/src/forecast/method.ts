/** Point forecasts for the next periods, from a regular series without gaps. */
export interface Method {
  readonly id: MethodId;
  /** For a sentence: "damped Holt". */
  readonly name: string;
  /** Fewer points say nothing about it. */
  readonly minPoints: (period: number) => number;
  /** Takes the season in itself; the others are given the series without it. */
  readonly isSeasonal?: true;
  /** Null where the series cannot be drawn this way: a logarithm of zero, no level to grow towards. */
  readonly forecast: (values: readonly number[], horizon: number, period: number) => readonly number[] | null;
}

export type MethodId =
  | 'naive'
  | 'seasonal-naive'
  | 'drift'
  | 'linear'
  | 'exponential'
  | 'logistic'
  | 'holt'
  | 'damped-holt'
  | 'holt-winters'
  | 'theta';

export function ahead(horizon: number, at: (step: number) => number): number[] {
  return Array.from({ length: horizon }, (_, index) => at(index + 1));
}
