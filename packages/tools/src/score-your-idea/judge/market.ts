import { findEveryone } from '../../people/find-customer.ts';
import type { People } from '../../people/people.ts';
import { parseNumber } from '../../read-input.ts';
import { verb } from '../../wording/index.ts';
import type { ScoreInput } from '../fields.ts';
import { yearlyUsd } from '../money.ts';
import { buyersSource } from '../sources.ts';
import { findText } from '../texts.ts';
import { exactly, fromWords, type Heard, hearIn, type Judgement, type Matter, silent } from './judgement.ts';
import { addPrice, addUsual } from './pay.ts';

const million = 1e6;
/** Upper ends of the levels 2 to 8, in dollars a year (rubrics reference, D12). */
const steps = [5 * million, 50 * million, 300 * million, 1000 * million] as const;

export function levelOfMarket(usdPerYear: number): number {
  const above = steps.filter((step) => usdPerYear >= step).length;
  return 2 + 2 * above;
}

export function judgeMarket(matter: Matter): Judgement {
  const { input, people } = matter;
  const heard =
    whole(hearIn('market', input, ['idea', 'problem', 'solution']), people, input) ?? named(people);
  const customer = findText(input, 'customer');
  const everyone = customer === null ? null : findEveryone(customer.text);
  if (everyone !== null)
    return fromWords('market', { field: 'customer', quote: everyone, low: 0, high: 2, level: 0 });
  if (customer === null && heard?.level === 0) return fromWords('market', heard);
  const counted = judgeCount(matter, heard?.quote ?? null);
  if (counted !== null) return counted;
  if (customer !== null)
    return fromWords('market', { field: 'customer', quote: customer.text, low: 2, high: 6, level: 4 });
  return heard === null ? silent('market') : fromWords('market', heard);
}

/** "Owners" was heard, "Owners of small cleaning companies" was written. */
function whole(heard: Heard | null, { who }: People, input: ScoreInput): Heard | null {
  if (heard === null || !who.toLowerCase().startsWith(heard.quote.toLowerCase())) return heard;
  const text = findText(input, heard.field)?.text ?? '';
  const at = text.toLowerCase().indexOf(who.toLowerCase());
  return at < 0 ? heard : { ...heard, quote: text.slice(at, at + who.length) };
}

/** The customer, where only the idea reader or a count named one. */
function named({ isNamed, counted, who, field }: People): Heard | null {
  if (!isNamed || (field !== 'idea' && field !== 'problem' && field !== 'solution')) return null;
  const isPlaced = counted !== null || /\s(?:in|across)\s/u.test(who);
  return {
    field,
    quote: counted ?? who.replace(/\s(?:with|of)\s“.*$/u, ''),
    low: isPlaced ? 4 : 2,
    high: isPlaced ? 8 : 6,
    level: isPlaced ? 6 : 4,
  };
}

/** Buyers × price: the founder's own count first, then a published one. Only in dollars: nothing is converted. */
function judgeCount(matter: Matter, quote: string | null): Judgement | null {
  const buyers = addBuyers(matter, quote);
  const { money, figures } = matter;
  if (buyers === null) return null;
  const usd = yearlyUsd(money);
  if (usd !== null && usd > 0) {
    const price = addPrice(matter);
    const value = buyers.count * usd;
    figures.add({
      id: 'market-year',
      label: 'All of them at your price',
      value,
      unit: 'money/year',
      currency: 'USD',
      provenance: { kind: 'derived', formula: 'buyers × price × 12 months', inputs: [buyers.id, price] },
    });
    const level = levelOfMarket(value);
    return exactly('market', level, `{{f:${buyers.id}}} at {{f:${price}}}`, [
      { kind: 'figure', id: 'market-year' },
    ]);
  }
  if (money.price !== null || money.usual === null) return null;
  const usual = addUsual(matter);
  const low = buyers.count * money.usual.low;
  const high = buyers.count * money.usual.high;
  figures.add({
    id: 'market-year',
    label: 'All of them at a usual price',
    value: null,
    unit: 'money/year',
    currency: 'USD',
    range: { low, high, means: 'from the usual low to the usual high price' },
    provenance: { kind: 'derived', formula: 'buyers × usual price × 12 months', inputs: [buyers.id, usual] },
  });
  // Prices spread over powers of ten: their middle is the geometric one.
  const level = levelOfMarket(Math.sqrt(low * high));
  return {
    ...exactly('market', level, `{{f:${buyers.id}}}, at prices that are usual for them`, [
      { kind: 'figure', id: 'market-year' },
    ]),
    low: levelOfMarket(low),
    high: levelOfMarket(high),
  };
}

export interface Buyers {
  readonly id: string;
  readonly count: number;
}

function addBuyers({ basis, figures, sources }: Matter, quote: string | null): Buyers | null {
  const own = quote === null ? null : countBefore(quote);
  if (own !== null && quote !== null)
    return {
      count: own.count,
      id: figures.add({
        id: 'buyers',
        label: 'Buyers, by your count',
        value: own.count,
        unit: 'count',
        noun: own.noun,
        provenance: { kind: 'measured', field: 'idea', quote },
      }),
    };
  const { buyers } = basis;
  if (buyers === null) return null;
  const source = sources.add(buyersSource(buyers));
  return {
    count: buyers.value,
    id: figures.add({
      id: 'buyers',
      label: buyers.label,
      value: buyers.value,
      unit: 'count',
      noun: nounOf(buyers.label),
      period: String(buyers.year),
      provenance: { kind: 'sourced', sources: [source] },
    }),
  };
}

/** "12,000 dental clinics in Ohio" → 12,000. */
function countBefore(quote: string): { count: number; noun: string } | null {
  const found = /^([\d.,]+)\s?(k|million|billion|lakh|crore)?\s(?:of\s|the\s)*(.+)$/iu.exec(quote);
  if (found?.[1] === undefined || found[3] === undefined) return null;
  const scale = { k: 1e3, million, billion: 1e9, lakh: 1e5, crore: 1e7 }[(found[2] ?? '').toLowerCase()] ?? 1;
  const count = parseNumber(found[1]) * scale;
  return Number.isFinite(count) && verb(found[3], 'one', 'many') === 'many'
    ? { count, noun: found[3] }
    : null;
}

/** "Offices of lawyers (541110)" → "offices of lawyers"; "Schools (about 14.7 lakh)" → "schools". */
function nounOf(label: string): string {
  const bare = label
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/,.*$/u, '')
    .trim();
  return /^\p{Lu}\p{Ll}/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}
