import type { LabelledReading } from './labelled-reading.ts';

/** A paragraph of which every sentence and every number was labelled. */
export interface Story extends LabelledReading {
  readonly sentences: readonly { readonly s: string; readonly role: string }[];
  /** The most that customers really did. */
  readonly evidence: {
    readonly rung: string;
    readonly count: number | null;
    readonly of: string | null;
    readonly words: string;
  };
  readonly numbers: readonly { readonly text: string; readonly role: string }[];
}

export function parseStories(lines: string): readonly Story[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Story => JSON.parse(line));
}
