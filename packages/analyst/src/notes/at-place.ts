import { countryOf, currencyOf, isCurrency } from '../read/round-sum.ts';
import { fitPlace } from '../retrieve/place.ts';
import { fitsCalendar } from './fits-calendar.ts';
import type { VentureNote } from './idea-notes.ts';

/** Lines of a worked business, by name. */
const lines = {
  decides: ({ decides }) => `${decides.says} ${decides.move}`,
  instead: ({ instead }) => instead,
  fails: ({ fails }) => `${fails.says} ${fails.move}`,
  works: ({ works }) => `${works.says} ${works.move}`,
  ask: ({ question }) => question,
  test: ({ test }) => `${test.do} ${test.passes}`,
} satisfies Readonly<Record<string, (venture: VentureNote) => string>>;
type VentureLine = keyof typeof lines;
const names: readonly VentureLine[] = ['decides', 'instead', 'fails', 'works', 'ask', 'test'];

/** "around Lake Atitlán": a place that no list of towns has. Months, days and feasts are the calendar's. */
const placed =
  /\b(?:in|around|near|along|across|outside)\s+(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Whats|Excel))\p{Lu}\p{Ll}{2,}/u;

/** Prices in the money of one other country; dollars and euros are counted in everywhere. */
function isForeignMoney({ price }: VentureNote, own: string): boolean {
  const { currency } = price;
  return isCurrency(currency) && currency !== own && currency !== 'USD' && currency !== 'EUR';
}

const ofMoney: readonly (readonly [RegExp, string])[] = [
  [/£|\bpounds?\b/u, 'GBP'],
  [/₹|\brupees?\b/u, 'INR'],
  [/¥|\byen\b/u, 'JPY'],
  [/€|\beuros?\b/u, 'EUR'],
];

/** Sums in the money of another country; what is said in dollars is only a size. */
const isInOtherMoney = (line: string, own: string): boolean =>
  ofMoney.some(([sign, currency]) => currency !== own && sign.test(line));

/** A business like it in Madagascar teaches one in Spain, but for the lines about Madagascar, its seasons or its feasts. */
export function atPlace(
  venture: VentureNote,
  place: string | null,
  countriesIn: (line: string) => readonly string[],
): VentureNote {
  if (place === null) return venture;
  const home = countriesIn(`${venture.name}. ${venture.said.join(' ')}`);
  const isAbroad =
    home.length > 0
      ? home.every((code) => fitPlace(code, [place]) === 'elsewhere')
      : isForeignMoney(venture, currencyOf(place));
  const elsewhere = names.filter((name) => {
    const line = lines[name](venture);
    const named = countriesIn(line);
    return (
      isInOtherMoney(line, currencyOf(place)) ||
      (named.length > 0 && named.every((code) => fitPlace(code, [place]) === 'elsewhere')) ||
      (isAbroad && (!fitsCalendar(line, place) || placed.test(line)))
    );
  });
  const from = !isAbroad ? undefined : home.length > 0 ? home[0] : countryOf(venture.price.currency);
  return {
    ...venture,
    ...(elsewhere.length === 0 ? {} : { elsewhere }),
    ...(from === undefined ? {} : { from }),
  };
}
