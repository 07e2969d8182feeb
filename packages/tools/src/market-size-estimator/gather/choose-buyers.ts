import type { BuyerCount, Knowledge } from '@slipway/facts';
import type { BuyerChoice, BuyerUnit } from '../basis.ts';
import { buyerUnitOf, buysForThemselves, profileOf, unitInWords } from './buyer-unit.ts';
import { countsOfField } from './counts-of-field.ts';
import { findPlace, type KnownPlace } from './find-place.ts';
import { anyField, isHeadOf, longestIn, nounOf, placeIn, plainWords } from './match-words.ts';
import { peopleOf } from './people-of-place.ts';

const most = 5;
/** Points by which a lesser count may still be offered beside the best. */
const closeBy = 10;
interface Asked {
  /** Who pays, in the founder's words; empty when nothing names them. */
  readonly customer: string;
  readonly verticalId: string | null;
  readonly unit: BuyerUnit | null;
  /** The founder says so; what is only read from the words is checked here. */
  readonly isConsumer: boolean;
  readonly place: KnownPlace;
}

/** Published counts of who might pay, best first. Empty when the words name nobody that was counted. */
export function chooseBuyers(asked: Asked, knowledge: Knowledge): readonly BuyerChoice[] {
  const text = plainWords(asked.customer);
  const unit = asked.unit ?? unitInWords(asked.customer);
  const counts = [...knowledge.buyers, ...countsOfField(asked.verticalId, asked.place.code, knowledge)];
  const ranked = counts
    .filter(({ unit: counted }) => counted !== 'rooms' || text.includes(' room '))
    .filter(({ id }) => !/^(?:world|eu)-(?:population|internet-users|households)$/u.test(id))
    .map((count) => ({ count, ...scoreOf(count, text, unit, asked, knowledge) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.count.id < b.count.id ? -1 : 1));
  const best = ranked[0]?.score ?? 0;
  const close = ranked
    .filter(({ score }) => score > best - closeBy)
    .map(({ count, because }) => asChoice(count, because, asked.place, knowledge))
    .filter((choice) => choice !== null);
  // Beside a count of the place itself, one of another place says nothing.
  const named = close[0]?.carried === null ? close.filter(({ carried }) => carried === null) : close;
  const everybody = asked.isConsumer || (named.length === 0 && buysForThemselves(asked.customer));
  const people = everybody
    ? peopleOf(asked.place).filter((one) => unit !== 'household' || one.unit === unit)
    : [];
  const first = named[0];
  const others = first === undefined || first.carried !== null ? [] : siblings(first, asked.place, knowledge);
  const rest = others.filter(({ id }) => !named.some((choice) => choice.id === id));
  return [...named, ...people].slice(0, most).concat(rest.slice(0, 2));
}

/** 0 when it is not about these buyers at all. */
function scoreOf(
  count: BuyerCount,
  text: string,
  unit: BuyerUnit | null,
  asked: Asked,
  knowledge: Knowledge,
): { score: number; because: string | null } {
  const heads = count.aka.filter((name) => isHeadOf(text, name));
  const tails = count.aka.filter((name) => placeIn(text, name) === 'tail');
  const because = longestIn(text, heads) ?? longestIn(text, tails);
  const isField = asked.verticalId !== null && count.verticals[0] === asked.verticalId;
  // Without a word for the buyer, only the field's own first count may stand in, and never a size class of all firms.
  if (because !== null && anyField.has(because) && count.verticals.length > 0 && !isOfField(count, asked))
    return { score: 0, because };
  if (because === null && !(isField && text.trim() === '')) return { score: 0, because };
  // A clinic is no doctor: a place of work is not counted by who works there.
  if (because !== null && placeOfWork.test(because) && buyerUnitOf(count.unit) === 'person')
    return { score: 0, because };
  const length = because === null ? 0 : plainWords(because).trim().split(' ').length;
  const isHead = heads.length > 0;
  const place = count.region === asked.place.code ? 6 : nearness(count.region, asked.place, knowledge);
  if (place === 0) return { score: 0, because };
  const sameUnit = unit === null ? 0 : buyerUnitOf(count.unit) === unit ? 3 : -3;
  const own = isOfField(count, asked) ? 2 : 0;
  // A whole sector, or one size of firm, stands in only when nothing narrower was counted.
  const broad = isBroad(count) ? -6 : 0;
  // "firm" alone says little beside "law firm".
  const vague = because !== null && anyField.has(because) ? -5 : 0;
  const trust = count.confidence === 'high' ? 1 : count.confidence === 'low' ? -1 : 0;
  return {
    score: 20 + length * 3 + (isHead ? 4 : 0) + place + sameUnit + own + broad + vague + trust,
    because,
  };
}

const placeOfWork =
  /\b(?:clinics?|hospitals?|practices?|offices?|shops?|stores?|schools?|studios?|firms?)$/iu;

const plainTrade =
  /^(?:off|ser|car|pra|com|fir|abo|emp|onl|pro|act|lic|all|typ|bus|cen|sho|own|chi|pub|peo|wit|gen|oth|and|exc|for|use|mar|bas|loc)/u;

/** The same trade counted as something else: people, companies or locations. They show what a price can be per. */
function siblings(first: BuyerChoice, place: KnownPlace, knowledge: Knowledge): readonly BuyerChoice[] {
  const self = knowledge.buyers.find(({ id }) => id === first.id);
  if (self?.verticals[0] === undefined) return [];
  const stems = (count: BuyerCount) =>
    new Set(
      (count.label.toLowerCase().match(/[a-z]{3,}/gu) ?? [])
        .map((word) => word.slice(0, 3))
        .filter((stem) => !plainTrade.test(stem)),
    );
  const own = stems(self);
  return knowledge.buyers
    .filter(
      (count) =>
        count.region === self.region &&
        count.verticals[0] === self.verticals[0] &&
        buyerUnitOf(count.unit) !== first.unit &&
        [...stems(count)].some((stem) => own.has(stem)),
    )
    .map((count) => asChoice(count, null, place, knowledge))
    .filter((choice) => choice !== null);
}

function isBroad({ id, label, verticals }: BuyerCount): boolean {
  return (
    id.startsWith('us-sector') ||
    /:|employees/u.test(label) ||
    (verticals.length === 0 && /firms|establishments|enterprises|businesses/iu.test(label))
  );
}

function isOfField({ verticals }: BuyerCount, { verticalId }: Asked): boolean {
  return verticalId !== null && verticals.includes(verticalId);
}

/** A count of the Union serves its members; else a place of like prices serves before a richer or poorer one. */
function nearness(region: string, place: KnownPlace, knowledge: Knowledge): number {
  if (region === 'EU') return unionMembers.has(place.code) ? 3 : 0;
  if (region === 'global') return 2;
  const from = findPlace(region, knowledge);
  if (from === null) return 0;
  if (place.code === 'EU' || place.code === 'global') return region === 'US' ? 1.5 : 1;
  return Math.max(0.3, 3 - 2 * Math.abs(Math.log(middle(place) / middle(from))));
}
const unionMembers = new Set(['DE', 'FR', 'IT', 'ES', 'PL', 'NL', 'BE', 'SE', 'PT', 'DK', 'IE']);

function middle({ priceIndex: [low, high] }: KnownPlace): number {
  return (low + high) / 2;
}

function asChoice(
  count: BuyerCount,
  because: string | null,
  place: KnownPlace,
  knowledge: Knowledge,
): BuyerChoice | null {
  const from = findPlace(count.region, knowledge);
  if (from === null) return null;
  const unit = buyerUnitOf(count.unit);
  const isHere = count.region === place.code;
  return {
    id: count.id,
    label: count.label,
    noun: nounOf(count),
    isBroad: isBroad(count),
    value: count.value,
    unit,
    countedAs: count.unit,
    region: count.region,
    year: count.year,
    confidence: isHere ? count.confidence : 'low',
    source: {
      id: count.id,
      publisher: count.publisher,
      what: count.label,
      year: count.year,
      region: count.region,
      confidence: count.confidence,
      ...(count.checked
        ? {}
        : { note: 'Stated from knowledge of the publication; check before you print it.' }),
    },
    profile: profileOf(count.id, unit),
    carried: isHere
      ? null
      : {
          fromName: from.inName,
          people: place.population / from.population,
          priceLevel: count.region === 'global' ? 1 : middle(place) / middle(from),
        },
    because,
  };
}
