import type { Statement, StepsBlock } from '@slipway/report';
import { sampleSizeForProportion } from '@slipway/stats';
import { lowerFirst } from '../../wording/index.ts';
import type { MarketBasis } from '../basis.ts';
import { isPartOfAll } from '../model/buyers.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Factor } from '../model/factor.ts';
import { factorOfSlot } from './slot-factors.ts';
import type { Phrases, Writer } from './writer.ts';

type Step = StepsBlock['steps'][number];

const stepsMost = 3;
const margin = 0.15;

/** Where official counts of a place are found (market reference, section 12). */
const registers: Readonly<Record<string, string>> = {
  US: 'Census SUSB for firms, or BLS QCEW for locations',
  EU: "Eurostat's structural business statistics",
  GB: 'the Business Population Estimates of DBT, or ONS UK Business',
  IN: 'ASUSE, the Udyam dashboard or GSTN',
};

/** What to find out next, widest input first, with what would change the picture fixed beforehand. */
export function steps(writer: Writer, of: Estimate, basis: MarketBasis): StepsBlock | null {
  const channel = of.selling.hasCapacity || of.selling.hasBudget ? [] : [channelStep(writer, basis)];
  const widest = of.swings
    .map(({ name }) => factorOfSlot(of, name))
    .filter((factor) => factor !== null)
    .filter(({ id }) => id !== 'penetrationShare' && id !== 'reps')
    .slice(0, stepsMost)
    .map((factor, index) => stepFor(writer, factor, of, basis, index));
  const all = [...channel, ...widest];
  return all.length === 0
    ? null
    : { id: 'steps', kind: 'steps', title: 'Find out next', tab: 'What next', steps: all };
}

function channelStep(writer: Writer, basis: MarketBasis): Step {
  const way = basis.vertical?.channel;
  return {
    id: 'step-channel',
    dueDays: 7,
    do: writer.say(
      'step-channel',
      way === null || way === undefined
        ? [
            `Write down how {{f:customers}} come to you: sellers and deals, visitors, or a budget and what one costs.`,
            `Name the way {{f:customers}} hear of you and what one of them costs; then the bound is yours.`,
          ]
        : [
            `Pick one way to win {{f:customers}}, such as ${lowerFirst(way)}, and enter what a month of it brings.`,
            `Try ${lowerFirst(way)} for a month and count: {{f:customers}} have to come from somewhere.`,
          ],
    ),
    passes: writer.say('step-channel-passes', [
      `{{f:newPerMonth}}, or a lower target than {{f:som}}.`,
      `It brings {{f:newPerMonth}}; if not, {{f:som}} comes down.`,
    ]),
  };
}

function stepFor(writer: Writer, factor: Factor, of: Estimate, basis: MarketBasis, index: number): Step {
  const id = `step-${factor.id}`;
  const passes = breakEven(writer, factor, of);
  return {
    id,
    dueDays: 14 + index * 7,
    do: writer.say(id, actions(writer, factor, of, basis)),
    ...(passes !== null && { passes }),
  };
}

function actions(writer: Writer, factor: Factor, of: Estimate, basis: MarketBasis): Phrases {
  const who = of.short;
  const place = basis.place.inName;
  switch (factor.id) {
    case 'buyers': {
      const where = registers[basis.place.code] ?? `the statistics office of ${place}`;
      return [
        `Count the ${who} in ${place} yourself, from ${where}, and replace {{f:buyers}}.`,
        `Look up ${who} in ${where}; {{f:buyers}} is the figure to replace.`,
      ];
    }
    case 'problemShare':
      if (isPartOfAll(of.buyers, of.who))
        return [
          `Find a count of ${who} in ${place}, so that {{f:problemShare}} of all ${of.buyers.choice.noun} no longer stands in for it.`,
          `Look for who counts ${who} in ${place}; {{f:problemShare}} of ${of.buyers.choice.noun} is too rough a start.`,
        ];
      addSample(writer, of);
      return [
        `Call {{f:sampleSize}} in ${place}, picked at random, and ask when they last had the problem, not whether they like the idea.`,
        `Ask {{f:sampleSize}} in ${place} what happened the last time; {{f:problemShare}} is the figure it replaces.`,
      ];
    case 'fitShare':
      addSample(writer, of);
      if (of.buyers.profile !== 'organisation')
        return [
          `Show it to {{f:sampleSize}} in ${place} as it is today, and note who could use it at once, and what stops the rest.`,
          `Watch {{f:sampleSize}} in ${place} try it, and count those it fits: language, phone, habits.`,
        ];
      return [
        `List {{f:sampleSize}} in ${place} by name and check each: size, language, rules, the systems in use.`,
        `Take {{f:sampleSize}} in ${place} from a directory and mark which of them the product fits today.`,
      ];
    case 'reachShare':
      addSample(writer, of);
      return of.buyers.profile === 'organisation'
        ? [
            `Try to reach {{f:sampleSize}} through the channel you plan for ${place}, and count who answers and could sign.`,
            `Write to {{f:sampleSize}} in ${place} the way you mean to sell, and count those who would take a second talk.`,
          ]
        : [
            `Put a price page before {{f:sampleSize}} in ${place} and count who presses "pay"; {{f:reachShare}} is the figure it replaces.`,
            `Offer it to {{f:sampleSize}} in ${place} for money, and count who pays; {{f:reachShare}} stands in until then.`,
          ];
    case 'pricePerMonth':
    case 'pricePerPurchase':
      if (factor.origin.kind === 'told' || factor.origin.kind === 'edited')
        return [
          `Ask five ${who} in ${place} to sign at {{f:${factor.id}}} today; what they bargain down to is your price.`,
          `Put an order form with {{f:${factor.id}}} before ${who} in ${place}, and count signatures, not compliments.`,
        ];
      return [
        `Ask ${who} in ${place} to sign at {{f:${factor.id}}}, and again at the ends, {{f:${factor.id}-low}} and {{f:${factor.id}-high}}.`,
        `Find what ${who} in ${place} pay today for the nearest thing; {{f:${factor.id}-low}} to {{f:${factor.id}-high}} is too wide to plan with.`,
      ];
    case 'churnPerMonth':
      return factor.origin.kind === 'usual'
        ? [
            `Keep a list of which ${who} leave, by month of joining; {{f:churnPerMonth}} is what others see.`,
            `Follow the first ${who} for a quarter: every one that leaves counts against {{f:churnPerMonth}}.`,
          ]
        : [
            `Keep a list of which ${who} leave, by month of joining, and hold it against your {{f:churnPerMonth}}.`,
            `Check {{f:churnPerMonth}} on the first ${who}: how many of those who joined a quarter ago still pay?`,
          ];
    case 'dealsPerRep':
      return [
        `Sell for a month yourself and count the ${who} that sign: {{f:dealsPerRep}} is what the sum takes.`,
        `One month of selling to ${who}, counted, replaces {{f:dealsPerRep}}.`,
      ];
    default:
      return [
        `Measure "${lowerFirst(factor.label)}" on the first ${who} in ${place}: is it nearer {{f:${factor.id}-low}} or {{f:${factor.id}-high}}?`,
        `"${factor.label}" is {{f:${factor.id}}} on paper; the first ${who} in ${place} show whether it is {{f:${factor.id}-high}}.`,
      ];
  }
}

function addSample(writer: Writer, of: Estimate): void {
  const value = Math.max(
    1,
    sampleSizeForProportion({ margin, population: Math.max(1, Math.round(of.tamBuyers)) }),
  );
  writer.figure({
    id: 'sampleMargin',
    label: 'How near the answer comes, nineteen times of twenty',
    value: margin,
    unit: 'share',
    provenance: { kind: 'assumed', why: 'Near enough to choose by, with as few calls as possible.' },
  });
  writer.derived({
    id: 'sampleSize',
    label: 'Buyers to ask',
    value,
    unit: 'count',
    noun: of.who,
    formula: 'z² × p(1 − p) ÷ margin², for p = 50 %, corrected for how many there are',
    inputs: ['sampleMargin', 'tamBuyers'],
  });
}

/** Where this share alone takes the reachable market to the venture floor: the answer that changes the verdict. */
function breakEven(writer: Writer, factor: Factor, of: Estimate): Statement | null {
  const floor = writer.figures.all.ventureFloor?.value ?? null;
  const moves = ['problemShare', 'fitShare', 'reachShare', 'pricePerMonth', 'buyers'].includes(factor.id);
  const base = factor.span?.base ?? 0;
  if (floor === null || !moves || !(of.sizes.sam > 0) || base === 0) return null;
  const needed = (base * floor) / of.sizes.sam;
  // An answer that nobody will ever give decides nothing.
  if ((factor.unit === 'share' && needed > 1) || needed > base * 10 || needed < base / 100) return null;
  const id = `${factor.id}-floor`;
  writer.derived({
    id,
    label: `${factor.label} at which the reachable market is the venture floor`,
    value: needed,
    unit: factor.unit,
    ...(factor.noun !== undefined && { noun: factor.noun }),
    formula: `${factor.label} × venture floor ÷ SAM`,
    inputs: [factor.id, 'ventureFloor', 'sam'],
  });
  return of.sizes.sam >= floor
    ? writer.say(`step-${factor.id}-passes`, [
        `Below {{f:${id}}} the ${of.short} in reach are worth less than {{f:ventureFloor}}: then it is no venture.`,
        `It must stay above {{f:${id}}}; under that, {{f:ventureFloor}} is out of reach with ${of.short} alone.`,
      ])
    : writer.say(`step-${factor.id}-passes`, [
        `{{f:${id}}} or more would lift the ${of.short} in reach to {{f:ventureFloor}}.`,
        `Only from {{f:${id}}} on do ${of.short} in reach add up to {{f:ventureFloor}}.`,
      ]);
}
