import { contrastOf, gradeOf, sayContrast } from '@slipway/colour';
import { type Drawing, type Mark, round } from '../../geometry/drawing.ts';
import { fitText } from '../../geometry/text.ts';
import type { Colour, SwatchesBlock } from './block.ts';

const [gap, patch, smallest, bareSmallest, widest] = [16, 76, 140, 100, 220] as const;

/** A patch of each colour with the texts on it, and under it how well each can be read. */
export function drawSwatches({ swatches, texts }: SwatchesBlock, width: number): Drawing {
  const least = texts.length === 0 ? bareSmallest : smallest;
  const columns = Math.max(1, Math.min(swatches.length, Math.floor((width + gap) / (least + gap))));
  const each = Math.min(widest, (width - gap * (columns - 1)) / columns);
  const height = patch + 50 + texts.length * 18 + gap;
  const marks = swatches.flatMap((swatch, index) =>
    drawSwatch(swatch, texts, {
      x: round((index % columns) * (each + gap)),
      y: Math.floor(index / columns) * height,
      width: round(each),
    }),
  );
  return { width, height: Math.max(1, Math.ceil(swatches.length / columns) * height - gap + 4), marks };
}

function drawSwatch(
  { name, hex }: Colour,
  texts: readonly Colour[],
  at: { readonly x: number; readonly y: number; readonly width: number },
): Mark[] {
  const { x, y, width } = at;
  const put = (row: number, text: string) =>
    ({ kind: 'text', x, y: y + row, text, pen: 'ink-soft', size: 12, anchor: 'start' }) as const;
  return [
    // A line round it, so that the colour of the paper is seen too.
    {
      kind: 'rect',
      x: x + 0.5,
      y: y + 0.5,
      width: width - 1,
      height: patch,
      fill: hex,
      stroke: 'line-strong',
    },
    ...texts.map(
      (text, index): Mark => ({
        kind: 'text',
        x: x + 14 + index * 52,
        y: y + patch / 2 + 10,
        text: 'Aa',
        pen: text.hex,
        size: 26,
        anchor: 'start',
        strong: true,
        bare: true,
      }),
    ),
    { ...put(patch + 20, fitText(name, width, 14)), pen: 'ink', size: 14, strong: true },
    put(patch + 38, hex),
    ...texts.flatMap((text, index): Mark[] => {
      const ratio = contrastOf(hex, text.hex);
      const row = patch + 58 + index * 18;
      const whole = `${text.name}: ${gradeOf(ratio)}`;
      const fitted = fitText(whole, width - 42, 12);
      // Of one text it is clear which.
      const said = texts.length === 1 && fitted !== whole ? gradeOf(ratio) : fitted;
      return [
        { ...put(row, sayContrast(ratio)), pen: 'ink' },
        { ...put(row, said), x: round(x + 42) },
      ];
    }),
  ];
}
