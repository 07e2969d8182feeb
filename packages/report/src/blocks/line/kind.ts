import { asTable, isBroken, type Kind, none } from '../kind.ts';
import type { FanBand, LineBlock } from './block.ts';

export const kind: Kind<LineBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: none,
  statements: none,
  origins: ({ series }) => series.map(({ provenance }) => provenance),
  sources: none,
  numbers: ({ series }) =>
    series.flatMap(({ values, bands = [], unit, currency }) =>
      [values, ...bands.flatMap(({ low, high }) => [low, high])]
        .flat()
        .map((value) => ({ value, unit, currency })),
    ),
  problems: ({ series, x, forecastFrom }, _, at) => [
    ...series
      .filter(({ values }) => values.length !== x.length || values.some(isBroken))
      .map(({ label }) => `${at}: ${label} does not have one number or gap a step.`),
    ...series.flatMap(({ label, bands = [] }) =>
      bands
        .filter((band) => !isSound(band, x.length))
        .map(
          (band) => `${at}: the band ${band.label} of ${label} does not have a low and a high end a step.`,
        ),
    ),
    ...(forecastFrom === undefined || x[forecastFrom] !== undefined
      ? []
      : [`${at}: the forecast begins outside of it.`]),
  ],
  table: ({ series, x }, { text, value }) => ({
    columns: [
      '',
      ...series.flatMap(({ label, bands = [] }) => [
        label,
        ...bands.flatMap((band) => [`${label}, ${band.label}: low`, `${label}, ${band.label}: high`]),
      ]),
    ],
    rows: x.map((step, index) => [
      text(step),
      ...series.flatMap(({ values, bands = [], unit, currency }) =>
        [values, ...bands.flatMap(({ low, high }) => [low, high])].map((row) =>
          value({ value: row[index], unit, currency }),
        ),
      ),
    ]),
  }),
  markdown: asTable,
};

/** Both ends or neither at each step, and the low one not above the high one. */
function isSound({ low, high }: FanBand, length: number): boolean {
  if (low.length !== length || high.length !== length) return false;
  return low.every((from, index) => {
    const to = high[index] ?? null;
    if (from === null || to === null) return from === to;
    return !isBroken(from) && !isBroken(to) && from <= to;
  });
}
