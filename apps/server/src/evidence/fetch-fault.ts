/**
 * Why nothing could be fetched: `refused` by our own address check, `unreachable`, `slow`, `too-large`, `status` by the
 * other side, or `unreadable`, when what came is not in the format.
 */
type FetchFaultKind = 'refused' | 'unreachable' | 'slow' | 'too-large' | 'status' | 'unreadable';

export class FetchFault extends Error {
  readonly kind: FetchFaultKind;
  readonly status: number | null;
  /** How long the other side wants to be left alone. */
  readonly waitMs: number | null;

  constructor(
    kind: FetchFaultKind,
    message: string,
    { status = null, waitMs = null, cause }: Partial<Pick<FetchFault, 'status' | 'waitMs' | 'cause'>> = {},
  ) {
    super(message, { cause });
    this.name = 'FetchFault';
    this.kind = kind;
    this.status = status;
    this.waitMs = waitMs;
  }
}
