import { contrastOf, gradeOf, sayContrast } from '@slipway/colour';
import { listWords } from '@slipway/language';
import { count, dataTable, labelCell, type Picture } from '../picture.ts';
import type { SwatchesBlock } from './block.ts';
import { drawSwatches } from './draw.ts';

export const swatchesPicture: Picture<SwatchesBlock> = {
  draw: (block, _, width) => [drawSwatches(block, width)],
  summary,
  data: ({ swatches, texts }) =>
    dataTable(
      ['Colour', 'Hex', ...texts.map(({ name }) => `${name} on it`)],
      swatches.map(({ name, hex }) =>
        [
          name,
          hex,
          ...texts.map((text) => {
            const ratio = contrastOf(hex, text.hex);
            return `${sayContrast(ratio)}, ${gradeOf(ratio)}`;
          }),
        ].map(labelCell),
      ),
    ),
};

function summary({ swatches, texts }: SwatchesBlock): string {
  const said = texts.map((text) => {
    const good = swatches.filter(({ hex }) => gradeOf(contrastOf(hex, text.hex)) === 'all text');
    const names = good.length === 0 ? 'none' : listWords(good.map(({ name }) => name));
    return `${text.name} can be read on ${names}`;
  });
  const rule = texts.length === 0 ? '' : ' Text needs a contrast of 4.5:1, large text 3:1.';
  return `${[count(swatches.length, 'colour'), ...said].join('; ')}.${rule}`;
}
