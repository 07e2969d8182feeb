import type { CalloutBlock, HeadlineBlock, RingsBlock, Statement, Tone } from '@slipway/report';
import { lowerFirst } from '../../wording/index.ts';
import type { MarketBasis } from '../basis.ts';
import type { Estimate } from '../model/estimate.ts';
import { nicheBuyers } from '../model/penetration.ts';
import { ventureFloorUsd, ventureFullUsd } from './cross-figures.ts';
import { factorOfSlot } from './slot-factors.ts';
import type { Phrases, Writer } from './writer.ts';

type Size = 'small' | 'doubtful' | 'middle' | 'large' | 'unknown';

/** By the reachable market in dollars; without a rate nobody can tell. */
export function sizeClass(of: Estimate): Size {
  const { sizes, drawn, money } = of;
  if (money.perDollar === null) return 'unknown';
  const base = sizes.sam / money.perDollar;
  // A count that is guessed says no only when every input at its high end still does.
  const hopeful = isGuess(of) ? of.samAtBest : drawn.sam.p90;
  if (hopeful / money.perDollar < ventureFloorUsd) return 'small';
  if (base < ventureFloorUsd) return 'doubtful';
  return base < ventureFullUsd ? 'middle' : 'large';
}

const tones: Readonly<Record<Size, Tone>> = {
  small: 'poor',
  doubtful: 'poor',
  middle: 'fair',
  large: 'good',
  unknown: 'plain',
};

export function headline(writer: Writer, of: Estimate, basis: MarketBasis): HeadlineBlock {
  const size = sizeClass(of);
  return {
    id: 'headline',
    kind: 'headline',
    // A guess carries neither a good word nor a hard no, but for one that is too small even at its hopeful end.
    tone: isGuess(of) && size !== 'small' ? 'plain' : tones[size],
    verdict: writer.say(
      'verdict',
      isGuess(of)
        ? guessed(size, of.who, basis.place.inName, of.isSaid)
        : verdicts(size, of.who, basis.place.inName),
    ),
    lede: [
      won(writer, of),
      howSure(writer, of),
      ...placeNote(writer, of, basis),
      ...yardstick(writer, of, size),
    ],
  };
}

/** The number of buyers itself is open: carried over from elsewhere, or an unknown part of everybody. */
function isGuess({ buyers, problemShare, reachShare }: Estimate): boolean {
  const isOpen = problemShare.origin.kind === 'default' && reachShare.origin.kind === 'default';
  const { choice } = buyers;
  return isOpen && choice !== null && (choice.carried !== null || choice.isBroad || choice.because === null);
}

function guessed(size: Size, who: string, place: string, isSaid: boolean): Phrases {
  if (!isSaid && size !== 'small')
    return [
      `Who pays is not told; if it is ${who} in ${place}, those in reach may pay {{f:samP10}} to {{f:samP90}}.`,
      `If ${who} in ${place} are the ones who pay, those in reach may bring {{f:samP10}} or {{f:samP90}}.`,
    ];
  return size === 'small'
    ? [
        `Even with every guess at its hopeful end, {{f:samAtBest}}, the ${who} you can reach in ${place} do not carry a venture.`,
        `Too small to build a venture on: {{f:samAtBest}} from the ${who} in reach in ${place}, with every guess at its best.`,
      ]
    : [
        `A guess so far: {{f:samP10}} to {{f:samP90}} from the ${who} in reach in ${place}, because nobody on file counts them.`,
        `The ${who} in reach in ${place} may pay {{f:samP10}} or {{f:samP90}}: nobody on file counts them.`,
      ];
}

function verdicts(size: Size, who: string, place: string): Phrases {
  switch (size) {
    case 'small':
      return [
        `Too small to build a venture on: all the ${who} you can reach in ${place} are worth {{f:sam}}.`,
        `This does not carry a venture: {{f:samBuyers}} in reach in ${place}, worth {{f:sam}} if every one of them paid.`,
        `No venture fits into {{f:sam}}, and that is what all reachable ${who} in ${place} would pay together.`,
      ];
    case 'doubtful':
      return [
        `Probably too small for a venture: the ${who} you can reach in ${place} would pay {{f:sam}} if all of them bought.`,
        `At {{f:sam}} the ${who} in reach in ${place} are likely too few, or pay too little, for a venture.`,
        `{{f:sam}} from all reachable ${who} in ${place} feeds a good small firm; for a venture it is likely too little.`,
      ];
    case 'middle':
      return [
        `The ${who} you can reach in ${place} would pay {{f:sam}}: enough for a company, thin for a venture fund.`,
        `{{f:sam}} lies within reach among the ${who} in ${place}: a company fits into that, a fund will ask what comes next.`,
        `There is room for a company, not for many: {{f:samBuyers}} within reach in ${place} would pay {{f:sam}}.`,
      ];
    case 'large':
      return [
        `The ${who} you can reach in ${place} would pay {{f:sam}}; {{f:som}} of that is what you can win in {{f:horizonYears}}.`,
        `Size is not what stops you: {{f:samBuyers}} in reach in ${place} would pay {{f:sam}}.`,
        `{{f:sam}} lies within reach among the ${who} in ${place}; an honest target for {{f:horizonYears}} is {{f:som}} of it.`,
      ];
    case 'unknown':
      return [
        `The ${who} you can reach in ${place} would pay {{f:sam}}; {{f:som}} of that is what you can win in {{f:horizonYears}}.`,
        `{{f:sam}} lies within reach among the ${who} in ${place}, and {{f:som}} of it can be yours in {{f:horizonYears}}.`,
      ];
  }
}

function won(writer: Writer, { binding, selling, short }: Estimate): Statement {
  if (binding === 'capacity' && selling.reps.span !== null)
    return writer.say('won', [
      `What bounds you is who sells: {{f:reps}} at {{f:dealsPerRep}} each end with {{f:customers}} after {{f:horizonYears}}, or {{f:som}}.`,
      `{{f:reps}} set the limit: {{f:customers}} after {{f:horizonYears}}, worth {{f:som}}, however large the rest is.`,
    ]);
  if (binding === 'capacity')
    return writer.say('won', [
      `What bounds you is traffic: {{f:visitorsPerMonth}}, of whom {{f:visitorToPaid}} pay, end with {{f:customers}} after {{f:horizonYears}}, or {{f:som}}.`,
      `{{f:visitorsPerMonth}} set the limit: {{f:customers}} after {{f:horizonYears}}, worth {{f:som}}.`,
    ]);
  if (binding === 'budget')
    return writer.say('won', [
      `What bounds you is money: {{f:acquisitionBudget}} at {{f:cac}} a customer ends with {{f:customers}} after {{f:horizonYears}}, or {{f:som}}.`,
      `A budget of {{f:acquisitionBudget}} wins {{f:customers}} by then, at {{f:cac}} for each: {{f:som}}.`,
    ]);
  return writer.say('won', [
    `A newcomer wins about {{f:penetrationShare}} of the ${short} in reach in {{f:horizonYears}}: {{f:customers}}, or {{f:som}}.`,
    `{{f:customers}} after {{f:horizonYears}}, or {{f:penetrationShare}} of those in reach, come to {{f:som}}.`,
  ]);
}

function howSure(writer: Writer, of: Estimate): Statement {
  const widest = of.swings[0];
  const factor = widest === undefined ? null : factorOfSlot(of, widest.name);
  if (factor === null)
    return writer.say('how-sure', [`{{f:draws}} give {{f:somP10}} to {{f:somP90}} for that.`]);
  const name = lowerFirst(factor.label);
  return writer.say('how-sure', [
    `Eight of ten draws put that between {{f:somP10}} and {{f:somP90}}. The widest unknown is "${name}": {{f:${factor.id}}} here.`,
    `It may be {{f:somP10}} or {{f:somP90}}. Most of that gap is "${name}", taken as {{f:${factor.id}}}.`,
  ]);
}

function placeNote(writer: Writer, { buyers }: Estimate, basis: MarketBasis): Statement[] {
  if (!basis.askedGlobal || buyers.choice === null || buyers.choice.region === 'global') return [];
  return [
    writer.say(
      'place-note',
      [
        `You sell worldwide, but ${buyers.choice.noun} are counted for ${basis.place.inName} only ({{f:buyers}}), so this sizes that first.`,
        `Nobody on file counts ${buyers.choice.noun} worldwide; {{f:buyers}} are those of ${basis.place.inName}, where this sheet begins.`,
      ],
      [writer.cite(buyers.choice.source)],
    ),
  ];
}

/** How far the most successful platform for one trade came; it says nothing about what people buy for themselves. */
function yardstick(writer: Writer, of: Estimate, size: Size): Statement[] {
  if (of.buyers.profile !== 'organisation' || of.samBuyers < nicheBuyers) return [];
  const phrases: Phrases =
    size === 'small' || size === 'doubtful'
      ? [
          `Toast held {{f:anchorShare}} of US restaurants after about ten years; the same share of your reachable ${of.short} is {{f:anchorRevenue}}.`,
          `Even with {{f:anchorShare}}, what Toast held of US restaurants ten years in, the ${of.short} would bring {{f:anchorRevenue}}.`,
        ]
      : [
          `With {{f:anchorShare}}, the share Toast held of US restaurants after about ten years, the ${of.short} would bring {{f:anchorRevenue}}.`,
          `For scale: Toast's {{f:anchorShare}} of US restaurants, ten years in, would be {{f:anchorRevenue}} among your ${of.short}.`,
        ];
  return [writer.say('yardstick', phrases)];
}

export function rings(writer: Writer, of: Estimate, basis: MarketBasis): RingsBlock {
  const place = basis.place.inName;
  const bound = { share: 'the share a newcomer wins', capacity: 'sales capacity', budget: 'budget' }[
    of.binding
  ];
  return {
    id: 'rings',
    kind: 'rings',
    title: 'TAM, SAM, SOM',
    rings: [
      {
        label: 'TAM',
        figure: 'tam',
        note: writer.say('ring-tam', [
          `{{f:tamBuyers}} in ${place} with the problem, at {{f:annualPrice}} each.`,
          `All with the problem in ${place}: {{f:tamBuyers}}, each paying {{f:annualPrice}}.`,
        ]),
      },
      {
        label: 'SAM',
        figure: 'sam',
        note: writer.say('ring-sam', [
          `{{f:samBuyers}} that fit the product and can be reached.`,
          `Of these, {{f:samBuyers}} fit and lie within reach.`,
        ]),
      },
      {
        label: 'SOM',
        figure: 'som',
        note: writer.say('ring-som', [
          `{{f:customers}} after {{f:horizonYears}}; ${bound} bounds it.`,
          `Bounded by ${bound}: {{f:customers}} after {{f:horizonYears}}.`,
        ]),
      },
    ],
  };
}

/** Which of the three bounds is smallest, with the others beside it. */
export function bindingCallout(writer: Writer, of: Estimate): CalloutBlock {
  const { binding, sizes, selling } = of;
  const others = [sizes.capacity, sizes.budget].filter((bound) => bound !== null).length;
  const seller = selling.reps.span === null ? '{{f:visitorsPerMonth}}' : '{{f:reps}}';
  const phrases: Phrases =
    binding === 'capacity'
      ? [
          `${seller} carry {{f:capacityBound}}, while the usual share of the market would be {{f:shareBound}}: more market does not help before more selling does.`,
          `The market would give {{f:shareBound}}, but ${seller} can only bring in {{f:capacityBound}}: selling is the bottleneck.`,
        ]
      : binding === 'budget'
        ? [
            `{{f:acquisitionBudget}} brings {{f:budgetBound}}, while the usual share of the market would be {{f:shareBound}}: a cheaper customer or more money moves it.`,
            `The bottleneck is what a customer costs: at {{f:cac}} the budget ends at {{f:budgetBound}}, where the market would give {{f:shareBound}}.`,
          ]
        : others > 0
          ? [
              `Selling could carry more than the market gives: {{f:shareBound}} is {{f:penetrationShare}} of the ${of.short} in reach, and that is the smallest bound.`,
              `You could sell more than {{f:shareBound}}; what bounds it is the {{f:penetrationShare}} of ${of.short} a newcomer usually wins.`,
            ]
          : [
              `Only the share bounds this so far, {{f:penetrationShare}} of {{f:samBuyers}}; who sells, or at what cost, may bound it more tightly.`,
              `{{f:som}} is bounded by nothing but {{f:penetrationShare}}, a cautious share of {{f:samBuyers}}; your own selling may be a tighter limit.`,
            ];
  return {
    id: 'binding',
    kind: 'callout',
    tone: binding === 'share' ? 'plain' : 'fair',
    title: 'What bounds it',
    statement: writer.say('binding', phrases),
  };
}
