import {
  comparablePrices,
  economicsFindings,
  type Finding,
  modelFindings,
  priceFindings,
  saleFindings,
  withMove,
} from '@slipway/analyst';
import type { FindingsBlock } from '@slipway/report';
import type { Sheet } from './sheet.ts';

const rowsMost = 2;
const likelyRow = 0.4;

/** Folded: what such businesses share, and rows about price, sale and keep of this kind of business alone. */
export function findings(sheet: Sheet): FindingsBlock | null {
  const {
    basis: { notes },
    writer,
    market,
  } = sheet;
  const { decides, works, stay, left, win } = modelFindings(market.profile, notes, market.line, writer);
  const groups: readonly (readonly Finding[])[] = [
    // What this kind of business pays and loses is nearer than what its business model does.
    ...(notes.economics === null ? [stay, left, win] : [left]),
    decides.slice(0, 1),
    works.slice(0, 1),
    ...(notes.known === 'near' ? ofNiche(sheet) : []),
  ];
  const rows = groups.flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            label: first.label,
            statements: [withMove(first), ...others.map(withMove)] as const,
          },
        ],
  );
  return rows.length === 0
    ? null
    : { id: 'findings', kind: 'findings', title: 'From our notes', folded: true, rows };
}

function ofNiche(sheet: Sheet): readonly (readonly Finding[])[] {
  const {
    basis: { notes },
    writer,
    market,
  } = sheet;
  // The likeliest row stands among the reasons, or in the first line.
  const said = market.line?.yearly == null ? undefined : comparablePrices(market.profile, notes)[0]?.id;
  return [
    priceFindings(market.profile, notes, writer)
      .filter(({ likely, statement }) => likely >= likelyRow && statement.id !== `prices:${said}`)
      .slice(0, rowsMost),
    saleFindings(notes, writer).sale,
    economicsFindings(market.profile, notes, writer),
  ];
}
