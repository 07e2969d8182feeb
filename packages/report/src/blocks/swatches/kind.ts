import { contrastOf, gradeOf, isHex, sayContrast } from '@slipway/colour';
import { asTable, type Kind, none, repeated } from '../kind.ts';
import type { SwatchesBlock } from './block.ts';

export const kind: Kind<SwatchesBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: none,
  statements: none,
  origins: ({ provenance }) => [provenance],
  sources: none,
  numbers: ({ swatches, texts }) =>
    swatches.flatMap(({ hex }) =>
      texts.map((text) => ({ value: contrastOf(hex, text.hex), unit: 'ratio' as const })),
    ),
  problems: ({ swatches, texts }, _, at) => [
    ...[...swatches, ...texts]
      .filter(({ hex }) => !isHex(hex))
      .map(({ name }) => `${at}: ${name} has no colour of six hex digits.`),
    ...repeated(swatches.map(({ name }) => name)).map((name) => `${at}: two colours are called ${name}.`),
  ],
  table: ({ swatches, texts }, { text }) => ({
    columns: ['Colour', 'Hex', ...texts.map(({ name }) => `${name} on it`)],
    rows: swatches.map(({ name, hex }) => [
      text(name),
      text(hex),
      ...texts.map((one) => {
        const ratio = contrastOf(hex, one.hex);
        return text(`${sayContrast(ratio)}, ${gradeOf(ratio)}`);
      }),
    ]),
  }),
  markdown: asTable,
};
