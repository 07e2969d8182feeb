import { shortValue } from '../../geometry/figures.ts';
import { count, dataTable, labelCell, type Picture } from '../picture.ts';
import { aboutOf } from './about.ts';
import type { LineBlock, Series } from './block.ts';
import { drawLines } from './draw.ts';

export const linePicture: Picture<LineBlock> = {
  draw: (block, _, width) => [drawLines(block, width)],
  summary: ({ series, x, forecastFrom, isNamed }) =>
    [
      ...series.map((one) => saySeries(one, x, isNamed === true)),
      ...(forecastFrom === undefined ? [] : [`Forecast from ${x[forecastFrom]}.`]),
      ...series.flatMap((one) => sayFan(one, x)),
    ].join(' '),
  data: ({ series, x }) =>
    dataTable(
      [
        '',
        ...series.flatMap(({ label, projected, bands = [] }) => [
          projected ? `${label} (projected)` : label,
          ...bands.map((band) => band.label),
        ]),
      ],
      x.map((step, index) => [
        labelCell(step),
        ...series.flatMap(({ values, bands = [], unit, currency }) => {
          const say = (value: number | null | undefined) =>
            value === null || value === undefined ? 'not known' : shortValue(value, unit, currency);
          return [
            labelCell(say(values[index])),
            ...bands.map(({ low, high }) =>
              labelCell((low[index] ?? null) === null ? '–' : `${say(low[index])} to ${say(high[index])}`),
            ),
          ];
        }),
      ]),
    ),
};

/** What the bands hold where they end. */
function sayFan({ bands = [], unit, currency, noun }: Series, x: readonly string[]): string[] {
  const said = bands.flatMap(({ label, low, high }) => {
    const last = low.findLastIndex((value) => value !== null);
    const [from, to] = [low[last] ?? null, high[last] ?? null];
    if (from === null || to === null) return [];
    const [least, most] = [from, to].map((value) => shortValue(aboutOf(value), unit, currency, noun));
    return [
      { at: x[last], label, isOne: least === most, span: least === most ? least : `${least} to ${most}` },
    ];
  });
  // The wider band says it for the narrower one, where both have shrunk to the same number.
  return said
    .filter(({ isOne, span }, at) => !(isOne && said.slice(at + 1).some((wider) => wider.span === span)))
    .map(({ at, label, span }) => `In ${at}, ${label}: ${span}.`);
}

function saySeries(
  { label, values, unit, currency, noun, projected }: Series,
  x: readonly string[],
  isNamed: boolean,
): string {
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  const [from, to] = [values[first], values[last]];
  if (from === null || from === undefined || to === null || to === undefined) return `${label}: not known.`;
  const say = (value: number) => shortValue(projected ? aboutOf(value) : value, unit, currency, noun);
  // From one thing to another nothing has grown.
  const span = isNamed
    ? `${say(from)} at “${x[first]}”, ${say(to)} at “${x[last]}”`
    : `${say(from)} in ${x[first]} to ${say(to)} in ${x[last]}`;
  const gaps = values.slice(first, last + 1).filter((value) => value === null).length;
  return `${label}${projected ? ' (projected)' : ''}: ${span}${gaps > 0 ? `, ${count(gaps, 'gap')}` : ''}.`;
}
