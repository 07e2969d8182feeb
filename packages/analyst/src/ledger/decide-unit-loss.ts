import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import { isCurrency } from '../read/round-sum.ts';
import type { Decision } from './decide.ts';
import { money, priceId, saidFigure } from './figures.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { costIds, marginFigure, unitCostIds } from './say-ledger.ts';

/** The same with the price that is only guessed; null where it is sure, or none is guessed. */
export function trustPrice(profile: IdeaProfile): IdeaProfile | null {
  const { price } = profile;
  if (price.standing !== 'unsure' || price.value === null || !isCurrency(price.value.currency)) return null;
  const { amount } = price.value;
  // The guessed price is one of the sums that nobody placed.
  const numbers = profile.numbers.filter(({ kind, value }) => kind !== 'unplaced' || value !== amount);
  return { ...profile, numbers, price: { ...price, standing: 'read' } };
}

function readDoubtfulLedger(profile: IdeaProfile): Ledger | null {
  const trusted = trustPrice(profile);
  return trusted === null ? null : readLedger(trusted);
}

/** Whether the price is all that has to be confirmed to know that each sale loses money. */
export function maybeLoses(profile: IdeaProfile): boolean {
  if (readLedger(profile) !== null) return false;
  const ledger = readDoubtfulLedger(profile);
  return ledger !== null && mayLose(ledger);
}

/** "If €5 goes out with each too": a sum that nobody placed, smaller than the price, may be what makes it lose. */
export function decideUnplacedLoss(ledger: Ledger, profile: IdeaProfile, writer: Writer): Decision | null {
  const [cost, ...others] = ledger.unplaced;
  if (cost === undefined || others.length > 0 || cost.value >= ledger.price.amount || cost.per !== null)
    return null;
  const numbers = profile.numbers.map((one): Fact => (one === cost ? { ...one, kind: 'unit-cost' } : one));
  const whole = readLedger({ ...profile, numbers });
  if (ledger.unitCosts.length === 0 || whole === null || !losesOnEach(whole)) return null;
  const may = saidFigure('book-unplaced-cost', 'What may go out with each', cost, writer);
  const own = priceId(ledger, profile, writer);
  const costs = costFigure('book-cost-then', whole, [...unitCostIds(ledger, writer), may], writer);
  const lost = money(
    'book-lost-then',
    'Lost on one then',
    -whole.margin,
    null,
    'what one costs then − price',
    [costs, own, ...costIds(ledger, writer)],
    ledger,
    writer,
  );
  return {
    verdict: `If {{f:${may}}} goes out with each too, one costs you {{f:${costs}}}: you lose ${lost.says} on each.`,
    step: offerAtCost(costs),
  };
}

export function decideDoubtfulLoss(profile: IdeaProfile, writer: Writer): Decision | null {
  const ledger = readDoubtfulLedger(profile);
  if (ledger === null || !mayLose(ledger)) return null;
  const { costs, lost, own } = lossFigures(ledger, profile, writer);
  return {
    verdict: `If {{f:${own}}} is your price, you lose {{f:${lost}}} on each: one costs you {{f:${costs}}}.`,
    step: offerAtCost(costs),
  };
}

/** Each one that is sold loses money: more of them lose more. */
export function decideUnitLoss(ledger: Ledger, profile: IdeaProfile, writer: Writer): Decision | null {
  if (!losesOnEach(ledger)) return null;
  const { costs, lost, own } = lossFigures(ledger, profile, writer);
  return {
    verdict: `One costs you {{f:${costs}}} and brings {{f:${own}}}: you lose {{f:${lost}}} on each, and more sales lose more.`,
    step: offerAtCost(costs),
  };
}

const offerAtCost = (costs: string): NonNullable<Decision['step']> => ({
  do: `Offer the next five customers {{f:${costs}}}, what one costs you, before you sell another.`,
  passes: 'At least three of them pay it; else find a cheaper way to make it first.',
  days: 14,
});

/** To the cent: a rounded cost and the loss beside it would not add up, and an offer at it would lose again. */
function costFigure(id: string, ledger: Ledger, inputs: readonly string[], writer: Writer): string {
  return writer.figure({
    id,
    label: 'What one costs you',
    value: Math.round(ledger.unitCost * 100) / 100,
    unit: 'money',
    currency: ledger.price.currency,
    provenance: { kind: 'derived', formula: 'all that goes into one', inputs },
  });
}

function lossFigures(ledger: Ledger, profile: IdeaProfile, writer: Writer) {
  const costs = costFigure('book-unit-cost', ledger, unitCostIds(ledger, writer), writer);
  const lost = marginFigure(ledger, profile, writer);
  return { costs, lost, own: priceId(ledger, profile, writer) };
}

/** The same where the founder is asked first: one cost that is surely for each speaks for those beside it. */
const mayLose = (ledger: Ledger): boolean =>
  losesOnEach({ ...ledger, price: { ...ledger.price, per: null } }) &&
  (ledger.price.per === null || ledger.unitCosts.some(({ per }) => per !== null));

/** A price in a period may pay back over many of them; a cost for each is of the same sale. */
export const losesOnEach = ({ unitCosts, margin, period, price, unplaced }: Ledger): boolean =>
  unitCosts.length > 0 &&
  margin < 0 &&
  period === null &&
  unplaced.length === 0 &&
  // What a group costs and what a person pays make no loss.
  (price.per === null || unitCosts.every(({ per }) => per !== null));
