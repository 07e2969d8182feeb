import type { HeadlineBlock, Statement } from '@slipway/report';
import type { MarketBasis } from '../basis.ts';
import type { MarketInput } from '../fields.ts';
import type { Inputs } from '../model/estimate.ts';
import { ventureFloorUsd, ventureFloorWhy } from './cross-figures.ts';
import { placeholder, quoteOf, type Writer } from './writer.ts';

/** Nothing to multiply: said plainly, with what is there and what is not. */
export function notEnough(
  writer: Writer,
  known: Inputs,
  basis: MarketBasis,
  input: MarketInput,
): HeadlineBlock {
  const { buyers } = known;
  const place = basis.place.inName;
  const noBuyers = buyers.factor.span === null;
  const words = input.customer ?? basis.customer?.because[0];
  const said: Statement['evidence'] =
    words === undefined
      ? []
      : [{ kind: 'said', field: input.customer === undefined ? 'idea' : 'customer', quote: words }];
  return {
    id: 'headline',
    kind: 'headline',
    tone: 'plain',
    verdict: noBuyers ? noCount(writer, known, place, input, said) : noTotal(writer, known, place),
    lede: [...neededBuyers(writer, known), ...(noBuyers && !known.isNamed ? whatToSay(writer, input) : [])],
  };
}

function noCount(
  writer: Writer,
  { isNamed, who, earning }: Inputs,
  place: string,
  input: MarketInput,
  said: Statement['evidence'],
): Statement {
  if (!isNamed) return notNamed(writer, input, place);
  const price = earning.price.span === null ? null : placeholder(earning.price.id);
  return writer.say(
    'verdict',
    price === null
      ? [`Not enough to size this: neither a price nor a count of ${who} in ${place} is there.`]
      : [
          `Not enough to size this: no count of ${who} in ${place} is on file to set ${price} against.`,
          `How many ${who} there are in ${place} is not on file, so ${price} from each cannot be added up.`,
        ],
    said,
  );
}

/** There is a count, and no price; or one of the two is nothing. */
function noTotal(writer: Writer, { buyers, earning, who }: Inputs, place: string): Statement {
  if (buyers.factor.span?.base === 0)
    return writer.say('verdict', [
      `You count no ${who} in ${place}, so there is nothing to size: {{f:buyers}}.`,
    ]);
  if (earning.price.span !== null)
    return writer.say('verdict', [
      `At a price of nothing, {{f:buyers}} in ${place} make no market: say what one of them pays.`,
    ]);
  return writer.say('verdict', [
    `Not enough to size this: {{f:buyers}} are counted, but there is no price to multiply them with.`,
    `{{f:buyers}} in ${place} are known; what one of them pays is not, so there is no total yet.`,
  ]);
}

function notNamed(writer: Writer, { idea }: MarketInput, place: string): Statement {
  const quote = quoteOf(idea, 10);
  return quote === ''
    ? writer.say('verdict', [`Not enough to size this: nothing says who pays in ${place}.`])
    : writer.say(
        'verdict',
        [
          `Not enough to size this: "${quote}" does not say who pays.`,
          `"${quote}" leaves open who pays, and so nobody can be counted.`,
        ],
        [{ kind: 'said', field: 'idea', quote }],
      );
}

function whatToSay(writer: Writer, { idea }: MarketInput): Statement[] {
  const quote = quoteOf(idea, 4);
  return quote === ''
    ? []
    : [
        writer.say(
          'what-to-say',
          [
            `Say who pays for "${quote}", and how many of them there are; then it can be sized.`,
            `Once you say who pays for "${quote}" and how many there are, the sum can be done.`,
          ],
          [{ kind: 'said', field: 'idea', quote }],
        ),
      ];
}

/** Without a count: how many there would have to be for a venture, at this price and these shares. */
function neededBuyers(writer: Writer, known: Inputs): Statement[] {
  const { earning, money, problemShare, fitShare, reachShare, short, isNamed, buyers } = known;
  const yearly = (earning.price.span?.base ?? 0) * earning.timesSpan.base;
  const part = [problemShare, fitShare, reachShare].reduce((all, { span }) => all * (span?.base ?? 0), 1);
  if (!isNamed || buyers.factor.span !== null || money.perDollar === null || !(yearly * part > 0)) return [];
  writer.figure({
    id: 'ventureFloor',
    label: 'Reachable market below which a venture is hard to build',
    value: ventureFloorUsd * money.perDollar,
    unit: 'money/year',
    provenance: { kind: 'assumed', why: ventureFloorWhy },
  });
  writer.derived({
    id: 'neededBuyers',
    label: 'Buyers it would take',
    value: Math.ceil((ventureFloorUsd * money.perDollar) / (yearly * part)),
    unit: 'count',
    noun: short,
    formula:
      'venture floor ÷ (revenue per buyer and year × share with the problem × share that fits × share you can reach)',
    inputs: [
      'ventureFloor',
      earning.price.id,
      ...(earning.times === null ? [] : [earning.times.id]),
      'problemShare',
      'fitShare',
      'reachShare',
    ],
  });
  return [
    writer.say('needed-buyers', [
      `What can be told: it takes {{f:neededBuyers}} or more for a reachable market of {{f:ventureFloor}}, the least a venture needs.`,
      `Fewer than {{f:neededBuyers}}, and {{f:ventureFloor}}, the least a venture needs, is out of reach at this price.`,
    ]),
  ];
}
