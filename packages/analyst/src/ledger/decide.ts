import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import { decideAgain } from './decide-again.ts';
import { decideBatch } from './decide-batch.ts';
import { decideEarning } from './decide-earning.ts';
import { decideExpected } from './decide-expected.ts';
import { decideFull } from './decide-full.ts';
import { decideGain } from './decide-gain.ts';
import { decideAim, decideGoal } from './decide-goal.ts';
import { decideGoalPrice } from './decide-goal-price.ts';
import { decideHour, hourWords } from './decide-hour.ts';
import { decideInstead } from './decide-instead.ts';
import { decideMatch } from './decide-match.ts';
import { decideMissed } from './decide-missed.ts';
import { decideOccasion } from './decide-occasion.ts';
import { decideOneMore } from './decide-one-more.ts';
import { decideOrder } from './decide-order.ts';
import { decideDoubtfulPlan, decideHoped, decidePlan } from './decide-plan.ts';
import { decideAsked, decideOffer, decidePrice } from './decide-price.ts';
import { decideRoom } from './decide-room.ts';
import { decideRunway } from './decide-runway.ts';
import { decideSaving } from './decide-saving.ts';
import { decideSpending } from './decide-spending.ts';
import { decideThen } from './decide-then.ts';
import { decideDoubtfulLoss, decideUnitLoss, decideUnplacedLoss, losesOnEach } from './decide-unit-loss.ts';
import { decideUnplacedRunning } from './decide-unplaced-running.ts';
import { decideWanted } from './decide-wanted.ts';
import { decideWinning } from './decide-winning.ts';
import { counted, money, priceId, saidFigure } from './figures.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { everyWords } from './periods.ts';
import { notCounted, sayBooks } from './say-ledger.ts';

/** What the founder's own numbers decide: one sentence, and what to do about it. */
export interface Decision {
  readonly verdict: string;
  /** Nothing has to come first: the numbers say that it works. */
  readonly works?: true;
  readonly step: { readonly do: string; readonly passes: string; readonly days: number } | null;
}

export type Decider = (ledger: Ledger, profile: IdeaProfile, writer: Writer) => Decision | null;

/** "How many more for that?": for what is considered, not for what is paid anyway. */
const asksMore = /\b(?:new|more|extra|additional|he|she|they|there|for (?:that|it|this))\b/iu;

/** What is asked, else what is aimed at, else that it loses money; null where the numbers decide nothing. */
export function decide(profile: IdeaProfile, writer: Writer): Decision | null {
  const ledger = readLedger(profile);
  if (ledger === null) return decideDoubtfulLoss(profile, writer) ?? decideDoubtfulPlan(profile, writer);
  const kind = profile.question?.kind;
  const isConsidered = profile.numbers.some((one) => one.kind === 'considered');
  const hasAsked = profile.numbers.some((one) => one.kind === 'asked-price');
  const hasGoal = profile.numbers.some((one) => one.kind === 'goal');
  const asks = profile.worry.value?.includes('?') === true && isKnown(profile.worry);
  const asked: readonly Decider[] = !asks
    ? []
    : (kind === 'hire' || kind === 'second') && (isConsidered || !hasGoal)
      ? // Nobody takes on more before what is there pays for itself.
        [decideLoss, decideAsked, decideSpending, decideAgain, decidePrice]
      : kind === 'price'
        ? [decideMatch, decideAsked, decideGoalPrice, decidePrice]
        : kind === 'quit' || kind === 'live' || hasGoal
          ? [decideGoal]
          : isConsidered && asksMore.test(profile.worry.value ?? '')
            ? [decideOffer, decideSpending, decideWanted]
            : [decideMatch, ...(hasAsked ? [decideAsked] : []), decideOffer, decideWanted];
  const all = [
    decideUnitLoss,
    decideRunway,
    decideBatch,
    decideWinning,
    ...(asks ? [decideEarning] : []),
    ...(isConsidered ? [decideInstead, decideMissed] : []),
    ...(asks ? [decideRoom] : []),
    ...(isConsidered ? [decideGain, decideExpected, decideSaving, decideThen, decideOneMore] : []),
    ...(hasGoal ? [] : [decideHoped]),
    ...(asks ? [decideFull, decideOccasion] : []),
    ...asked,
    ...(asks ? [decideOrder] : []),
    ...(isConsidered ? [decideSpending] : []),
    decidePlan,
    decideAim,
    // "I want to earn 2,000 a month" is asked without a question mark.
    ...(hasGoal && !asks ? [decideGoal] : []),
    decideLoss,
    decideMore,
    decideHour,
  ];
  // With a sum that nobody placed, what is left is not known: only what is said of one sale decides.
  const ofOne: readonly Decider[] = [
    decideUnplacedLoss,
    decideRunway,
    decideBatch,
    decideWinning,
    decideMatch,
    decideAsked,
    decideOffer,
    decideHoped,
    decidePlan,
  ];
  const possible =
    ledger.unplaced.length === 0
      ? all
      : ofOne.filter((one) => one === decideUnplacedLoss || all.includes(one));
  for (const one of possible) {
    const decision = one(ledger, profile, writer);
    if (decision !== null) return decision;
  }
  return decideUnplacedRunning(ledger, profile, writer);
}

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
    verdict: `It ${sold.when === null ? 'leaves' : 'left'} {{f:book-left-now}}${time} before ${notCounted(ledger, writer)}${hourWords(ledger, writer)}.`,
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
