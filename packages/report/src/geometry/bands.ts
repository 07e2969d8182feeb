import { dimension, type Mark, round } from './drawing.ts';
import { clamp, type Scale } from './scale.ts';
import { textWidth, wrapText } from './text.ts';

interface Scaled {
  readonly max: number;
  readonly bands: readonly { readonly label: string; readonly from: number; readonly to: number }[];
}

/** The named bands of a scale under its ruler, as lengths are dimensioned; the one that the value is in stands out. */
export function drawBands(
  { max, bands }: Scaled,
  value: number | null,
  at: { readonly place: Scale; readonly y: number; readonly width: number },
): { readonly marks: readonly Mark[]; readonly bottom: number } {
  const { place, y, width } = at;
  const marks: Mark[] = [];
  const named = bands.map((band) => {
    const [from, to] = [place(band.from), place(band.to)];
    const isHere = value !== null && value >= band.from && (value < band.to || band.to >= max);
    return { band, from, to, isHere, words: wrapText(band.label, to - from - 4, 12, 3) };
  });
  const isCut = (words: readonly string[]) => words.some((word) => word.endsWith('…'));
  // The band it is in is named in full: on a row of its own where its place is too narrow.
  const isBelow = (one: (typeof named)[number]) => one.isHere && isCut(one.words);
  const lines = Math.max(0, ...named.map((one) => (isBelow(one) ? 0 : one.words.length)));
  for (const one of named) {
    const { from, to, isHere, band } = one;
    marks.push(dimension(from + 1, to - 1, y, isHere ? 'ink' : 'line-strong', isHere ? 5 : 3));
    const put = (x: number, row: number, text: string): void => {
      marks.push({
        kind: 'text',
        x: round(x),
        y: y + 18 + row * 15,
        text,
        pen: isHere ? 'ink' : 'ink-soft',
        size: 12,
        anchor: 'middle',
        strong: isHere,
      });
    };
    const half = textWidth(band.label, 12) / 2 + 2;
    if (isBelow(one)) put(clamp((from + to) / 2, half, width - half), lines, band.label);
    else
      one.words.forEach((text, row) => {
        put((from + to) / 2, row, text);
      });
  }
  const rows = lines + (named.some(isBelow) ? 1 : 0);
  return { marks, bottom: y + 8 + rows * 15 };
}
