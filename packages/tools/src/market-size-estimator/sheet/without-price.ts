import { goalFigure, ideaWordsOf, isCurrency, isProgramme, payersOf } from '@slipway/analyst';
import { figure as figureNamed, over, readAs, times } from '@slipway/core';
import type { Statement } from '@slipway/report';
import { endsOf } from './figures.ts';
import { buyers, rounded } from './formulas.ts';
import type { Sheet } from './sheet.ts';

/** One in twenty of those who could buy: much for a young company. */
const part = 0.05;
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

/** Nothing is priced or counted: the number that everything hangs on. */
export function sayWithoutPrice(sheet: Sheet): Statement {
  const { market, writer } = sheet;
  const { charges, price } = market.profile;
  const asks = (text: string): Statement =>
    writer.say('size', text, { kind: 'said', field: 'idea', quote: market.profile.name });
  if (charges.value === 'ads')
    return asks('Advertisers pay by the view, so this needs a rate per thousand views.');
  if (charges.value === 'grant' || isProgramme(market.profile))
    return asks('Grants pay for what you deliver, so this needs the cost of one.');
  if (price.value !== null && price.value.currency !== '%' && !isCurrency(price.value.currency))
    return asks('Which currency the price is in is open, and with it how large this is.');
  if (price.value !== null && price.value.currency !== '%')
    return asks('To add it up we need what one customer pays in a month or a year.');
  if (charges.value === 'take-rate' || charges.value === 'interchange')
    return asks('How large it is hangs on the share that you keep of each sale.');
  return asks(
    `How large ${ideaWordsOf(market.profile)} can become hangs on what ${oneCustomer(market.profile)} pays you.`,
  );
}

/** "one roofing contractor". */
function oneCustomer(profile: Sheet['market']['profile']): string {
  const payers = payersOf(profile);
  return payers === null ? 'one customer' : `one of your ${payers}`;
}
