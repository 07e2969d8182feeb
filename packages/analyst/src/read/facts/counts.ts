import { does, isHead, isOurs, isReal, type Stated } from './stated.ts';

/** "I can do 3 visits a week", "my crew makes 14 rides a day": what the founder can do in a time. */
export function saysCapacity(stated: Stated): boolean {
  const { bound, period, kind } = stated;
  if (bound.side !== 'object' || bound.verb === null || bound.verb.lemma === 'be') return false;
  if (isOurs(bound) && period !== null && stated.isHours && !does(bound, 'spend', 'lose', 'pay'))
    return bound.isAble || does(bound, 'work') || (isReal(bound) && stated.isPresent);
  if (!isHead(stated) || (kind === 'bare' && period === null)) return false;
  if (bound.isAble) return does(bound, 'serve') || (period !== null && (isOurs(bound) || does(bound, 'do')));
  // "I make 1,400 monthly" is money.
  const isEarned = kind === 'bare' && bound.verb.lemma === 'make';
  if (period === null || !isReal(bound) || !isOurs(bound) || isEarned) return false;
  return does(bound, 'do', 'serve') || (kind === 'count' && stated.isPresent && !isMoneyAct(stated));
}

/** "8 seats per course, 4,200 euro each": places that are sold each time. */
export function saysPlaces({ kind, each, bound, isMeasure, after }: Stated): boolean {
  const isPriced = /\b(?:each|apiece|per \p{L}+)\b/u.test(after.split(',').slice(1).join(','));
  return kind === 'count' && !isMeasure && each !== null && bound.verb === null && isPriced;
}

/** "The van does 8 tests a day": a thing that is named, and not one of many ("a farm", "each truck"). */
export function saysYield(stated: Stated): boolean {
  const { bound, period, kind, noun } = stated;
  if (kind !== 'count' || period === null || (stated.isMeasure && !goods.test(noun ?? ''))) return false;
  if (bound.side !== 'object' || !isReal(bound) || !stated.isPresent || bound.verb?.lemma === 'be')
    return false;
  const isThing = bound.subject === 'thing' || bound.subject === 'party';
  // What an oven holds in a week it makes in a week.
  return isThing && bound.isDefinite && (bound.verb?.lemma === 'hold' || !isMoneyAct(stated));
}

/** Measures that things are sold by. */
const goods = /^(?:kilos?|kg|litres?|tonnes?|metres?|pages?)$/u;

/** Buying, losing and owning say nothing of what can be done. */
const isMoneyAct = ({ bound }: Stated): boolean =>
  does(bound, 'pay', 'spend', 'lose', 'buy', 'cost', 'earn', 'have', 'need', 'sell', 'charge', 'talk');

/** A number of something that there is, and not of what came or was sold. */
const isCount = ({ kind, isPlainCount, isMeasure, isCustomer, period, noun }: Stated): boolean =>
  kind === 'count' &&
  isPlainCount &&
  !isMeasure &&
  !isCustomer &&
  period === null &&
  !anybody.test(noun ?? '');

const thereAre = /\bthere (?:'s|’s|are|is)\b(?! been)/u;
/** Whoever they are. */
const anybody = /^(?:people|persons|men|women)$/u;

export function saysThatThereAre(stated: Stated): boolean {
  return isCount(stated) && thereAre.test(stated.words);
}

/** Below, a number counts the founder's own customers as often as a market. */
const countedFrom = 40;
/** Those who did something with the product are no count of the market. */
const withUs =
  /\b(?:us|our|ours|me|my|we|i|it|mine|ourselves|waiting lists?|waitlist|free|trial|pilot|interested)\b/u;

/** "600 parishes have an organ that nobody tunes", "800 bakeries run such ovens": so many are in that state today. */
export function saysCounted(stated: Stated): boolean {
  const { bound, value } = stated;
  if (!isCount(stated) || !stated.isSpokenOf || value < countedFrom) return false;
  if (!bound.isSubject || bound.verb === null || !stated.isPresent || withUs.test(stated.rest)) return false;
  const { modal, lemma, isPassive } = bound.verb;
  if ((modal !== null && modal !== 'must') || stated.isOne) return false;
  // "66 families borrow now", and not "bakeries that run such ovens".
  const isTried = does(bound, 'try') && lemma !== 'run' && !stated.hasObject;
  return !isTried && !does(bound, 'pay', 'buy', 'talk') && (isPassive || !does(bound, 'promise'));
}

/** "The city has 2,300 private schools", "the three harbours hold 1,150 boats". */
export function saysHolding(stated: Stated): boolean {
  const { bound, value, gap } = stated;
  if (!isCount(stated) || value < countedFrom || gap > farthest) return false;
  if (bound.side !== 'object' || !isReal(bound) || !stated.isPresent || !stated.isSpokenOf) return false;
  if (!/^(?:name|thing|party|own)$/u.test(bound.subject)) return false;
  return /^(?:have|count|hold|number|list|house|include|contain)$/u.test(bound.verb?.lemma ?? '');
}

/** "has roughly some 2,300": words between verb and number. */
const farthest = 2;
