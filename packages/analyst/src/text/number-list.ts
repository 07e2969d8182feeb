/** Numbers in a row that may stay on the disk: whoever needs some of them gets those. Each list of numbers in memory is one. */
export interface NumberList<Some extends ArrayLike<number> = ArrayLike<number>> {
  readonly length: number;
  /** As a list of their own. */
  slice(from: number, to: number): Some;
}
