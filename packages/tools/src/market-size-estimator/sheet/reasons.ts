import {
  answeredFindings,
  bookFindings,
  type CountNote,
  comparablePrices,
  findingLabels,
  nowFindings,
  payerNoun,
  priceSource,
  sayOwnMarket,
} from '@slipway/analyst';
import { called, figure as named, over, readAs, roundTo } from '@slipway/core';
import { type AnswerBlock, fromSource, type Statement } from '@slipway/report';
import { countNoun, isSure } from '../model/count.ts';
import { isAsking } from '../model/market.ts';
import { addCounted, addCycle, addFactor, countedValue, endsOf, type SizeFigures } from './figures.ts';
import { rounded, signingMonths } from './formulas.ts';
import { isLocal, perMillionWords, publisherName, type Sheet, sourceOf } from './sheet.ts';

type Reason = AnswerBlock['reasons'][number];

const reasonsMost = 3;

/** How many there are, what others charge, and what bounds it: each only where it can be said. */
export function reasonsOf(sheet: Sheet, sizes: SizeFigures | null): readonly Reason[] {
  if (isAsking(sheet.market)) return [];
  const { market, writer } = sheet;
  const answered = answeredFindings(market.profile, writer);
  const { books, kept } = bookFindings(market.profile, writer);
  const own = books.length > 0 ? [...books, ...kept] : nowFindings(market.profile, writer);
  return [
    ...[...answered, ...own],
    { label: 'Count', statement: isLocal(sheet) ? null : countReason(sheet, sizes) },
    { label: findingLabels.prices, statement: priceReason(sheet) },
    { label: 'What bounds you', statement: boundReason(sheet, sizes) },
    { label: 'Pace', statement: isLocal(sheet) || books.length > 0 ? null : paceReason(sheet) },
  ]
    .flatMap(({ label, statement }) => (statement === null ? [] : [{ label, statement }]))
    .slice(0, reasonsMost);
}

function countReason(sheet: Sheet, sizes: SizeFigures | null): Statement | null {
  const { market, writer, place, basis } = sheet;
  const { used, candidates } = market.counts;
  if (place === null || market.line?.kind === 'funded' || market.line?.kind === 'views') return null;
  // The first line counts them.
  if (used?.quote != null && sayOwnMarket(market.profile, writer) !== null) return null;
  if (used !== null) {
    const counted = addCounted(sheet);
    const takes = sizes === null ? '' : ` ${takesWords(sheet)}`;
    const { published } = used;
    if (published?.estimate !== undefined)
      return isWide(published) ? null : sayEstimate(sheet, `{{f:${counted}}}`, published, takes);
    return published === null
      ? writer.say('count', `You count {{f:${counted}}} in ${place}.${takes}`)
      : writer.say(
          'count',
          `${publisherName(published)}, ${published.year}: {{f:${counted}}} in ${place}.${takes}`,
          fromSource(writer.cite(sourceOf(published))),
        );
  }
  const pays = basis.profile.pays.value;
  if (pays === null || (isSure(basis.profile) && payerNoun(basis.profile) === null)) return null;
  const [first] = candidates;
  if (first === undefined || market.counts.isRefused) return null;
  if (!isSure(basis.profile))
    return first.isOfPayer && first.estimate === undefined ? sayIf(sheet, first, pays) : null;
  if (first.estimate !== undefined) return isWide(first) ? null : sayWider(sheet, first);
  return writer.say(
    'count',
    `No published count is of exactly ${market.payer} in ${place}. Choose the nearest, or type yours.`,
    { kind: 'said', field: 'customer', quote: pays },
  );
}

/** Who pays is a guess: the count is said with an if, and not multiplied. */
function sayIf({ writer, place }: Sheet, count: CountNote, pays: string): Statement {
  const source = writer.cite(sourceOf(count));
  const figure = writer.figure({
    id: 'counted',
    label: count.label,
    ...countedValue(count),
    unit: 'count',
    noun: pays,
    provenance: { kind: 'sourced', sources: [source] },
  });
  return writer.say(
    'count',
    `If they pay, ${publisherName(count)}, ${count.year}, has {{f:${figure}}} in ${place}.`,
    fromSource(source),
  );
}

/** An estimate whose ends are further apart says nothing. */
const widest = 6;
const isWide = ({ estimate }: CountNote): boolean =>
  estimate !== undefined && estimate.high > widest * estimate.low;

function sayEstimate({ writer, place }: Sheet, counted: string, count: CountNote, takes: string): Statement {
  return writer.say(
    'count',
    `We estimate ${counted} in ${place}, at ${perMillionWords(count)}.${takes}`,
    fromSource(writer.cite(sourceOf(count))),
  );
}

/** Those who pay are some of a group that can be estimated. */
function sayWider({ writer, place, market }: Sheet, count: CountNote): Statement {
  const figure = writer.figure({
    id: 'counted',
    label: count.label,
    ...countedValue(count),
    unit: 'count',
    noun: countNoun(count),
    provenance: { kind: 'sourced', sources: [writer.cite(sourceOf(count))] },
  });
  return writer.say(
    'count',
    `We estimate {{f:${figure}}} in ${place}; your ${market.profile.pays.value ?? market.payer} are some of them.`,
    fromSource(writer.cite(sourceOf(count))),
  );
}

/** "$1M takes 0.24 % of them", or that it takes more than all of them. */
function takesWords(sheet: Sheet): string {
  const { line, sizes, counts } = sheet.market;
  if (line === null || sizes === null || line.ours !== null) return '';
  const share = line.goal / sizes.tam;
  if (share > 1) return `All of them together do not make {{f:goal}}.`;
  // Between the ends of an estimate a single share would say more than is known.
  if (counts.used?.published?.estimate !== undefined)
    return share > 0.2 ? '' : `{{f:goal}} takes {{f:${addShare(sheet)}}} of them or so.`;
  return `{{f:goal}} takes {{f:${addShare(sheet)}}} of them.`;
}

function addShare(sheet: Sheet): string {
  const ends = endsOf(sheet).endsOf;
  return sheet.writer.derive({
    id: 'needShare',
    label: 'Part of them that is enough',
    unit: 'share',
    formula: rounded(readAs('share', over(named('goal', 'sum to reach'), named('tam', 'all of them')))),
    ...(ends && { endsOf: { ...ends, input: 'tam' } }),
  });
}

/** The founder's price beside one row of our notes. */
function priceReason({ market, basis, writer }: Sheet): Statement | null {
  const { line } = market;
  const [row] = comparablePrices(basis.profile, basis.notes);
  if (row === undefined || line === null || line.ours !== null || line.yearly === null) return null;
  const period = /\bmonth$/u.test(row.per) ? 'month' : /\byear$/u.test(row.per) ? 'year' : null;
  const unit = period === null ? row.per : row.per.replace(/ an? (?:month|year)$|^(?:month|year)$/u, '');
  const source = writer.cite(priceSource(row, basis.notes));
  const figure = writer.figure({
    id: `price:${row.id}`,
    label: row.what,
    value: row.low === row.high ? row.low : null,
    unit: period === null ? 'money' : `money/${period}`,
    currency: row.currency,
    range: { low: row.low, high: row.high, means: 'what is usual, by our notes' },
    provenance: { kind: 'sourced', sources: [source] },
  });
  const each = unit === '' ? '' : ` per ${unit}`;
  return writer.say(
    'price',
    `You plan {{f:own-price}}; ${row.what}: {{f:${figure}}}${each}.`,
    fromSource(source),
  );
}

/** What the founder's people can sign. */
function boundReason(sheet: Sheet, sizes: SizeFigures | null): Statement | null {
  const { market, writer } = sheet;
  const { factors, plan, each } = market;
  const capacity = market.sizes?.capacity ?? null;
  if (sizes === null || plan === null || each === null || capacity === null) return null;
  for (const one of [factors.sellers, factors.dealsPerSeller, factors.churnPerMonth, factors.years])
    addFactor(sheet, one);
  const kept = writer.derive({
    id: 'kept',
    label: plan.isSoldOnce
      ? 'Sales your people can make in a year'
      : 'Customers your people can sign and keep',
    unit: 'count',
    noun: plan.isSoldOnce ? (market.line?.noun ?? market.payer) : market.payer,
    formula: rounded(readAs('count', sizes.formulas.kept)),
  });
  return writer.say(
    'bound',
    plan.isSoldOnce
      ? `At {{f:dealsPerSeller}} each, {{f:sellers}} can make {{f:${kept}}} a year.`
      : `At {{f:dealsPerSeller}} each, {{f:sellers}} can keep {{f:${kept}}} after {{f:years}}.`,
  );
}

/** How fast they would have to sign. */
function paceReason(sheet: Sheet): Statement | null {
  const { market, writer } = sheet;
  const { line, months, factors } = market;
  if (line === null || line.ours !== null || line.kind !== 'units' || line.yearly === null) return null;
  if (market.sizes?.capacity != null || market.isTooSmall || !line.yearly.isRecurring) return null;
  // What the sum takes of those the founder counts is said in the first line.
  if (market.counts.used?.quote != null && sayOwnMarket(market.profile, writer) !== null) return null;
  if (months <= 0) return null;
  addFactor(sheet, factors.years);
  const cycle = addCycle(sheet);
  const [low, high] = line.needed;
  const each = over(named('needed', 'needed'), called('months to sign in', signingMonths(market)));
  const pace = writer.derive({
    id: 'pace',
    label: 'To sign a month',
    unit: 'count/month',
    noun: `new ${line.noun}`,
    // Nobody signs a part of a customer; below three the part still says something.
    formula: rounded(low / months < 3 ? each : roundTo(0, each)),
    ...(low !== high && { endsOf: { input: 'needed', means: 'at the ends of the price' } }),
  });
  return writer.say(
    'pace',
    cycle === null
      ? `Reaching it in {{f:years}} takes {{f:${pace}}}, if none leave.`
      : `Reaching it in {{f:years}}, the first sale taking {{f:cycleMonths}}, takes {{f:${pace}}}, if none leave.`,
  );
}
