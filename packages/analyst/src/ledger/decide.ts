import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import type { Fact } from '../read/facts/fact.ts';
import { isCurrency } from '../read/round-sum.ts';
import { decideBatch } from './decide-batch.ts';
import { decideAim, decideGoal } from './decide-goal.ts';
import { decideInstead } from './decide-instead.ts';
import { decideAsked, decideOffer, decidePrice } from './decide-price.ts';
import { decideSpending } from './decide-spending.ts';
import { decideWanted } from './decide-wanted.ts';
import { counted, money, priceId, saidFigure } from './figures.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { everyWords } from './periods.ts';
import { marginFigure, notCounted, sayBooks, unitCostIds } from './say-ledger.ts';

/** What the founder's own numbers decide: one sentence, and what to do about it. */
export interface Decision {
  readonly verdict: string;
  /** Nothing has to come first: the numbers say that it works. */
  readonly works?: true;
  readonly step: { readonly do: string; readonly passes: string; readonly days: number } | null;
}

export type Decider = (ledger: Ledger, profile: IdeaProfile, writer: Writer) => Decision | null;

/** What is asked, else what is aimed at, else that it loses money; null where the numbers decide nothing. */
export function decide(profile: IdeaProfile, writer: Writer): Decision | null {
  const ledger = readLedger(profile);
  if (ledger === null) return decideDoubtfulLoss(profile, writer);
  const kind = profile.question?.kind;
  const hasGoal = profile.numbers.some((one) => one.kind === 'goal');
  const asks = profile.worry.value?.includes('?') === true && isKnown(profile.worry);
  const asked: readonly Decider[] = !asks
    ? []
    : kind === 'hire' || kind === 'second'
      ? // Nobody takes on more before what is there pays for itself.
        [decideLoss, decideAsked, decideSpending, decidePrice]
      : kind === 'price'
        ? [decideAsked, decidePrice]
        : kind === 'quit' || kind === 'live' || hasGoal
          ? [decideGoal]
          : [decideOffer, decideWanted];
  const isConsidered = profile.numbers.some((one) => one.kind === 'considered');
  const all = [
    decideUnitLoss,
    decideBatch,
    ...(isConsidered ? [decideInstead] : []),
    ...asked,
    ...(isConsidered ? [decideSpending] : []),
    decideAim,
    decideLoss,
    decideMore,
  ];
  // With a sum that nobody placed, what is left is not known: only what is said of one sale decides.
  const ofOne: readonly Decider[] = [decideUnplacedLoss, decideBatch, decideAsked, decideOffer];
  const possible =
    ledger.unplaced.length === 0
      ? all
      : ofOne.filter((one) => one === decideUnplacedLoss || all.includes(one));
  for (const one of possible) {
    const decision = one(ledger, profile, writer);
    if (decision !== null) return decision;
  }
  return null;
}

/** The same with the price that is only guessed; null where it is sure, or none is guessed. */
function readDoubtfulLedger(profile: IdeaProfile): Ledger | null {
  const { price } = profile;
  if (price.standing !== 'unsure' || price.value === null || !isCurrency(price.value.currency)) return null;
  const { amount } = price.value;
  // The guessed price is one of the sums that nobody placed.
  const numbers = profile.numbers.filter(({ kind, value }) => kind !== 'unplaced' || value !== amount);
  return readLedger({ ...profile, numbers, price: { ...price, standing: 'read' } });
}

/** Whether the price is all that has to be confirmed to know that each sale loses money. */
export function maybeLoses(profile: IdeaProfile): boolean {
  if (readLedger(profile) !== null) return false;
  const ledger = readDoubtfulLedger(profile);
  return ledger !== null && mayLose(ledger);
}

/** "If €5 goes out with each too": a sum that nobody placed, smaller than the price, may be what makes it lose. */
function decideUnplacedLoss(ledger: Ledger, profile: IdeaProfile, writer: Writer): Decision | null {
  const [cost, ...others] = ledger.unplaced;
  if (cost === undefined || others.length > 0 || cost.value >= ledger.price.amount || cost.per !== null)
    return null;
  const numbers = profile.numbers.map((one): Fact => (one === cost ? { ...one, kind: 'unit-cost' } : one));
  const whole = readLedger({ ...profile, numbers });
  if (ledger.unitCosts.length === 0 || whole === null || !losesOnEach(whole)) return null;
  const { costs, lost } = lossFigures(whole, profile, writer);
  const may = saidFigure('book-unplaced-cost', 'What may go out with each', cost, writer);
  return {
    verdict: `If {{f:${may}}} goes out with each too, one costs you ${costs.says}: you lose {{f:${lost}}} on each.`,
    step: offerAtCost,
  };
}

function decideDoubtfulLoss(profile: IdeaProfile, writer: Writer): Decision | null {
  const ledger = readDoubtfulLedger(profile);
  if (ledger === null || !mayLose(ledger)) return null;
  const { costs, lost, own } = lossFigures(ledger, profile, writer);
  return {
    verdict: `If {{f:${own}}} is your price, you lose {{f:${lost}}} on each: one costs you ${costs.says}.`,
    step: offerAtCost,
  };
}

/** Each one that is sold loses money: more of them lose more. */
function decideUnitLoss(ledger: Ledger, profile: IdeaProfile, writer: Writer): Decision | null {
  if (!losesOnEach(ledger)) return null;
  const { costs, lost, own } = lossFigures(ledger, profile, writer);
  return {
    verdict: `One costs you ${costs.says} and brings {{f:${own}}}: you lose {{f:${lost}}} on each, and more sales lose more.`,
    step: offerAtCost,
  };
}

const offerAtCost: NonNullable<Decision['step']> = {
  do: 'Offer the next five customers {{f:book-unit-cost}}, what one costs you, before you sell another.',
  passes: 'At least three of them pay it; else find a cheaper way to make it first.',
  days: 14,
};

function lossFigures(ledger: Ledger, profile: IdeaProfile, writer: Writer) {
  const costs = money(
    'book-unit-cost',
    'What one costs you',
    ledger.unitCost,
    null,
    'all that goes into one',
    unitCostIds(ledger, writer),
    ledger,
    writer,
  );
  const lost = marginFigure(ledger, profile, writer);
  return { costs, lost, own: priceId(ledger, profile, writer) };
}

/** The same where the founder is asked first: one cost that is surely for each speaks for those beside it. */
const mayLose = (ledger: Ledger): boolean =>
  losesOnEach({ ...ledger, price: { ...ledger.price, per: null } }) &&
  (ledger.price.per === null || ledger.unitCosts.some(({ per }) => per !== null));

/** A price in a period may pay back over many of them; a cost for each is of the same sale. */
const losesOnEach = ({ unitCosts, margin, period, price, unplaced }: Ledger): boolean =>
  unitCosts.length > 0 &&
  margin < 0 &&
  period === null &&
  unplaced.length === 0 &&
  // What a group costs and what a person pays make no loss.
  (price.per === null || unitCosts.every(({ per }) => per !== null));

/** A rise that customers may take. */
const mostRise = 1.3;

/** What is missing comes before any plan: what it would take, in price where that is near, else in number. */
function decideLoss(ledger: Ledger, profile: IdeaProfile, writer: Writer): Decision | null {
  const { left, sold, price, unitCost, kept, fixedCost, margin } = ledger;
  if (left === null || sold === null || left >= 0 || fixedCost === null || ledger.unplaced.length > 0)
    return null;
  sayBooks(profile, writer);
  const own = `{{f:${priceId(ledger, profile, writer)}}}`;
  const time = sold.when === null ? everyWords(hasFlow(sold.per) ? null : sold.per) : ` ${sold.when}`;
  const opening = `As it is you lose {{f:book-left-now}}${time}`;
  const even = (unitCost + fixedCost / sold.count) / kept;
  if (even <= price.amount * mostRise) {
    const value = even < 20 ? Math.ceil(even * 10) / 10 : Math.ceil(even);
    const formula =
      kept < 1
        ? '(what one costs + what goes out ÷ how many) ÷ what stays of a sale'
        : 'what one costs + what goes out ÷ how many';
    const needed = money(
      'book-even-price',
      'Price that covers it',
      value,
      ledger.period,
      formula,
      ['book-sold', 'book-left-now'],
      ledger,
      writer,
    );
    return {
      verdict: `${opening}: ${needed.says} instead of ${own} would cover it.`,
      step: {
        do: `Offer the next ten customers ${needed.says}.`,
        passes: 'At least half of them pay it.',
        days: 14,
      },
    };
  }
  if (!(margin > 0))
    return {
      verdict: `${opening}: each one costs more than ${own}. Change the price before you sell more.`,
      step: null,
    };
  const enough = counted(
    'book-enough',
    'Enough to cover it',
    Math.ceil(fixedCost / margin - 1e-9),
    sold.noun,
    'what goes out ÷ what one leaves',
    ['book-sold', 'book-left-now'],
    writer,
  );
  return {
    verdict: `${opening}: it takes {{f:${enough}}} instead of {{f:book-sold}}, or lower costs.`,
    step: {
      do: 'Write down which of these costs can end this month, and count again without them.',
      passes: `What remains is covered by {{f:book-sold}}.`,
      days: 7,
    },
  };
}

/** So much goes out that no test helps: more than twice of what comes in. */
export function losesMoney(profile: IdeaProfile): boolean {
  const ledger = readLedger(profile);
  if (ledger === null) return false;
  return (
    losesOnEach(ledger) ||
    (ledger.unplaced.length === 0 &&
      ledger.left !== null &&
      ledger.taken !== null &&
      -ledger.left > ledger.taken)
  );
}

/** More of those who pay already, by a tenth: what it brings is counted before it is tried. */
function decideMore(ledger: Ledger, profile: IdeaProfile, writer: Writer): Decision | null {
  const { left, sold, customers, period } = ledger;
  if (left === null || sold === null || left < 0) return null;
  sayBooks(profile, writer);
  const time = sold.when === null ? everyWords(hasFlow(sold.per) ? null : sold.per) : ` ${sold.when}`;
  const who = period === null ? customers : (sold.from[0] ?? null);
  const isPaid = who !== null && who.noun !== null && who.value >= 5;
  const isWhole = ledger.others.length + ledger.hourly.length + ledger.unplaced.length === 0;
  const more = !isPaid
    ? null
    : counted(
        'book-tenth',
        'A tenth more',
        Math.max(2, Math.ceil(who.value / 10)),
        who.noun,
        'who pays now ÷ 10',
        [saidFigure('book-customers-own', 'Your customers', who, writer)],
        writer,
      );
  return {
    ...(isWhole ? { works: true as const } : {}),
    verdict: `It ${sold.when === null ? 'leaves' : 'left'} {{f:book-left-now}}${time} before ${notCounted(ledger, writer)}.`,
    step:
      more === null
        ? null
        : {
            do: `Win {{f:${more}}} more this month${period === null ? '' : ` at {{f:${priceId(ledger, profile, writer)}}}`}, and write down what it cost you to win each.`,
            passes: `All {{f:${more}}} pay, and each cost you less than it leaves in three months.`,
            days: 30,
          },
  };
}

const hasFlow = (period: string | null): boolean => /^(?:month|quarter|year)$/u.test(period ?? '');
