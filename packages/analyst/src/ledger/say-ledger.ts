import { pluralise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { occasion } from '../read/facts/by-occasion.ts';
import type { Fact } from '../read/facts/fact.ts';
import { isSame, mostDays } from './count-sold.ts';
import { counted, daysOpenFigure, money, priceId, saidFigure, timed } from './figures.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { asPeriod, oneOf } from './periods.ts';

/** What is taken, and what is left of it; each null where a number is missing. */
interface Books {
  readonly taken: string | null;
  readonly left: string | null;
  /** How many pay for what goes out again and again, where nobody said how many are sold. */
  readonly even: string | null;
  /** How long a customer pays until winning it has paid. */
  readonly won: string | null;
}

const none: Books = { taken: null, left: null, even: null, won: null };

/** The founder's own numbers multiplied out, in one or two sentences. */
export function sayBooks(profile: IdeaProfile, writer: Writer): Books {
  const ledger = readLedger(profile);
  if (ledger === null) return none;
  return {
    taken: sayTaken(ledger, profile, writer) ?? sayEach(ledger, profile, writer),
    left: sayLeft(ledger, profile, writer) ?? sayMargin(ledger, profile, writer),
    even: ledger.sold === null ? sayEven(ledger, profile, writer) : null,
    won: sayWon(ledger, profile, writer),
  };
}

/** "42 beds at £2.50 a month is £105 a month from each." */
function sayEach(ledger: Ledger, profile: IdeaProfile, writer: Writer): string | null {
  const { price, unit, period, sold } = ledger;
  const each = profile.numbers.find(({ kind, noun }) => kind === 'volume-each' && isSame(noun, unit));
  if (sold !== null || each === undefined || each.noun === null || unit === null) return null;
  const count = saidFigure('book-each', 'What each customer has', each, writer);
  const own = priceId(ledger, profile, writer);
  const sum = money(
    'book-each-pays',
    'From each customer',
    each.value * price.amount,
    period,
    'what each customer has × price',
    [count, own],
    ledger,
    writer,
  );
  const often = period === null && each.per !== null ? ` a ${each.per}` : '';
  return `{{f:${count}}}${often} at {{f:${own}}} is ${sum.says} from each customer.`;
}

/** "Winning one costs £900: paid back after 5 months of £189." */
function sayWon(ledger: Ledger, profile: IdeaProfile, writer: Writer): string | null {
  const { margin, period, price } = ledger;
  const cost = profile.numbers.find(
    ({ kind, currency }) => kind === 'win-cost' && currency === price.currency,
  );
  if (cost === undefined || !(margin > 0)) return null;
  const spent = saidFigure('book-win', 'What it costs to win one', { ...cost, per: null }, writer);
  const own = priceId(ledger, profile, writer);
  const left = money(
    'book-win-left',
    'Left of one',
    margin,
    period,
    'price − what one costs',
    [own],
    ledger,
    writer,
  );
  if (period === null)
    return margin >= cost.value
      ? `Winning one costs {{f:${spent}}} of the ${left.says} it leaves.`
      : `Winning one costs {{f:${spent}}}, and one sale leaves ${left.says}: it pays only if they buy again.`;
  const spans = counted(
    'book-win-back',
    'Until it is paid back',
    Math.ceil((10 * cost.value) / margin - 1e-9) / 10,
    pluralise(period),
    'what it costs to win one ÷ what one leaves',
    [spent, left.id],
    writer,
  );
  return `Winning one costs {{f:${spent}}}: paid back after {{f:${spans}}} of ${left.says}.`;
}

/** "14,000 litres at €0.90 is €12,600 last autumn, €60 from each of 210 families." */
function sayTaken(ledger: Ledger, profile: IdeaProfile, writer: Writer): string | null {
  const { sold, taken, customers } = ledger;
  if (sold === null || taken === null) return null;
  const count = soldFigure(ledger, writer);
  const price = priceId(ledger, profile, writer);
  const sum = money(
    'book-taken',
    'What you take',
    taken,
    sold.when === null ? sold.per : null,
    'how many × price',
    [count, price],
    ledger,
    writer,
  );
  const when = sold.when === null ? '' : ` ${sold.when}`;
  const every = sold.per !== null && sold.when === null && ledger.period === null ? ` a ${sold.per}` : '';
  const total = sold.when === null ? sum.says : `{{f:${sum.id}}}`;
  const who = `{{f:${count}}}`;
  const share = eachOf(ledger, customers, writer, sum.id);
  return `${who}${every} at {{f:${price}}} ${sold.when === null ? 'is' : 'made'} ${total}${when}${share}.`;
}

function eachOf(
  { sold, customers: _, taken, ...ledger }: Ledger,
  customers: Ledger['customers'],
  writer: Writer,
  sum: string,
): string {
  if (customers === null || sold === null || taken === null || sold.from.includes(customers)) return '';
  if (customers.noun === null || !(customers.value > 1)) return '';
  const who = saidFigure('book-customers-own', 'Your customers', customers, writer);
  const each = money(
    'book-taken-each',
    'From each customer',
    taken / customers.value,
    sold.when === null ? sold.per : null,
    'what you take ÷ customers',
    [sum, who],
    { sold, customers, taken, ...ledger },
    writer,
  );
  return `, ${each.says} from each of {{f:${who}}}`;
}

/** One figure for what is sold, wherever it is said. */
function soldFigure({ sold }: Ledger, writer: Writer): string {
  const [first, ...more] = sold?.from ?? [];
  if (sold === null || first === undefined) return '';
  if (more.length === 0)
    return saidFigure('book-sold', 'What you sell', { ...first, noun: sold.noun }, writer);
  const isOfCustomers = more.some(({ kind }) => kind === 'volume-each');
  const inputs = isOfCustomers
    ? [saidFigure('book-customers-own', 'Your customers', first, writer)]
    : [saidFigure('book-sold-once', 'What you sell each time', { ...first, noun: sold.noun }, writer)];
  const times = more.map((fact) =>
    fact === mostDays.fact
      ? daysOpenFigure(writer)
      : fact.kind === 'season'
        ? saidFigure('book-season', 'Sold each year for', fact, writer)
        : fact.kind === 'volume-each'
          ? saidFigure('book-sold-each', 'What each of them takes', fact, writer)
          : fact.of === occasion
            ? saidFigure('book-occasions', 'How often they come', fact, writer)
            : saidFigure('book-sold-times', 'How often', fact, writer),
  );
  const parts = [
    isOfCustomers ? 'customers × what each of them takes' : 'each time',
    ...(more.some(({ kind }) => kind === 'often') ? ['how often'] : []),
    ...(sold.season === undefined ? [] : [`${sold.season.count} ${sold.season.of}s of the season`]),
  ];
  return counted(
    'book-sold',
    'What you sell',
    sold.count,
    sold.noun,
    parts.join(' × '),
    [...inputs, ...times],
    writer,
  );
}

/** "Less £1.10 each and £60 a week, £348 a week is left, before your own pay and tax." */
function sayLeft(ledger: Ledger, profile: IdeaProfile, writer: Writer): string | null {
  const { sold, left, taken } = ledger;
  if (sold === null || left === null || taken === null) return null;
  const costs = sayCosts(ledger, writer);
  const inputs = ['book-taken', ...costs.ids];
  const when = sold.when !== null;
  const per = when ? null : sold.per;
  const formula = 'what you take − what each costs × how many − what goes out again and again';
  const sum = money(
    'book-left-now',
    left < 0 ? 'Missing' : 'Left',
    Math.abs(left),
    per,
    formula,
    inputs,
    ledger,
    writer,
  );
  const last = when ? ` ${sold.when}` : '';
  priceId(ledger, profile, writer);
  return left < 0
    ? `It costs you ${costs.says}, so ${sum.says} is missing${last}.`
    : `Less ${costs.says}, ${sum.says} ${when ? 'was' : 'is'} left${last}, before ${notCounted(ledger, writer)}.`;
}

/** "£240 less £35 leaves £205 of each." */
function sayMargin(ledger: Ledger, profile: IdeaProfile, writer: Writer): string | null {
  const { unitCosts, margin, unit, sold, period } = ledger;
  if (unitCosts.length === 0 || (sold !== null && ledger.left !== null)) return null;
  const price = priceId(ledger, profile, writer);
  const ids = costIds(ledger, writer);
  const costs = ids.map((id) => `{{f:${id}}}`).join(' and ');
  // What is made once and paid for again and again.
  if (margin < 0 && period !== null)
    return `One costs you ${costs}: ${oneOf(period)} brings {{f:${price}}}, so it is paid back after {{f:${spansFigure(ledger, price, ids, writer)}}}.`;
  const one = { says: `{{f:${marginFigure(ledger, profile, writer)}}}` };
  const each = unit === null ? 'each' : oneOf(unit);
  return margin < 0
    ? `At {{f:${price}}} you lose ${one.says} on ${each}: it costs you ${costs}.`
    : `{{f:${price}}} less ${costs} leaves ${one.says} of ${each}, before ${notInOne(ledger, writer)}.`;
}

function spansFigure(
  { unitCost, price, kept, period }: Ledger,
  own: string,
  costs: readonly string[],
  writer: Writer,
): string {
  return counted(
    'book-spans-back',
    'Until one is paid back',
    Math.ceil(unitCost / (price.amount * kept) - 1e-9),
    pluralise(period ?? 'month'),
    'what one costs ÷ price',
    [...costs, own],
    writer,
  );
}

export const unitCostIds = ({ unitCosts }: Pick<Ledger, 'unitCosts'>, writer: Writer): readonly string[] =>
  unitCosts.map((fact, at) => saidFigure(`book-unit-cost-${at + 1}`, 'What one costs you', fact, writer));

export function costIds(ledger: Ledger, writer: Writer): readonly string[] {
  return [...unitCostIds(ledger, writer), ...cutFigures(ledger.cuts, ledger.stays, writer)];
}

/** One figure for what one leaves, wherever it is said. */
export function marginFigure(ledger: Ledger, profile: IdeaProfile, writer: Writer): string {
  return money(
    'book-margin-one',
    'Left of one',
    Math.abs(ledger.margin),
    null,
    'price − what one costs',
    [priceId(ledger, profile, writer), ...costIds(ledger, writer)],
    ledger,
    writer,
  ).id;
}

/** What goes into one and nobody said how much of it; else what is paid whatever is sold. */
function notInOne(ledger: Ledger, writer: Writer): string {
  return ledger.others.length + ledger.unplaced.length === 0
    ? 'what goes out every month'
    : notCounted(ledger, writer);
}

function cutFigures(cuts: Ledger['cuts'], stays: Ledger['stays'], writer: Writer): readonly string[] {
  if (stays === null)
    return cuts.map((cut, at) =>
      shareFigure(at === 0 ? 'book-cut' : `book-cut-${at + 1}`, 'What goes out of each sale', cut, writer),
    );
  const own = shareFigure('book-stays', 'What stays of each sale', stays, writer);
  return [
    writer.figure({
      id: 'book-cut',
      label: 'What goes out of each sale',
      value: 1 - stays.value / 100,
      unit: 'share',
      provenance: { kind: 'derived', formula: '100% − what stays', inputs: [own] },
    }),
  ];
}

const shareFigure = (id: string, label: string, { value, quote }: Fact, writer: Writer): string =>
  writer.figure({
    id,
    label,
    value: value / 100,
    unit: 'share',
    provenance: { kind: 'measured', field: 'idea', quote: quote ?? String(value) },
  });

/** What nobody counted is said, so that no sum looks more whole than it is. */
export function notCounted({ hourly, others, unplaced }: Ledger, writer: Writer): string {
  const open = [...hourly, ...others, ...unplaced].slice(0, 3).map((fact, at) => {
    const id = saidFigure(`book-open-${at + 1}`, 'Not counted', fact, writer);
    return unplaced.includes(fact) ? timed(id, fact.per) : `{{f:${id}}} ${oneOf(fact.per ?? 'piece')}`;
  });
  return open.length === 0 ? 'your own pay and tax' : `${open.join(', ')}, your own pay and tax`;
}

function sayCosts({ unitCosts, fixed, cuts, stays, unit, perCustomer }: Ledger, writer: Writer) {
  const per = unit === null || unit === 'sale' ? 'each' : oneOf(unit);
  const parts = [
    ...unitCosts.map((fact, at) => {
      const id = saidFigure(`book-unit-cost-${at + 1}`, 'What one costs you', fact, writer);
      return {
        id,
        says: `{{f:${id}}} ${at === unitCosts.length - 1 ? per : ''}`.trim(),
      };
    }),
    ...perCustomer.map((fact, at) => {
      const id = saidFigure(`book-customer-cost-${at + 1}`, 'What each of them costs you', fact, writer);
      return { id, says: `{{f:${id}}} ${oneOf(fact.per ?? 'customer')}` };
    }),
    ...fixed.map((fact, at) => {
      const id = saidFigure(`book-fixed-${at + 1}`, 'What it costs you to run', fact, writer);
      return { id, says: timed(id, fact.per) };
    }),
    ...cutFigures(cuts, stays, writer).map((id) => ({ id, says: `{{f:${id}}} of sales` })),
  ];
  const said = parts.map(({ says }) => says);
  const last = said.pop() ?? '';
  return {
    ids: parts.map(({ id }) => id),
    says: said.length === 0 ? last : `${said.join(', ')} and ${last}`,
  };
}

/** "£60 a week is paid by 18 loaves a week." */
function sayEven(ledger: Ledger, profile: IdeaProfile, writer: Writer): string | null {
  const { fixed, margin, unit, period, price } = ledger;
  const [first, ...more] = fixed;
  // What goes out for each of something that nobody counted may be more than is left.
  if (ledger.others.length > 0) return null;
  if (first === undefined || more.some(({ per }) => per !== first.per) || !(margin > 0)) return null;
  // The room of one evening beside a price for the whole course.
  if (asPeriod(first.per ?? '') === null) return null;
  if (period !== null && period !== first.per) return null;
  const all = fixed.reduce((sum, { value, each }) => sum + value * (each ?? 1), 0);
  const ids = fixed.map((fact, at) =>
    saidFigure(`book-fixed-${at + 1}`, 'What it costs you to run', fact, writer),
  );
  const noun = unit === null ? null : unit;
  const count = counted(
    'book-even',
    'Enough to pay what goes out',
    Math.ceil(all / margin - 1e-9),
    noun === null ? (profile.price.value?.per === null ? 'sales' : 'customers') : pluralise(noun),
    ledger.unitCosts.length === 0 ? 'what goes out ÷ price' : 'what goes out ÷ what one leaves',
    [...ids, priceId(ledger, profile, writer)],
    writer,
  );
  const costs = ids.map((id, at) => timed(id, fixed[at]?.per ?? null)).join(' and ');
  return price.amount > 0
    ? `${costs} ${ids.length === 1 ? 'is' : 'are'} paid by {{f:${count}}}${period === null ? ` ${oneOf(first.per ?? 'month')}` : ''}.`
    : null;
}
