/** Milliseconds. One slow model must not hold a place in the queue for ever. */
export interface Deadlines {
  readonly connectMs: number;
  readonly firstByteMs: number;
  readonly betweenChunksMs: number;
  readonly totalMs: number;
  /** Longest wait for a place in the queue. */
  readonly queueMs: number;
}

export const usualDeadlines: Deadlines = {
  connectMs: 5_000,
  firstByteMs: 20_000,
  betweenChunksMs: 15_000,
  totalMs: 90_000,
  queueMs: 30_000,
};
