import type { Statement, TableBlock } from '@slipway/report';
import type { MarketBasis } from '../basis.ts';
import { isPartOfAll } from '../model/buyers.ts';
import type { Estimate } from '../model/estimate.ts';
import { sourceOfFact } from '../model/methods.ts';
import { publisherOf, type Writer } from './writer.ts';

/** Three ways to the same total, side by side; the ones that did not run say what they lack. */
export function methodTable(writer: Writer, of: Estimate, basis: MarketBasis): TableBlock {
  const { checks } = of;
  if (checks.topDown === null) addNotRun(writer, 'topDown', 'Top-down total', ['topDownShare']);
  if (of.totals.value === null) addNotRun(writer, 'valueTotal', 'Value-theory total', ['valuePerMonth']);
  const rows = [
    { method: 'Bottom-up', figure: 'tam', how: bottomUp(writer, of), strong: true },
    { method: 'Top-down', figure: 'topDown', how: topDown(writer, of, basis), strong: false },
    { method: 'Value theory', figure: 'valueTotal', how: valueTheory(writer, of), strong: false },
  ];
  return {
    id: 'methods',
    kind: 'table',
    title: 'Three methods',
    tab: 'The sum',
    columns: [{ label: 'Method' }, { label: 'Total', numeric: true }, { label: 'How' }],
    rows: rows.map(({ method, figure, how, strong }) => ({
      cells: [{ label: method }, { figure }, { statement: how }],
      ...(strong && { strong }),
    })),
  };
}

function addNotRun(writer: Writer, id: string, label: string, inputs: readonly string[]): void {
  writer.figure({
    id,
    label,
    value: null,
    unit: 'money/year',
    status: 'missing',
    reason: 'Not run',
    provenance: { kind: 'derived', formula: 'waits for what is not told yet', inputs },
  });
}

function bottomUp(writer: Writer, { earning, buyers, who }: Estimate): Statement {
  if (earning.kind === 'volume')
    writer.derived({
      id: 'gmv',
      label: 'Sales passing through (GMV), not revenue',
      value: (writer.figures.all.tamBuyers?.value ?? 0) * (earning.price.span?.base ?? 0),
      unit: 'money/year',
      formula: 'buyers with the problem × sales per buyer and year',
      inputs: ['tamBuyers', 'volumePerYear'],
    });
  return earning.kind === 'volume'
    ? writer.say('method-bottom-up', [
        `{{f:tamBuyers}} sell {{f:gmv}} together; your {{f:takeRate}} of that is revenue, the rest never is.`,
        `{{f:gmv}} passes through {{f:tamBuyers}}, and {{f:takeRate}} of it would be yours.`,
      ])
    : isPartOfAll(buyers, who)
      ? writer.say('method-bottom-up', [
          `{{f:problemShare}} of {{f:buyers}} are taken to be ${who} with the problem: {{f:tamBuyers}}, at {{f:annualPrice}} each.`,
          `{{f:tamBuyers}} with the problem, if that is {{f:problemShare}} of {{f:buyers}}, at {{f:annualPrice}} each.`,
        ])
      : writer.say('method-bottom-up', [
          `{{f:buyers}}, {{f:problemShare}} of them with the problem, times {{f:annualPrice}}.`,
          `{{f:problemShare}} of {{f:buyers}} have the problem: {{f:tamBuyers}}, at {{f:annualPrice}} each.`,
          `{{f:tamBuyers}} with the problem, out of {{f:buyers}} counted, at {{f:annualPrice}} each.`,
        ]);
}

function topDown(writer: Writer, of: Estimate, basis: MarketBasis): Statement {
  const { checks } = of;
  const { fact } = checks;
  const cited = fact === null ? [] : [writer.cite(sourceOfFact(fact))];
  const name = fact === null ? 'the figure you gave' : `"${fact.what}" (${publisherOf(fact)})`;
  if (checks.refusedKind !== null)
    return writer.say('method-top-down', [
      `{{f:topDownFigure}} cannot start it; what ${of.who} pay for, what sellers take in or a market estimate can.`,
      `Left out: {{f:topDownFigure}} is not money paid for a product by ${of.who}.`,
    ]);
  if (checks.topDown !== null)
    return writer.say(
      'method-top-down',
      [
        `{{f:topDownShare}} of {{f:topDownFigure}}, ${name}.`,
        `From ${name}, {{f:topDownFigure}}, the part that is your kind of product: {{f:topDownShare}}.`,
      ],
      cited,
    );
  if (checks.topDownFigure.span !== null && writer.figures.has('impliedShare'))
    return writer.say(
      'method-top-down',
      [
        `The bottom-up total is {{f:impliedShare}} of {{f:topDownFigure}}, ${name}.`,
        `${fact === null ? 'The figure you gave' : `"${fact.what}"`} is {{f:topDownFigure}}${fact === null ? '' : ` by ${publisherOf(fact)}`}; the bottom-up total would be {{f:impliedShare}} of it.`,
      ],
      cited,
    );
  if (basis.vertical === null)
    return writer.say('method-top-down', [
      `Which field ${of.who} buy this in is not clear yet, so no published figure starts it; {{f:tam}} stands alone.`,
      `No field is settled for ${of.who}: without one, nothing published can be set against {{f:tam}}.`,
    ]);
  return writer.say('method-top-down', [
    `Nothing on file says what is paid for ${basis.vertical.name} in ${basis.place.inName}; {{f:tam}} stands alone.`,
    `For ${basis.place.inName} no figure on file says what is paid in ${basis.vertical.name}; {{f:tam}} waits for one beside it.`,
  ]);
}

function valueTheory(writer: Writer, of: Estimate): Statement {
  const { origin } = of.checks.captureShare;
  const cited = origin.kind === 'usual' ? [writer.cite(origin.source)] : [];
  if (of.totals.value !== null)
    return writer.say(
      'method-value',
      [
        `{{f:valuePerMonth}} of worth to each, of which you charge {{f:captureShare}}, for {{f:tamBuyers}}.`,
        `{{f:captureShare}} of a worth of {{f:valuePerMonth}}, from {{f:tamBuyers}}.`,
      ],
      cited,
    );
  if (!writer.figures.has('impliedValue'))
    return writer.say('method-value', [
      `Say what it is worth to one of the ${of.who}, beside {{f:annualPrice}}.`,
    ]);
  return writer.say(
    'method-value',
    [
      `A price of {{f:annualPrice}} holds if it is worth {{f:impliedValue}} to each of the ${of.who}. A seller gets about {{f:captureShare}} of such a gain.`,
      `If ${of.who} give away {{f:captureShare}} of what they gain, each must gain {{f:impliedValue}}; what it is worth to them is not told.`,
    ],
    cited,
  );
}
