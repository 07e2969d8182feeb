import type { Expression } from '@slipway/core';
import type { Block, TableBlock } from '@slipway/report';
import { addFactor, type SizeFigures } from './figures.ts';
import { rounded } from './formulas.ts';
import type { Sheet } from './sheet.ts';

/** Each way to size it that has its numbers, side by side. */
export function methodTable(sheet: Sheet, sizes: SizeFigures | null): TableBlock | null {
  const { market, writer } = sheet;
  const { methods, earning, currency } = market;
  if (sizes === null || methods === null || earning === null) return null;
  const money = (id: string, label: string, formula: Expression): string =>
    writer.derive({ id, label, unit: 'money/year', currency, formula: rounded(formula) });
  const working = (id: string, ...figures: readonly string[]) => ({
    statement: writer.say(id, `${figures.map((one) => `{{f:${one}}}`).join(' × ')}.`),
  });
  const rows = [
    {
      cells: [{ label: 'Count × price' }, working('work-count', 'buyers', sizes.each), { figure: sizes.tam }],
      strong: true,
    },
    ...(methods.topDown === null
      ? []
      : [
          {
            cells: [
              { label: 'Published figure × your part' },
              working(
                'work-top',
                addFactor(sheet, methods.marketFigure),
                addFactor(sheet, methods.marketShare),
              ),
              { figure: money('topDown', 'From the published figure', sizes.formulas.topDown) },
            ],
          },
        ]),
    ...(methods.value === null
      ? []
      : [
          {
            cells: [
              { label: 'Worth to them × your part' },
              working(
                'work-value',
                'buyers',
                addFactor(sheet, methods.valuePerMonth),
                addFactor(sheet, methods.captureShare),
              ),
              { figure: money('byValue', 'From what it is worth', sizes.formulas.byValue) },
            ],
          },
        ]),
  ];
  return {
    id: 'methods',
    kind: 'table',
    title: 'How it adds up',
    columns: [{ label: 'Way' }, { label: 'Working' }, { label: 'A year', numeric: true }],
    rows,
  };
}

/** Only with more than one ring to draw. */
export function rings({ writer, place, market }: Sheet, sizes: SizeFigures | null): Block | null {
  if (sizes === null || (sizes.sam === null && sizes.som === null)) return null;
  return {
    id: 'rings',
    kind: 'rings',
    title: 'TAM, SAM, SOM',
    rings: [
      {
        label: 'TAM',
        figure: sizes.tam,
        note: writer.say(
          'ring-tam',
          `{{f:buyers}}${place === null ? '' : ` in ${place}`}, each at {{f:${sizes.each}}}.`,
        ),
      },
      ...(sizes.sam === null
        ? []
        : [
            {
              label: 'SAM',
              figure: sizes.sam,
              note: writer.say(
                'ring-sam',
                '{{f:fitShare}} of them fit, and you reach {{f:reachShare}} of those: shares you set.',
              ),
            },
          ]),
      ...(sizes.som === null
        ? []
        : [{ label: 'SOM', figure: sizes.som, note: writer.say('ring-som', somWords(market)) }]),
    ],
  };
}

/** Which of the bounds is the smallest. */
function somWords({ sizes, plan }: Sheet['market']): string {
  if (sizes?.som != null && sizes.som === sizes.capacity)
    return 'What {{f:sellers}} can sign at {{f:dealsPerSeller}} each.';
  if (sizes?.som != null && plan?.hasAdoption === true && sizes.som === sizes.adoption)
    return 'The {{f:adoption}} of them you expect to win.';
  return 'Your people could sign more than there are: {{f:som}}.';
}
