import type { TableBlock } from '@slipway/report';
import { round } from '../model/span.ts';
import { addFactor, addYardstick, type SizeFigures } from './figures.ts';
import type { Sheet } from './sheet.ts';

/** Every number that went in, and what bounds the result. */
export function working(sheet: Sheet, sizes: SizeFigures | null): TableBlock | null {
  const { market, writer } = sheet;
  const { line, earning, plan } = market;
  if (sizes === null || plan === null) return null;
  const price =
    line?.ours != null ? 'usual-price' : line?.price?.currency === '%' ? 'own-share' : 'own-price';
  const bound = (
    id: string,
    label: string,
    value: number | null,
    formula: string,
    inputs: readonly string[],
  ) =>
    value === null
      ? []
      : [
          {
            label,
            figure: writer.figure({
              id,
              label,
              value: round(value),
              unit: 'money/year',
              currency: market.currency,
              provenance: { kind: 'derived', formula, inputs },
            }),
          },
        ];
  const serve = sizes.sam ?? sizes.tam;
  const goal = addYardstick(sheet);
  const rows = [
    { label: 'How many there are', figure: 'buyers' },
    { label: 'Price', figure: price },
    ...(earning?.amounts ?? []).map((one) => ({ label: one.label, figure: addFactor(sheet, one) })),
    { label: 'One customer a year', figure: sizes.each },
    { label: 'TAM', figure: sizes.tam },
    ...(sizes.sam === null
      ? []
      : [
          { label: 'Share that fits', figure: 'fitShare' },
          { label: 'Share you can reach', figure: 'reachShare' },
          { label: 'SAM', figure: sizes.sam },
        ]),
    ...bound(
      'byAdoption',
      'At the share you expect',
      market.sizes?.adoption ?? null,
      'those you can serve × share you expect',
      [serve, ...(plan.hasAdoption ? ['adoption'] : [])],
    ),
    ...bound(
      'byCapacity',
      'At what your people can sign',
      market.sizes?.capacity ?? null,
      'customers signed and kept × one customer a year',
      [sizes.each, ...(plan.hasCapacity ? ['sellers', 'dealsPerSeller'] : [])],
    ),
    ...(sizes.som === null ? [] : [{ label: 'SOM', figure: sizes.som }]),
    ...(goal === null ? [] : [{ label: 'What you want in a year', figure: goal }]),
  ];
  return {
    id: 'working',
    kind: 'table',
    title: 'All working',
    folded: true,
    columns: [{ label: 'Number' }, { label: 'Value', numeric: true }],
    rows: rows.map(({ label, figure }) => ({ cells: [{ label }, { figure }] })),
    ...(market.cycleMonths > 0
      ? {
          intro: writer.say(
            'cycle-note',
            `Nobody signs in the first {{f:${cycleFigure(sheet)}}}: a sale takes that long.`,
          ),
        }
      : {}),
  };
}

function cycleFigure({ market, writer }: Sheet): string {
  return writer.figure({
    id: 'cycleMonths',
    label: 'Length of a sale',
    value: market.cycleMonths,
    unit: 'months',
    provenance: { kind: 'assumed', why: 'The middle of what our notes say for this kind of business.' },
  });
}
