import type { Statement } from '@slipway/report';
import { capitalise } from '../../wording/index.ts';
import type { MarketBasis } from '../basis.ts';
import { isPartOfAll } from '../model/buyers.ts';
import type { Inputs } from '../model/estimate.ts';
import type { Factor } from '../model/factor.ts';
import { type Phrases, publisherOf, quoteOf, type Writer } from './writer.ts';

/** Why an input stands where it stands: told, published, carried over, usual, open or missing. */
export function whyOf(writer: Writer, factor: Factor, known: Inputs, basis: MarketBasis): Statement {
  const { id, origin } = factor;
  const of = (phrases: Phrases, more: Statement['evidence'] = []) => writer.say(`why-${id}`, phrases, more);
  switch (origin.kind) {
    case 'edited':
      return of([`Set by you in this sheet: {{f:${id}}}.`]);
    case 'told':
      if (origin.field === 'lifetimeYears')
        return of([
          `Replaced after {{f:lifetimeYears}}, as you said.`,
          `One every {{f:lifetimeYears}}, by your word.`,
        ]);
      return origin.quote === undefined || quoteOf(origin.quote, 20) !== origin.quote
        ? of([`Your own figure: {{f:${id}}}.`, `You gave {{f:${id}}}.`])
        : of(
            [`Read from your words: "${origin.quote}".`, `"${origin.quote}", as you wrote.`],
            [{ kind: 'said', field: origin.field, quote: origin.quote }],
          );
    case 'published':
      return of(
        [
          `${publisherOf(origin.source)}: "${origin.source.what}".`,
          `"${origin.source.what}", by ${publisherOf(origin.source)}.`,
        ],
        [writer.cite(origin.source)],
      );
    case 'carried':
      return of(
        [
          `Carried over from {{f:buyers-counted}} in ${origin.choice.carried?.fromName} to ${basis.place.inName}, by people and price level.`,
          `${capitalise(origin.choice.carried?.fromName ?? '')} has {{f:buyers-counted}}; ${basis.place.inName} is taken to have as many for its people and price level.`,
        ],
        [writer.cite(origin.choice.source)],
      );
    case 'level':
      return of(priceLevel(known, basis, origin.label.split(',')[0] ?? origin.label));
    case 'usual':
      return of(usual(factor, known), [writer.cite(origin.source)]);
    case 'default':
      return of(open(factor, known, basis));
    case 'missing':
      return of(missing(id, known, basis));
  }
}

function priceLevel({ earning, short }: Inputs, { place }: MarketBasis, label: string): Phrases {
  return earning.priceIndex === null
    ? [
        `No price told for ${short}: {{f:price-level}} is usual for "${label}".`,
        `{{f:price-level}}, usual for "${label}", by the month; replace it with your price for ${short}.`,
      ]
    : [
        `{{f:price-level}} is usual for "${label}" in the United States; ${short} in ${place.inName} pay {{f:priceIndex}} of that.`,
        `No price told for ${short}: {{f:price-level}} in the United States, and {{f:priceIndex}} of that in ${place.inName}.`,
      ];
}

/** What is asked for, so that the row says what to enter. */
function missing(id: string, { short, earning }: Inputs, { place, vertical }: MarketBasis): Phrases {
  const at = earning.price.span === null ? `in ${place.inName}` : `at {{f:${earning.price.id}}}`;
  switch (id) {
    case 'buyers':
      return [`How many ${short} there are to sell to ${at} is the one thing missing.`];
    case 'reps':
      return [
        `Who sells to ${short} ${at} is not told yet.`,
        `Nobody is named yet who sells to ${short} ${at}.`,
      ];
    case 'dealsPerRep':
      return [
        `How many ${short} one seller signs ${at} is not told.`,
        `How fast ${short} sign ${at} is not told yet.`,
      ];
    case 'visitorsPerMonth':
      return [
        `For ${short} who would buy ${at} without a call.`,
        `Visits of ${short} who buy ${at} on their own.`,
      ];
    case 'acquisitionBudget':
      return [`What you can spend to win ${short} ${at} is open.`, `No budget is set to win ${short} ${at}.`];
    case 'topDownFigure':
      return vertical === null
        ? [`A published market to hold against ${short} ${at} waits until the field is settled.`]
        : [
            `Nothing on file says what is paid in ${vertical.name} in ${place.inName}; ${short} ${at} stand alone.`,
            `For ${place.inName}, no published market of ${vertical.name} is there to hold against ${short} ${at}.`,
          ];
    case 'topDownShare':
      return [
        `The part of {{f:topDownFigure}} that ${short} spend on this is open.`,
        `How much of {{f:topDownFigure}} is for ${short} and this product is open.`,
      ];
    case 'valuePerMonth':
      return [
        `What it saves or earns one of the ${short}, ${at}, is not told yet.`,
        `What ${short} gain from it, ${at}, is not told yet.`,
      ];
    default:
      return [`A price for ${short} in ${place.inName} is missing.`];
  }
}

function usual({ id }: Factor, { short }: Inputs): Phrases {
  if (id === 'penetrationShare')
    return [
      `A cautious {{f:penetrationShare}} of ${short} by then; no authoritative table exists, so it is ours.`,
      `Nobody publishes what share of ${short} newcomers win: {{f:penetrationShare}} is our cautious table.`,
    ];
  if (id === 'churnPerMonth')
    return [
      `{{f:churnPerMonth}} is usual among buyers like ${short}; your own count replaces it.`,
      `Sellers to buyers like ${short} usually lose {{f:churnPerMonth}}.`,
    ];
  if (id === 'adRevenuePerUser')
    return [
      `A small part of {{f:adSpendPerUser}}, all internet advertising per user in the United States, for ${short}.`,
      `Of the {{f:adSpendPerUser}} spent on every American internet user, one product for ${short} gets little.`,
    ];
  return [
    `A rule of thumb: ${short} leave about {{f:${id}}} of what they gain to the seller.`,
    `By rule of thumb, {{f:${id}}} of what ${short} gain can be charged.`,
  ];
}

function open({ id }: Factor, { short, buyers, who }: Inputs, { place }: MarketBasis): Phrases {
  switch (id) {
    case 'problemShare':
      if (isPartOfAll(buyers, who))
        return [
          `How many ${buyers.choice.noun} are ${short} with this problem is open: the draws go from {{f:problemShare-low}} to {{f:problemShare-high}}.`,
          `No count of ${short} is on file, only of all ${buyers.choice.noun}; from {{f:problemShare-low}} to {{f:problemShare-high}} of them is drawn.`,
        ];
      return [
        `Nobody has counted how many ${short} have the problem: the draws go from {{f:problemShare-low}} to {{f:problemShare-high}}.`,
        `How many ${short} have the problem is open; anything from {{f:problemShare-low}} to {{f:problemShare-high}} is drawn.`,
      ];
    case 'fitShare':
      return [
        `How many ${short} it fits, in size, language, rules and systems, is open: {{f:fitShare}} here.`,
        `Which ${short} it does not fit is not told; {{f:fitShare}} fit in this sum.`,
      ];
    case 'reachShare':
      return buyers.profile === 'organisation'
        ? [
            `How many ${short} in ${place.inName} your channel can sell to is open: {{f:reachShare}} here.`,
            `{{f:reachShare}} of ${short} within reach is a guess until a channel in ${place.inName} is named.`,
          ]
        : [
            `Few people pay for such things: {{f:reachShare}} of the ${short} who could.`,
            `Of the ${short} who could use it, {{f:reachShare}} are taken to pay at all.`,
          ];
    case 'priceIndex':
      return [
        `Prices in ${place.inName} against American ones: a rough index of {{f:priceIndex}}.`,
        `A rough index: the same thing sells in ${place.inName} at {{f:priceIndex}} of its American price.`,
      ];
    case 'takeRate':
      return [
        `Your share of what ${short} sell is not told; {{f:takeRate}} is a usual middle.`,
        `{{f:takeRate}} of each sale by ${short} is a usual middle, not yours yet.`,
      ];
    case 'purchasesPerYear':
      return [
        `How often ${short} buy is open: {{f:purchasesPerYear}} stand in for it.`,
        `How often ${short} come back is not told; {{f:purchasesPerYear}} here.`,
      ];
    default:
      return [
        `{{f:${id}}} stands in, until you have counted it with ${short}.`,
        `Not told for ${short}; {{f:${id}}} stands in.`,
      ];
  }
}
