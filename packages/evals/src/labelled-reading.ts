/** One idea told as a line and as a paragraph, with what a careful reader understands. */
export interface LabelledReading {
  readonly id: string;
  readonly line: string;
  readonly paragraph: string;
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
}

export function parseLabels(lines: string): readonly LabelledReading[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): LabelledReading => JSON.parse(line));
}
