import {
  comparablePrices,
  economicsFindings,
  type Finding,
  modelFindings,
  priceFindings,
  saleFindings,
  withMove,
} from '@slipway/analyst';
import type { AnswerBlock, FindingsBlock } from '@slipway/report';
import { ofModel, slowSale } from './reasons.ts';
import type { Sheet } from './sheet.ts';

const rowsMost = 2;
const likelyRow = 0.4;

/** What such businesses share, and rows about price, sale and keep of this kind of business alone. */
export function findings(sheet: Sheet, reasons: AnswerBlock['reasons']): FindingsBlock | null {
  const {
    basis: { notes },
    writer,
    market,
  } = sheet;
  const { decides, works } = modelFindings(market.profile, notes, market.line, writer);
  const groups: readonly (readonly Finding[])[] = [
    ...ofModel(sheet)
      .filter(({ statement }) => !reasons.some((one) => one.statement.id === statement.id))
      .map((finding) => [finding]),
    decides.slice(0, 1),
    works.slice(0, 1),
    ...(notes.known === 'near' ? ofNiche(sheet) : []),
  ];
  const near = groups.filter(([first]) => first !== undefined && first.isGeneral !== true);
  const rows = near.flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            label: first.label,
            statements: [withMove(first), ...others.map(withMove)] as const,
          },
        ],
  );
  return rows.length === 0 ? null : { id: 'findings', kind: 'findings', title: 'From our notes', rows };
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
    priceFindings(notes, writer)
      .filter(({ likely, statement }) => likely >= likelyRow && statement.id !== `prices:${said}`)
      .slice(0, rowsMost),
    slowSale(sheet) === null ? saleFindings(notes, writer).sale : [],
    economicsFindings(market.profile, notes, writer),
  ];
}
