import { goalFigure } from '@slipway/analyst';
import { figure as figureNamed, monthsPerYear, over, readAs, times } from '@slipway/core';
import { formatValue, type Statement } from '@slipway/report';
import { endsOf } from './figures.ts';
import { buyers, rounded } from './formulas.ts';
import type { Sheet } from './sheet.ts';

/** One in twenty of those who could buy: much for a young company. */
const part = 0.05;
/** Of the round sum, for a month: ten, a hundred and a thousand dollars where it is a million. */
const steps = [1e-5, 1e-4, 1e-3] as const;
const shares = [0.05, 0.1, 0.2] as const;

/** How many there are, and what each would have to pay. */
export function sayCountAlone(sheet: Sheet, counted: string, place: string): Statement {
  const { market, writer } = sheet;
  const { goal, currency } = market;
  writer.figure(goalFigure(goal, currency));
  writer.figure({
    id: 'partBuying',
    label: 'Part of them that buys',
    value: part,
    unit: 'share',
    provenance: { kind: 'assumed', why: 'One in twenty is much for a young company.' },
  });
  const each = writer.derive({
    id: 'eachNeeded',
    label: 'From each of them, a year',
    unit: 'money/year',
    currency,
    formula: rounded(
      readAs('money/year', over('goal', times(buyers, figureNamed('partBuying', 'part that buys')))),
    ),
    ...endsOf(sheet),
  });
  const verb = market.counts.used?.published?.estimate === undefined ? 'There are' : 'There may be';
  return writer.say(
    'size',
    `${verb} {{f:${counted}}} in ${place}. If one in twenty buys, {{f:goal}} takes {{f:${each}}} from each.`,
  );
}

/** Nothing is priced or counted: what the sum takes at three prices, a power of ten apart. */
export function sayWithoutPrice(sheet: Sheet): Statement {
  const { market, writer } = sheet;
  const { charges, price } = market.profile;
  const asks = (text: string): Statement =>
    writer.say('size', text, { kind: 'said', field: 'idea', quote: market.profile.name });
  if (charges.value === 'ads')
    return asks('Advertisers pay by the view, so this needs a rate per thousand views.');
  if (charges.value === 'grant')
    return asks('Grants pay for what you deliver, so this needs the cost of one.');
  if (price.value !== null && price.value.currency !== '%')
    return asks('To add it up we need what one customer pays in a month or a year.');
  writer.figure(goalFigure(market.goal, market.currency));
  return charges.value === 'take-rate' || charges.value === 'interchange'
    ? atShares(sheet, charges.value === 'interchange' ? 'card payments' : 'sales')
    : atPrices(sheet);
}

function atPrices({ market, writer }: Sheet): Statement {
  const { goal, currency, payer } = market;
  const at = steps.map((step, place) => {
    const id = `step:${place}`;
    const why = 'An example, to see what a price asks for.';
    writer.figure({
      id,
      label: 'At this price',
      value: goal * step,
      unit: 'money/month',
      currency,
      provenance: { kind: 'assumed', why },
    });
    const needed = writer.derive({
      id: `${id}:needed`,
      label: `Needed at ${formatValue(goal * step, 'money/month', currency)}`,
      unit: 'count',
      noun: payer,
      formula: rounded(readAs('count', over('goal', times(figureNamed(id, 'this price'), monthsPerYear)))),
    });
    return `{{f:${needed}}} at {{f:${id}}}`;
  });
  return writer.say('size', `{{f:goal}} is ${at[0]}, ${at[1]} or ${at[2]}. Which of these is yours?`);
}

function atShares({ market, writer }: Sheet, noun: string): Statement {
  const at = shares.map((share, place) => {
    const id = `step:${place}`;
    writer.figure({
      id,
      label: 'At this share',
      value: share,
      unit: 'share',
      provenance: { kind: 'assumed', why: 'An example, to see what a share asks for.' },
    });
    const volume = writer.derive({
      id: `${id}:needed`,
      label: `Sales needed at ${formatValue(share, 'share')}`,
      unit: 'money/year',
      currency: market.currency,
      formula: rounded(readAs('money/year', over('goal', figureNamed(id, 'this share')))),
    });
    return `{{f:${volume}}} of ${noun} at {{f:${id}}} of each`;
  });
  return writer.say('size', `{{f:goal}} is ${at[0]}, ${at[1]} or ${at[2]}. Which share is yours?`);
}
