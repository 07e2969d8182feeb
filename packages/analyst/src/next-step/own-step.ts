import type { AnswerBlock, Writer } from '@slipway/report';
import { paybackOf } from '../findings/answer-payback.ts';
import { incomeFigures, incomeOf } from '../findings/income.ts';
import { countedFigure, payingFigure } from '../findings/own-figures.ts';
import { signedOf } from '../findings/signed.ts';
import { decide } from '../ledger/decide.ts';
import { priceFigure } from '../ledger/price-figure.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import type { Fact } from '../read/facts/fact.ts';
import { isCurrency } from '../read/round-sum.ts';
import { whoDecides } from './choose-test.ts';
import { plainName } from './plain-name.ts';

type Next = NonNullable<AnswerBlock['next']>;

const days = 7;
/** Part of those who bought: fewer come back of anything. */
const manyBack = 0.05;
const backLeast = 5;
/** Of those who are asked for money. */
const mustPay = 0.4;
/** Of those who only left a name. */
const listPays = 0.1;
/** Of those whose reason is asked. */
const oneCause = 0.7;
/** In which something bought should be paid back. */
const monthsMost = 24;
const listMost = 50;

/** What the founder's own numbers make the first thing to do this week; null where they do not say. */
export function ownStep(profile: IdeaProfile, writer: Writer): Next | null {
  return (
    decided(profile, writer) ??
    askWhy(profile, writer) ??
    presell(profile, writer) ??
    askOthers(profile, writer) ??
    askList(profile, writer) ??
    answerAsked(profile, writer)
  );
}

/** What the founder's numbers decide says what to do about it. */
function decided(profile: IdeaProfile, writer: Writer): Next | null {
  const found = decide(profile, writer)?.step ?? null;
  if (found === null) return null;
  return {
    do: writer.say('next', found.do),
    passes: writer.say('next-passes', found.passes),
    dueDays: found.days,
    proves: 'letters',
  };
}

/** What came back comes before the next sale. */
function askWhy({ returned, own }: IdeaProfile, writer: Writer): Next | null {
  const [back, bought] = [returned.value, own.customersNow.value];
  if (back === null || bought === null || !isKnown(returned) || !isKnown(own.customersNow)) return null;
  if (back.value < backLeast || back.value / bought.value < manyBack || back.value > bought.value)
    return null;
  const lost = writer.figure(countedFigure('returned', 'Came back or left', back, returned.quote));
  const cause = fixed('one-cause', 'With the same cause', Math.ceil(back.value * oneCause), null, writer);
  return step(
    `Ask each of the {{f:${lost}}} who gave it back or left for the cause, in their words.`,
    `At least {{f:${cause}}} name the same one: mend that before you sell more.`,
    'interviews',
    writer,
  );
}

/** Names for the second one before the money for it is spent. */
function presell(profile: IdeaProfile, writer: Writer): Next | null {
  const sum = paybackOf(profile);
  const cost = profile.question?.amount ?? null;
  if (sum === null || cost === null || sum.income.by === 'sold' || sum.income.monthly === null) return null;
  const { income } = sum;
  const one = (income.monthly ?? 0) / income.counted.value;
  const needed = Math.ceil(cost / monthsMost / one - 1e-9);
  if (!(needed >= 2)) return null;
  const { paid } = incomeFigures('now', profile, income, writer);
  const spent = writer.figure({
    id: 'second-cost',
    label: 'What the second one costs',
    value: cost,
    unit: 'money',
    currency: income.price.currency,
    provenance: { kind: 'measured', field: 'idea', quote: profile.worry.quote ?? String(cost) },
  });
  const within = fixed('within', 'Months to pay it back in', monthsMost, 'months', writer);
  const names = writer.figure({
    id: 'names-needed',
    label: 'Who must sign first',
    value: needed,
    unit: 'count',
    noun: income.counted.noun ?? 'customers',
    provenance: {
      kind: 'derived',
      formula: 'what it costs ÷ months to pay it back in ÷ price a month',
      inputs: [spent, within, paid],
    },
  });
  return step(
    `Collect names for the second one before you pay for it: who signs for {{f:${paid}}}?`,
    `{{f:${names}}} sign: then {{f:${spent}}} is back in {{f:${within}}}, before its costs.`,
    'letters',
    writer,
  );
}

/** Six said yes, two have paid a deposit: four are left to ask. */
function askOthers(profile: IdeaProfile, writer: Writer): Next | null {
  const signed = signedOf(profile);
  const { value } = profile.waiting;
  if (signed === null || value === null || !isKnown(profile.waiting)) return null;
  const others = Math.min(listMost, value.value - signed.count);
  if (others < 2) return null;
  return collect(profile, others, plainName(signed.of), 'the other', 'who said yes for a deposit', writer);
}

/** Whoever waits is asked for the first payment: before anything is built where nobody pays yet. */
function askList(profile: IdeaProfile, writer: Writer): Next | null {
  const { waiting, own, price } = profile;
  if (waiting.value === null || !isKnown(waiting)) return null;
  if (own.customersNow.value === null) return sellFirst(profile, waiting.value, writer);
  if (!isKnown(own.customersNow)) return null;
  if (incomeOf(profile) === null || waiting.value.value < 3 || price.value === null) return null;
  writer.figure(payingFigure(own.customersNow.value, own.customersNow.quote));
  const paid = writer.figure(priceFigure(price.value, price.quote));
  const asked = Math.min(listMost, waiting.value.value);
  const who = plainName(waiting.value.noun) ?? plainName(profile.pays.value);
  return collect(profile, asked, who, 'the first', `on the list to pay {{f:${paid}}} in advance`, writer);
}

/** A list of names is a wish; a payment before the thing is there is a customer. */
function sellFirst(profile: IdeaProfile, { value, noun }: Fact, writer: Writer): Next | null {
  if (value < backLeast) return null;
  const { price } = profile;
  const isPriced = isKnown(price) && price.value !== null && isCurrency(price.value.currency);
  const paid =
    isPriced && price.value !== null
      ? `{{f:${writer.figure(priceFigure(price.value, price.quote))}}}`
      : 'a first price';
  const asked = Math.min(listMost, value);
  return collect(
    profile,
    asked,
    plainName(noun),
    'the first',
    `on the list to pay ${paid} now, for the day it is ready`,
    writer,
    listPays,
  );
}

/** A person or firm did or would do it, and not a rule or a season: the offer has an addressee. */
const asksForIt =
  /\b(?:(?:asked|requested|offered|invited|approached|promised)\b|(?:would|will) (?:join|buy|sign|send|take|order|book|stock|host|list|try|switch|rent)\b)/iu;

/** Whoever asked for it hears a price and a day before strangers do. */
function answerAsked({ lines }: IdeaProfile, writer: Writer): Next | null {
  const asked = lines.find(({ kind, quote }) => kind === 'opportunity' && asksForIt.test(quote));
  if (asked === undefined) return null;
  return {
    do: writer.say('next', `Send an offer with a price and a first day to whoever asked: “${asked.quote}”.`, {
      kind: 'said',
      field: 'idea',
      quote: asked.quote,
    }),
    passes: writer.say('next-passes', 'At least one signs it.'),
    dueDays: days,
    proves: 'letters',
  };
}

function collect(
  profile: IdeaProfile,
  count: number,
  who: string | null,
  which: string,
  what: string,
  writer: Writer,
  share = mustPay,
): Next {
  const asked = fixed('to-ask', 'To ask', count, who === null ? 'people' : whoDecides(who, profile), writer);
  const pay = writer.figure({
    id: 'must-pay',
    label: 'Who must pay',
    value: Math.ceil(count * share),
    unit: 'count',
    provenance: {
      kind: 'derived',
      formula: share === mustPay ? 'two of five of them' : 'one of ten of them',
      inputs: [asked],
    },
  });
  const place = profile.waiting.value?.value === count && which === 'the first' ? 'the' : which;
  return step(`Ask ${place} {{f:${asked}}} ${what}.`, `At least {{f:${pay}}} pay.`, 'letters', writer);
}

function fixed(id: string, label: string, value: number, noun: string | null, writer: Writer): string {
  return writer.figure({
    id,
    label,
    value,
    unit: 'count',
    ...(noun === null ? {} : { noun }),
    provenance: { kind: 'assumed', why: 'Fixed beforehand, so that the result cannot be argued with.' },
  });
}

function step(text: string, passes: string, proves: NonNullable<Next['proves']>, writer: Writer): Next {
  return { do: writer.say('next', text), passes: writer.say('next-passes', passes), dueDays: days, proves };
}
