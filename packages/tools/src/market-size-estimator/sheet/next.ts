import { nextStep } from '@slipway/analyst';
import { constant, figure, over, readAs, roundUp, times } from '@slipway/core';
import type { AnswerBlock } from '@slipway/report';
import { isSure } from '../model/count.ts';
import { addFactor } from './figures.ts';
import { buyers, rounded } from './formulas.ts';
import { isLocal, type Sheet } from './sheet.ts';

type Next = NonNullable<AnswerBlock['next']>;

const days = 21;
/** A longer list says nothing about whether one can sell to all of it. */
const listMost = 3000;

const privateUnits: ReadonlySet<string> = new Set(['people', 'households', 'couples']);

/** What to check first: the price while none is set, then how many there are, then whether they pay it. */
export function nextOf(sheet: Sheet): Next | undefined {
  const { market, writer, place } = sheet;
  const { line, counts, payer, profile } = market;
  // Whoever has customers, a list or a limit of their own asks those before counting a country.
  if (isLocal(sheet)) return nextStep(profile, sheet.basis.notes, writer);
  if (line === null || line.kind === 'views' || line.kind === 'funded') return undefined;
  // What is not sure is asked, not tested.
  if (profile.price.standing === 'unsure' || (!isSure(profile) && counts.used === null)) return undefined;
  const fixed = (id: string, label: string, value: number, noun: string): string => {
    const why = 'Fixed beforehand, so that the answer cannot be bent afterwards.';
    return `{{f:${writer.figure({ id, label, value, unit: 'count', noun, provenance: { kind: 'assumed', why } })}}}`;
  };
  const step = (text: string, passes: string): Next => ({
    do: writer.say('next', text),
    passes: writer.say('passes', passes),
    dueDays: days,
  });
  if (line.ours !== null)
    return step(
      `Ask ${fixed('asked', 'To ask', 10, payer)} what they pay for this today, and for a receipt.`,
      `${fixed('agree', 'Who agree', 4, 'of them')} pay within the same range.`,
    );
  if (market.isTooSmall) return priceStep(sheet, fixed, step);
  const open = market.earning?.amounts.find(({ span }) => span === null);
  const each = line.needed[0] / (52 * (market.factors.years.span?.base ?? 1));
  if (open?.id === 'unitsPerCustomer' && each >= 2)
    return step(
      `Ask ${fixed('asked', 'To ask', 10, payer)} how many ${line.noun} they have.`,
      `They have ${average(sheet, each)} or more each: then one new customer a week is enough.`,
    );
  // A directory lists firms and places, not people at home.
  const isPrivate = counts.candidates.some(({ unit }) => privateUnits.has(unit));
  const isListed =
    !isPrivate && line.yearly?.isRecurring === true && line.noun === payer && line.needed[0] <= listMost;
  if (counts.used === null && place !== null && isListed)
    return step(
      `List ${fixed('listed', 'To list', Math.min(100, line.needed[0]), payer)} in ${place} by name, from one directory.`,
      `The directory holds {{f:needed}} or more.`,
    );
  const unit = line.noun === payer || line.yearly?.unit == null ? '' : ` per ${line.yearly.unit}`;
  const price = line.price?.currency === '%' ? '{{f:own-share}} of each sale' : `{{f:own-price}}${unit}`;
  return step(
    `Offer it to ${fixed('offered', 'To offer it to', 20, payer)} at ${price}.`,
    `${fixed('paid', 'Who agree', 3, 'of them')} ${line.price?.currency === '%' ? 'agree in writing' : 'pay a deposit'}.`,
  );
}

/** What each must have, if one new customer a week is signed over the years. */
function average(sheet: Sheet, value: number): string {
  const { line, factors } = sheet.market;
  const weeks = times(constant(52, 'weeks/year'), figure(addFactor(sheet, factors.years), 'years'));
  const each = readAs('count', over(figure('needed', 'needed'), weeks));
  const id = sheet.writer.derive({
    id: 'average',
    label: 'Each, at one new customer a week',
    unit: 'count',
    noun: line?.noun ?? '',
    formula: value < 10 ? roundUp(each) : rounded(each),
  });
  return `{{f:${id}}}`;
}

/** The whole market is too small at this price: which one would do? */
function priceStep(
  { market, writer }: Sheet,
  fixed: (id: string, label: string, value: number, noun: string) => string,
  step: (text: string, passes: string) => Next,
): Next | undefined {
  const { counts, yardstick, currency, payer } = market;
  if (counts.used === null || yardstick.goal === null) return undefined;
  const each = writer.derive({
    id: 'eachNeeded',
    label: 'From each of them, a year',
    unit: 'money/year',
    currency,
    formula: rounded(over('yardstickGoal', buyers)),
  });
  return step(
    `Ask ${fixed('asked', 'To ask', 10, payer)} what would be worth {{f:${each}}} to them.`,
    `${fixed('agree', 'Who agree', 5, 'of them')} name the same thing.`,
  );
}
