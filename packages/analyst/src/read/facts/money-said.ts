import type { FactKind } from './fact.ts';
import type { SaidOf } from './said-of.ts';

/** What is sold or done for money, by the nouns that stand for it in this text. */
export type SoldNouns = ReadonlySet<string>;

export interface Said {
  readonly kind: FactKind;
  readonly sure: boolean;
}

const sure = (kind: FactKind): Said => ({ kind, sure: true });
const likely = (kind: FactKind): Said => ({ kind, sure: false });

const asking = /^(?:charge|ask|bill|invoice|quote|sell|get|take|rent|let|lease|offer|want)$/u;
const paying = /^(?:pay|spend|buy|hire|invest|put|give|owe|sink|rent|lease|employ|burn|drop)$/u;
const earning = /^(?:earn|make|turn|gross|clear|bring|take|invoice|net)$/u;
const costing = /^(?:cost|be|come|run|amount|total|take|eat|need|average|add)$/u;
const stating = /^(?:cost|be|come|run|amount|total)$/u;
const wages = /^(?:take|ask|get|want|earn|receive|cost|be|charge|make|need|come)$/u;
export const overhead =
  /^(?:rent|wage|salary|insurance|hosting|server|electricity|lease|loan|stall|hall|workshop|fuel|petrol|diesel|van|licen[cs]e|permit|pitch|storage|accountant|software|internet|payroll|overhead|kitchen|studio|office|space|ads?|advertising|marketing)$/u;
/** Paid by the month where nothing else is said. */
const monthly =
  /^(?:rent|wage|salary|insurance|hosting|server|electricity|lease|loan|storage|internet|payroll|office|workshop|studio)$/u;
const priceWords =
  /^(?:price|fee|rate|ticket|membership|subscription|order|basket|bill|plan|package|place|seat|entry|booking|visit|lesson|class|session|course|hour|trip|ride|night|treatment|wash|contract|pass|number|service|repair|portion|meal|bottle|jar|report|check|tour|haircut|cut)$/u;
const spending =
  /\b(?:now|today|currently|already|elsewhere|otherwise|usually|until now|at the moment|instead)\b/u;
const others =
  /^(?:rival|competitor|agency|other|chain|brand|incumbent|supermarket|alternative|competition)$/u;
const alike = /\b(?:the same|similar|same thing)\b/u;
const asked = /^(?:number|price|fee|rate|charge|ticket|membership)$/u;
const theirs = /\b(?:them|customers?|clients?|each of them|a (?:farmer|customer|client|family|household))\b/u;
const savings = /\b(?:savings?|saved|in the bank|put aside|of my own|set aside|cash)\b/u;
const income =
  /\b(?:salary|live|living|income|wage|earn|replace|quit|full ?time|take home|pay (?:me|us|myself|ourselves))\b/u;
const long = /^(?:week|month|quarter|year|season)$/u;

/** What a sum is, by who does what in its own stretch; null where that does not say it. */
export function readMoney(said: SaidOf, sold: SoldNouns): Said | null {
  const { number, about, verb, noun, before, after, isAsked, isFirst } = said;
  const { sum } = number;
  if (sum === null) return null;
  const lemma = verb?.lemma ?? '';
  if (sum.amount.currency === '%') return readShare(said);
  if (verb?.isNegated === true) return null;
  if (isAsked) return readAsked(said, sold);
  if (
    /\b(?:owes?|owed|fine|fined|lost|raised|grant|budget|loan of|worth|revenue of|valued|debt)\b/u.test(
      before,
    )
  )
    return null;
  if (
    /^(?:in|of)? ?(?:revenue|sales|turnover|takings)\b/u.test(after) ||
    /\b(?:revenue|turnover|takings|sales)\b/u.test(before)
  )
    return likely('earned');
  if (/\bthere\b/u.test(before)) return null;
  // "A fourth van would be 62,000".
  if (
    /\b(?:second|third|fourth|another|new|bigger|larger|extra)\b/u.test(before) &&
    /\b(?:would|will)\b/u.test(before)
  )
    return sure('considered');
  if (/\b(?:my|our) (?:\p{L}+ )?(?:job|salary|wage|employer)\b/u.test(before)) return sure('goal');
  if (/\baverage\b/u.test(before) && lemma === 'be') return sure('price');
  if (isWish(before) && !/^(?:sell|charge|ask)$/u.test(lemma))
    return sum.period === null ? likely('needs') : likely('goal');
  const modal = verb?.modal ?? null;
  // "£6.50 a bottle, costs me £2.10 all in".
  if (about === 'none' && lemma === 'cost' && /\b(?:me|us)\b/u.test(before)) return out(said, true);
  if (about === 'none' && verb !== null && (lemma === 'pay' || /[^s]s$/u.test(said.verbWord))) return null;
  if (about === 'founder' || (about === 'none' && verb !== null)) {
    if (savings.test(`${before} ${after}`) && /^(?:have|save|put)$/u.test(lemma)) return sure('cash');
    if (isPayingVerb(lemma, before, after)) return out(said, modal === null);
    if (lemma === 'keep') return null;
    if (asking.test(lemma) && (about === 'founder' || /\b(?:at|for)$/u.test(before)))
      return earnsInTime(said)
        ? likely('earned')
        : { kind: 'price', sure: modal === null || /^(?:would|will|could|’d|'d)$/u.test(modal) };
    if (earning.test(lemma) && sum.units.length === 0) return likely('earned');
    if (/\b(?:at|for)(?: about| around| roughly)?$/u.test(before) && !/^(?:pay|need|have)$/u.test(lemma))
      return sure('price');
    if (
      /^(?:do|deliver|make|press|repair|wash|bake|groom|clean|teach|run|offer|serve|build|provide|ship)$/u.test(
        lemma,
      )
    )
      return likely('price');
    return null;
  }
  if (/\bat$/u.test(before) && about === 'thing' && !/^(?:be|cost)$/u.test(lemma)) return sure('price');
  // "2 therapists on 38,000 a month each".
  if (verb === null && /\bon$/u.test(before) && noun !== '') return out(said, true);
  const isPlace = about === 'people' && !said.counted && stating.test(lemma);
  if (!isPlace && (about === 'people' || about === 'they' || (about === 'worker' && lemma === 'pay')))
    return readTheirs(said, lemma, modal);
  // "A technician asks 28,000 a month": not hired yet.
  if (about === 'worker' && /^(?:ask|want|charge)$/u.test(lemma)) return sure('considered');
  if (about === 'worker' && (verb === null || wages.test(lemma))) return out(said, true);
  if (/^(?:want|order|need|take)$/u.test(lemma) && /\b(?:at|for)$/u.test(before)) return sure('asked-price');
  if (others.test(noun)) return sure('rival-price');
  if (alike.test(before) && /\b(?:at|for)$/u.test(before)) return sure('rival-price');
  if (verb !== null) {
    if (verb.isPassive && /^(?:sell|charge|price|rent|lease)$/u.test(lemma)) return sure('price');
    if (!costing.test(lemma)) return /\b(?:at|for)$/u.test(before) ? sure('price') : null;
    if (lemma !== 'be' && /^(?:them|customers?|clients?)\b/u.test(after)) return likely('they-pay');
    if (theirs.test(before) && !isSold(noun, sold)) return likely('they-pay');
    if (asked.test(noun)) return sure('price');
    if (said.toParty) return likely('they-pay');
    const isOurs = /\b(?:me|us|my|our)\b/u.test(before);
    // "The container cost 38,000" was paid; "a container costs 80 a day" is asked.
    const isBought = lemma === 'cost' && said.verbWord === 'cost' && said.isDefinite;
    if (!isOurs && !isBought && isSold(noun, sold)) return sure('price');
    const isSaidOfUs = isOurs || said.isDefinite || overhead.test(noun) || sum.units.length > 0;
    return out(said, isSaidOfUs || long.test(sum.period ?? '') || /^(?:day|night)$/u.test(sum.period ?? ''));
  }
  // Without a verb: a noun before it says what it is for; a sum that opens its stretch is what is asked.
  if (isFirst || noun === '') {
    const opens =
      sum.units.length > 0 || sum.period !== null || /^each\b/u.test(after) || /\beach\b/u.test(after);
    return opens ? sure('price') : null;
  }
  if (/\b(?:at|for)(?: about| around| roughly)?$/u.test(before)) return sure('price');
  return isSold(noun, sold) ? sure('price') : out(said, overhead.test(noun) || sum.units.length > 0);
}

const isWish = (before: string): boolean =>
  /\b(?:want|need|hope|aim|goal|target|would like)\b.{0,20}$/u.test(before) &&
  !/\b(?:wants?|needs?) (?:\d|about \d)/u.test(before);

const isSold = (noun: string, sold: SoldNouns): boolean =>
  sold.has(noun) || (priceWords.test(noun) && !overhead.test(noun));

/** "We rent a hall for 300" goes out, "we rent out bikes for 30" comes in. */
function isPayingVerb(lemma: string, before: string, after: string): boolean {
  if (!paying.test(lemma)) return false;
  if (lemma === 'give') return false;
  if (/^(?:rent|lease|let)$/u.test(lemma)) return !/\bout\b/u.test(before) && !/^(?:to|out)\b/u.test(after);
  return true;
}

const earnsInTime = ({ verb, number, before }: SaidOf): boolean =>
  /^(?:get|take|bring)$/u.test(verb?.lemma ?? '') &&
  number.sum?.units.length === 0 &&
  long.test(number.sum.period ?? '') &&
  !/\b(?:for|at|from each)\b/u.test(before);

/** What goes out: by the piece, again and again, or once. */
function out({ number: { sum }, noun, about, isPerson, before }: SaidOf, isSure: boolean): Said {
  const unit = sum?.units.length ?? 0;
  if (long.test(sum?.period ?? '') || sum?.period === 'night' || sum?.period === 'day')
    return { kind: unit > 0 ? 'unit-cost' : 'own-cost', sure: isSure };
  if (unit > 0 || sum?.period === 'hour') return { kind: 'unit-cost', sure: isSure };
  if (/^(?:,? ?and )?(?:each|every|one|an?)\b/u.test(before) && /\b(?:us|me)\b/u.test(before))
    return { kind: 'unit-cost', sure: isSure };
  // "Rent is 1,450": by the month as a rule, and never once.
  if (monthly.test(noun) || about === 'worker' || isPerson) return { kind: 'own-cost', sure: isSure };
  if (overhead.test(noun)) return { kind: 'own-cost', sure: false };
  return { kind: 'needs', sure: isSure };
}

function readTheirs(said: SaidOf, lemma: string, modal: string | null): Said | null {
  const { counted, before, after, sentence, noun, about, isPerson } = said;
  if (/^(?:want|order|need)$/u.test(lemma) && /\b(?:at|for)$/u.test(before)) return sure('asked-price');
  if (others.test(noun) && /^(?:charge|ask|cost|want|sell|take|quote|offer)$/u.test(lemma))
    return sure('rival-price');
  if (/^(?:want|offer|order)$/u.test(lemma) && /\b(?:at|for)$/u.test(before)) return sure('asked-price');
  if (/^(?:pay|spend|give)$/u.test(lemma)) {
    if (/\b(?:us|me)\b/u.test(`${before} ${after}`) || (counted && modal === null)) return sure('price');
    if (modal !== null) return likely('price');
    const isFor = /^(?:\/|an? |per |each |for )/u.test(after) && !/\bto an? /u.test(after);
    if (lemma === 'pay' && isFor && !spending.test(sentence)) return sure('price');
    if (
      spending.test(sentence) ||
      /\b(?:to|on) (?:an?|the|their|another)\b/u.test(after) ||
      lemma === 'spend'
    )
      return likely('they-pay');
    return likely('price');
  }
  if (/^(?:lose|waste)$/u.test(lemma)) return likely('they-pay');
  if (about === 'people' && isPerson && /^(?:get|receive|take|earn|cost)$/u.test(lemma))
    return out(said, true);
  if (/^(?:charge|ask|quote)$/u.test(lemma)) return likely('rival-price');
  if (/^(?:buy|order|book|get)$/u.test(lemma) && /\b(?:at|for)$/u.test(before)) return sure('price');
  return null;
}

function readShare({ about, verb, noun }: SaidOf): Said | null {
  const lemma = verb?.lemma ?? '';
  if (!/^(?:keep|take|charge|get|retain|earn)$/u.test(lemma)) return null;
  if (about === 'founder') return sure('share');
  return noun !== '' ? likely('cut') : null;
}

/** A sum in a question: what would be bought, earned or asked. */
function readAsked({ number, before, sentence, noun }: SaidOf, sold: SoldNouns): Said | null {
  const unit = number.sum?.units.length ?? 0;
  if (number.sum?.period != null && income.test(sentence)) return sure('goal');
  if (/\b(?:charge|price|ask|raise|lower|sell)\b/u.test(sentence)) return sure('asked-price');
  if (
    /\b(?:buy|buying|add|adding|worth|invest|investing|second|third|another|lease|take on|hire|rent|bigger|larger|open|opening|move|moving|new)\b/u.test(
      sentence,
    ) &&
    unit === 0
  )
    return sure('considered');
  if (/\b(?:at|for)$/u.test(before) && isSold(noun, sold)) return sure('asked-price');
  return null;
}
