/** One idea told as a line and as a paragraph, with what a careful reader understands. */
export interface LabelledReading {
  readonly id: string;
  readonly line: string;
  readonly paragraph: string;
  readonly does?: string;
  readonly pays: readonly string[];
  readonly uses: readonly string[];
  readonly supplies: readonly string[];
  readonly paysInLine: boolean;
  readonly place: readonly string[];
  readonly placeInLine: boolean;
  readonly charges: string;
  readonly chargesInLine: string;
  readonly price: { readonly amount: number; readonly currency: string; readonly per: string } | null;
  readonly stage?: string;
  /** What a careful reader gives it of 100: for the line, for the paragraph, and with three answers. */
  readonly marks?: { readonly line: number; readonly paragraph: number; readonly answers: number };
  readonly answers?: { readonly costsNow: string; readonly paysToday: string; readonly whyNow: string };
}

export function parseLabels(lines: string): readonly LabelledReading[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): LabelledReading => JSON.parse(line));
}
