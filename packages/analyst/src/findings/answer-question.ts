import { pluralise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import { readLedger } from '../ledger/ledger.ts';
import { periodOf } from '../ledger/price-figure.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import type { QuestionKind } from '../read/question.ts';
import { isCurrency, roundSum } from '../read/round-sum.ts';
import { answerPayback, paybackOf } from './answer-payback.ts';
import { answerPrice } from './answer-price.ts';
import { incomeFigures, incomeOf } from './income.ts';
import { afterFindings } from './own-facts.ts';
import {
  type CeilingFigures,
  ceilingFigures,
  marketFigures,
  moneyFigure,
  payingFigure,
} from './own-figures.ts';
import { type Ceiling, ceilingOf, leftOf, ownMarketOf } from './own-sums.ts';
import { seasonFigure, seasonOf } from './season.ts';
import { yearlyIn } from './size-line.ts';
import { round } from './words.ts';

/** The number that would decide it, by the field that asks for it. */
interface MissingNumber {
  readonly field: 'capacity' | 'included' | 'price' | 'per' | 'season' | 'customersNow';
  readonly asks: string;
}

/** From here on the team is as good as full. */
const nearlyFull = 0.8;

/** What the founder's own sums say to what they ask; null where they do not decide it. */
export function answerQuestion(profile: IdeaProfile, writer: Writer): string | null {
  switch (profile.question?.kind) {
    case 'hire':
    case 'second':
      return answerMore(profile, profile.question.kind, writer);
    case 'price':
      return answerPrice(profile, writer);
    case 'quit':
    case 'live':
      return answerLiving(profile, profile.question.kind, writer);
    case 'reach':
      return answerReach(profile, writer);
    default:
      return null;
  }
}

/** Another person, van or shop: worth it once what is there is sold out. */
function answerMore(
  profile: IdeaProfile,
  kind: Extract<QuestionKind, 'hire' | 'second'>,
  writer: Writer,
): string | null {
  const ceiling = ceilingOf(profile);
  const figures = ceiling === null ? null : ceilingFigures(profile, ceiling, writer);
  if (ceiling === null || figures === null) return answerPayback(profile, writer);
  const full = ceiling.customers ?? ceiling.jobs;
  const market = ownMarketOf(profile);
  const counted = market === null ? null : marketFigures(profile, market, writer);
  if (market !== null && counted !== null && market.once === null && market.count <= full)
    return `No: you can serve {{f:${figures.full}}}, and there are only {{f:${counted.counted}}}.`;
  const taken = answerTaken(profile, ceiling, figures, writer);
  if (taken !== null) return taken;
  const rest =
    counted === null
      ? ''
      : ` ${kind === 'hire' ? 'A second pair of hands' : 'A second one'} is worth it when more of your {{f:${counted.counted}}} ${market?.once === null ? 'sign' : 'order'}.`;
  return ceiling.customers === null
    ? `Not before you sell all you can do: {{f:${figures.count}}} is {{f:${figures.jobs}}}, {{f:${figures.most}}}.${rest}`
    : `Not before {{f:${figures.full}}} have signed: {{f:${figures.count}}} is {{f:${figures.jobs}}}, {{f:${figures.most}}}.${rest}`;
}

/** Who pays already against how many can be served. */
function answerTaken(
  { own }: IdeaProfile,
  { customers }: Ceiling,
  { full, most }: CeilingFigures,
  writer: Writer,
): string | null {
  const paying = own.customersNow.value;
  if (customers === null || paying === null || !isKnown(own.customersNow)) return null;
  const now = writer.figure(payingFigure(paying, own.customersNow.quote));
  return paying.value >= nearlyFull * customers
    ? `Yes: {{f:${now}}} pay, and {{f:${full}}} are all you can serve.`
    : `Not yet: {{f:${now}}} pay, and you can serve {{f:${full}}} ({{f:${most}}}) as you are.`;
}

const pairs = /\b(?:both|two)\b/u;

/** What is left in a month at best: the founder knows what they need. */
function answerLiving(
  profile: IdeaProfile,
  kind: Extract<QuestionKind, 'quit' | 'live'>,
  writer: Writer,
): string | null {
  const asked = profile.price.value;
  const ceiling = ceilingOf(profile);
  const figures = ceiling === null ? null : ceilingFigures(profile, ceiling, writer);
  if (asked === null) return null;
  const need = kind === 'quit' ? 'Only if your job pays less than that:' : 'Only if you need less than that:';
  const [after] = afterFindings(profile, writer);
  if (after !== undefined) return `${need} ${lowerFirst(after.statement.text)}`;
  if (ceiling === null || figures === null)
    return answerByIncome(profile, need, writer) ?? answerByMarket(profile, asked.currency, writer);
  const left = leftOf(profile) ?? asked.amount;
  const people = kind === 'live' && pairs.test(profile.worry.value?.toLowerCase() ?? '') ? 2 : 1;
  const isLess = left < asked.amount && ceiling.customers === null;
  const month = writer.figure(
    moneyFigure(
      'month',
      people === 1 ? 'A month at best' : 'A month at best, for each of two',
      round((ceiling.money * (isLess ? left / asked.amount : 1)) / 12 / people),
      'money/month',
      asked.currency,
      people === 1 ? 'most you can earn ÷ 12' : 'most you can earn ÷ 12 ÷ 2',
      [figures.most],
    ),
  );
  const before = isLess ? 'after what each costs you' : 'before costs and tax';
  const each = people === 1 ? '' : ' for each of you';
  const season = seasonFigure(profile);
  const over = season === null ? '' : ' over the year';
  const sold = season === null ? '' : ` for {{f:${writer.figure(season)}}}`;
  const head = `{{f:${figures.count}}}${sold}, all sold, is {{f:${month}}}${each}${over} ${before}.`;
  return `${need} ${head}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Who pays now, or would, in a month. */
function answerByIncome(profile: IdeaProfile, need: string, writer: Writer): string | null {
  const income = incomeOf(profile);
  if (income === null || income.monthly === null) return null;
  const { count, paid } = incomeFigures(income.isNow ? 'now' : 'list', profile, income, writer);
  const month = writer.figure(
    moneyFigure(
      'month',
      income.isNow ? 'A month as it is' : 'A month, if all of them pay',
      round(income.monthly),
      'money/month',
      income.price.currency,
      'how many × price, in a month',
      [count, paid],
    ),
  );
  const season = seasonFigure(profile);
  const part = season === null ? '' : `, {{f:${writer.figure(season)}}} a year,`;
  return income.isNow
    ? `${need} {{f:${count}}} bring {{f:${month}}}${part} before costs and tax.`
    : `${need} {{f:${count}}}, if all of them pay, bring {{f:${month}}}${part} before costs and tax.`;
}

/** Without a capacity: what all of them pay, which is the most there is. */
function answerByMarket(profile: IdeaProfile, currency: string, writer: Writer): string | null {
  const market = ownMarketOf(profile);
  const figures = market === null ? null : marketFigures(profile, market, writer);
  if (market === null || figures === null || market.once !== null) return null;
  const month = writer.figure(
    moneyFigure(
      'month',
      'One in ten of them, a month',
      round(market.money / 12 / 10),
      'money/month',
      currency,
      'all of them ÷ 12 ÷ 10',
      [figures.all],
    ),
  );
  return `All {{f:${figures.counted}}} pay {{f:${figures.all}}}; one in ten of them is {{f:${month}}} before costs.`;
}

function answerReach(profile: IdeaProfile, writer: Writer): string | null {
  const market = ownMarketOf(profile);
  const figures = market === null ? null : marketFigures(profile, market, writer);
  if (market === null || figures === null || market.once !== null) return null;
  const goal = roundSum(profile.price.value?.currency ?? '');
  return market.money < goal
    ? `No: all {{f:${figures.counted}}} together pay {{f:${figures.all}}}.`
    : `All {{f:${figures.counted}}} together pay {{f:${figures.all}}}, so it takes a part of them.`;
}

/** A price that comes again is paid for a part of the year, and nobody said how long that is. */
function isSeasonMissing(profile: IdeaProfile): boolean {
  const period = periodOf(profile.price.value?.per ?? '');
  return seasonOf(profile) === null && period !== undefined && period !== 'year';
}

/** What has to be known before the question can be answered; null where it is, or where no number decides it. */
export function missingNumber(profile: IdeaProfile): MissingNumber | null {
  const { question, price, own } = profile;
  // What is taken is known: no other number decides more.
  if (readLedger(profile)?.taken != null) return null;
  // Every yearly sum hangs on it.
  if (isSeasonMissing(profile)) return { field: 'season', asks: 'How many months of the year do they pay?' };
  if (
    question === null ||
    paybackOf(profile) !== null ||
    (question.kind !== 'price' && ceilingOf(profile) !== null)
  )
    return null;
  const asked = price.value;
  if (asked === null || !isKnown(price) || !isCurrency(asked.currency))
    return {
      field: 'price',
      asks: 'What does one customer pay you?',
    };
  if (question.kind === 'price' || question.kind === 'reach') return null;
  if (question.kind === 'live' && incomeOf(profile)?.monthly != null) return null;
  if (question.kind === 'live' && ownMarketOf(profile)?.once === null) return null;
  const yearly = yearlyIn(profile, asked);
  const what =
    own.capacity.value?.noun ?? (yearly?.isRecurring === false ? `${yearly.unit ?? 'job'}s` : 'visits');
  // What the text seems to say is confirmed before anything else is asked.
  if (own.customersNow.standing === 'unsure')
    return { field: 'customersNow', asks: 'How many pay you already?' };
  if (own.capacity.value === null || !isKnown(own.capacity) || own.capacity.value.per === null)
    return { field: 'capacity', asks: `How many ${what} can you do in a week?` };
  if (yearly?.isRecurring === true)
    return { field: 'included', asks: `How many ${what} does one customer get a year?` };
  return {
    field: 'capacity',
    asks: `How many ${yearly?.unit === null || yearly === null ? 'pieces' : pluralise(yearly.unit)} can you do in a full week?`,
  };
}
