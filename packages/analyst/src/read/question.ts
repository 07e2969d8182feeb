import type { Language } from './parse-text.ts';
import type { PartyLexicon } from './parties.ts';
import type { ParsedText } from './party-features.ts';
import type { Slot } from './reading.ts';
import type { Token } from './tokens.ts';
import { singular } from './word-forms.ts';

/** What a founder asks that sums can decide. */
export type QuestionKind = 'hire' | 'second' | 'price' | 'quit' | 'live' | 'reach';

export interface Question {
  readonly kind: QuestionKind;
  /** The price or the sum that is asked about: "What if we asked 900?" */
  readonly amount: number | null;
}

const quits = /^(?:quit|resign)$/u;
const leaves = /^(?:leave|give|stop|drop)$/u;
const jobs = /^(?:job|work|employer|employment|factory|post|salary|wage|shift|office|school|career)$/u;
const prices = /^(?:price|pricing|fee|rate|charge|cheap|expensive|dear|discount)$/u;
/** "Do I charge them now or wait?" names a price and does not ask for another one. */
const weighing =
  /^(?:what|much|too|right|fair|enough|raise|rise|lower|increase|decrease|cut|put|change|higher|high|low|cheap|cheaper|expensive|dear|dearer|discount|double|match|more|less|worth|drop|go)$/u;
const hires = /^(?:hire|employ|recruit)$/u;
const helpers = /^(?:hand|help|staff|colleague)$/u;
const counts = /^(?:second|third|another|more|bigger|larger|extra|two)$/u;
const grows = /^(?:double|expand|open|grow|scale)$/u;
const lives = /^(?:live|living|income|salary|wage|livelihood|survive|carry)$/u;
const big = /^(?:million|millions|billion)$/u;

/** By who or what is asked about in the sentence; null where no sum of the founder's could decide it. */
export function readQuestion(
  worry: Slot<string> | null,
  { tokens, prices: sums }: ParsedText,
  { parties }: Pick<Language, 'parties'>,
): Question | null {
  const [span] = worry?.words ?? [];
  if (span === undefined) return null;
  const own = tokens.filter(({ from, to }) => from >= span.from && to <= span.to);
  const asks = own.at(-1)?.text === '?' || own.some(({ lower }) => /^(?:wonder|whether)$/u.test(lower));
  if (!asks) return null;
  const sum = sums.find(({ amount }) => amount.from >= span.from && amount.to <= span.to);
  const bare = own.find(({ pos, lower }) => pos === 'NUM' && /^\d/u.test(lower));
  const amount = sum?.amount.value ?? (bare === undefined ? null : Number(bare.lower.replaceAll(',', '')));
  const isShare = sum?.amount.currency === '%';
  const kind = kindOf(own, isShare ? null : amount, parties);
  return kind === null ? null : { kind, amount };
}

function kindOf(own: readonly Token[], amount: number | null, parties: PartyLexicon): QuestionKind | null {
  const has = (words: RegExp): boolean =>
    own.some(({ lemma, lower }) => words.test(lemma) || words.test(singular(lower)));
  const isLeaving = has(leaves) && (has(jobs) || own.some(isTeaching));
  if (has(quits) || isLeaving) return 'quit';
  if (isWayToCharge(own)) return null;
  const isAsked = amount !== null && has(/^(?:ask|charge|raise|lower|cost)$/u);
  if ((has(prices) && has(weighing)) || isAsked || isTooMuch(own)) return 'price';
  const people = own.filter((token) => isPerson(token, parties));
  const isTakenOn = own.some(({ lemma }, at) => lemma === 'take' && own[at + 1]?.lower === 'on');
  if (has(hires) || isTakenOn || has(helpers) || people.some(({ lemma }) => /ee$|^apprentice$/u.test(lemma)))
    return 'hire';
  // "In two years" is a time, and no second one.
  const counted = own.findIndex(
    ({ lower }, at) =>
      counts.test(lower) &&
      // "Those two" are there already.
      (lower !== 'two' || /^(?:or|buy|get|need|take|hire|have|add|run)$/u.test(own[at - 1]?.lower ?? '')) &&
      !/^(?:day|week|month|year)s?$/u.test(own[at + 1]?.lower ?? ''),
  );
  const what = counted < 0 ? undefined : headAfter(own, counted);
  if (what !== undefined && isPerson(what, parties)) return 'hire';
  if (has(lives)) return 'live';
  const isOneEnough = has(/^enough$/u) && own.some(({ lower }) => lower === 'one');
  if (isOneEnough) return people.length > 0 ? 'live' : 'second';
  if (counted >= 0 || has(grows)) return isBetweenThings(own) ? null : 'second';
  if (has(/^enough$/u)) return 'live';
  return has(big) ? 'reach' : null;
}

/** "Per file or monthly?", "a subscription or by the bag?": how to charge, which no sum decides. */
function isWayToCharge(own: readonly Token[]): boolean {
  const ways = own.filter(({ lower }) =>
    /^(?:per|by|hourly|daily|weekly|monthly|yearly|annual|subscription|flat|upfront)$/u.test(lower),
  );
  return ways.length > 1 || (ways.length > 0 && own.some(({ lower }) => /^(?:or|than|vs)$/u.test(lower)));
}

/** "A second machine or a generator?": the sums know one of the two at most. */
const isBetweenThings = (own: readonly Token[]): boolean =>
  own.some(({ lower }, at) => {
    const [article, thing] = [own[at + 1], own[at + 2]];
    return lower === 'or' && /^(?:a|an|the)$/u.test(article?.lower ?? '') && thing?.pos === 'NOUN';
  });

/** "market stall" in "a second market stall worth it". */
function headAfter(own: readonly Token[], at: number): Token | undefined {
  const end = own.findIndex(({ pos }, place) => place > at && !/^(?:NOUN|PROPN|ADJ|NUM)$/u.test(pos));
  return own.slice(at + 1, end < 0 ? own.length : end).findLast(({ pos }) => pos === 'NOUN');
}

/** "stop teaching", "leave nursing". */
const isTeaching = ({ lower, pos }: Token): boolean => lower.endsWith('ing') && /^(?:VERB|NOUN)$/u.test(pos);

const isTooMuch = (own: readonly Token[]): boolean =>
  own.some(
    ({ lower }, at) => lower === 'too' && /^(?:high|low|little|much|dear)$/u.test(own[at + 1]?.lower ?? ''),
  );

/** Surely a person: a printer may be a machine. */
function isPerson({ lower, pos }: Token, parties: PartyLexicon): boolean {
  const { kind, share } = parties(lower);
  return pos === 'NOUN' && kind === 'person' && share >= 0.6;
}
