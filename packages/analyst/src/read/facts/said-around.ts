import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import { singular } from '../word-forms.ts';
import type { Fact, FactKind } from './fact.ts';

const when =
  /\b(?:(?:last|this|past) (?:year|month|week|spring|summer|autumn|fall|winter|season|christmas)|in (?:the )?(?:high |low |main )?season|in (?:summer|winter)|since \p{L}+|so far|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|in (?:the )?(?:first|last|past) (?:\p{L}+|\d+) (?:weeks|months|years)|in (?:\p{L}+|\d+) (?:weeks|months))\b/u;
const months =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december|christmas)\b/gu;
const ofTime = /^(?:hour|day|night|week|weekend|month|quarter|year|season|time)$/u;
const costs: ReadonlySet<FactKind> = new Set(['unit-cost', 'own-cost', 'considered', 'needs', 'goal']);
/** More are no crew of one's own. */
const crewMost = 50;

/** When it was counted, what a sum is for, and for how many each is meant. */
export function aroundNumber(
  number: NumberSaid,
  before: readonly NumberSaid[],
  kind: FactKind,
  { tokens }: ParsedText,
): Pick<Fact, 'when' | 'of' | 'each'> {
  const own = tokens.filter(({ sentence }) => sentence === tokens[number.at]?.sentence);
  const words = own.map(({ lower }) => lower).join(' ');
  if (number.sum === null && !costs.has(kind)) {
    const found = when.exec(words)?.[0];
    return found === undefined ? {} : { when: found.replace(months, capital) };
  }
  const of = ownerOf(number, tokens);
  const each = costs.has(kind) ? crewOf(number, before, tokens) : null;
  return { ...(of === null ? {} : { of }), ...(each === null ? {} : { each }) };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "the courier takes 9", "a driver at 1,400": the noun right before the sum. */
function ownerOf({ at }: NumberSaid, tokens: readonly Token[]): string | null {
  for (let place = at - 1; place >= 0 && tokens[place]?.sentence === tokens[at]?.sentence; place--) {
    const { pos = '', lower = '' } = tokens[place] ?? {};
    if (pos === 'NUM') return null;
    if ((pos === 'NOUN' || pos === 'PROPN') && !ofTime.test(singular(lower))) return singular(lower);
  }
  return null;
}

/** "two students at 2,400 each". */
function crewOf(number: NumberSaid, all: readonly NumberSaid[], tokens: readonly Token[]): number | null {
  // "Two people need 3 hours and get 9 each": hours get nothing.
  const before = all.findLast(({ noun }) => !ofTime.test(singular(noun ?? '')));
  const last = number.sum?.at ?? number.at;
  // "9,000 each month", "6 for each skein": of what is named, and not of them.
  const isEach = tokens
    .slice(last + 1, last + 5)
    .some(
      ({ lower }, at) => lower === 'apiece' || (lower === 'each' && tokens[last + 2 + at]?.pos !== 'NOUN'),
    );
  const isCrew =
    before !== undefined &&
    before.sum === null &&
    before.value <= crewMost &&
    (before.noun !== null || /^(?:more|of)$/u.test(tokens[before.at + 1]?.lower ?? '')) &&
    tokens[before.at]?.sentence === tokens[number.at]?.sentence;
  return isEach && isCrew && before.kind !== 'paying' && before.kind !== 'sold' ? before.value : null;
}
