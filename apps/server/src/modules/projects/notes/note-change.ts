export interface NoteChange {
  readonly text?: string | undefined;
  readonly why?: string | null | undefined;
  readonly outcome?: string | null | undefined;
}

/** An empty text is none. */
export function orNull(text: string | null | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
