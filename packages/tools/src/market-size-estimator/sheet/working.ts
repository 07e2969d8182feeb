import type { Expression } from '@slipway/core';
import type { TableBlock } from '@slipway/report';
import { addCycle, addFactor, addYardstick, endsOf, type SizeFigures } from './figures.ts';
import { priceFigure, rounded } from './formulas.ts';
import type { Sheet } from './sheet.ts';

/** Every number that went in, and what bounds the result. */
export function working(sheet: Sheet, sizes: SizeFigures | null): TableBlock | null {
  const { market, writer } = sheet;
  const { earning, plan, currency } = market;
  if (sizes === null || plan === null) return null;
  const bound = (id: string, label: string, formula: Expression) => ({
    label,
    figure: writer.derive({
      id,
      label,
      unit: 'money/year',
      currency,
      formula: rounded(formula),
      ...endsOf(sheet),
    }),
  });
  const goal = addYardstick(sheet);
  const cycle = addCycle(sheet);
  const rows = [
    { label: 'How many there are', figure: 'buyers' },
    { label: 'Price', figure: priceFigure(market) },
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
    ...(plan.hasAdoption ? [bound('byAdoption', 'At the share you expect', sizes.formulas.adoption)] : []),
    ...(plan.hasCapacity
      ? [bound('byCapacity', 'At what your people can sign', sizes.formulas.capacity)]
      : []),
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
    ...(cycle === null
      ? {}
      : {
          intro: writer.say(
            'cycle-note',
            `Nobody signs in the first {{f:${cycle}}}: a sale takes that long.`,
          ),
        }),
  };
}
