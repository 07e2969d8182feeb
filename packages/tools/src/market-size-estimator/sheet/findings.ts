import {
  comparablePrices,
  economicsFindings,
  type Finding,
  priceFindings,
  saleFindings,
} from '@slipway/analyst';
import type { FindingsBlock } from '@slipway/report';
import { slowSale } from './reasons.ts';
import type { Sheet } from './sheet.ts';

const rowsMost = 2;
const likelyRow = 0.4;

/** Rows about price, sale and keep; only of this kind of business. */
export function findings(sheet: Sheet): FindingsBlock | null {
  const {
    basis: { notes },
    writer,
    market,
  } = sheet;
  if (notes.known !== 'near') return null;
  // The likeliest row stands among the reasons, or in the first line.
  const said = market.line?.yearly == null ? undefined : comparablePrices(notes)[0]?.id;
  const groups: readonly (readonly Finding[])[] = [
    priceFindings(notes, writer)
      .filter(({ likely, statement }) => likely >= likelyRow && statement.id !== `prices:${said}`)
      .slice(0, rowsMost),
    slowSale(sheet) === null ? saleFindings(notes, writer).sale : [],
    economicsFindings(notes, writer),
  ];
  const rows = groups.flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            label: first.label,
            statements: [first.statement, ...others.map(({ statement }) => statement)] as const,
          },
        ],
  );
  return rows.length === 0 ? null : { id: 'findings', kind: 'findings', title: 'From our notes', rows };
}
