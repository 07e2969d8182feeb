import type { Vertical } from '@slipway/facts';
import type { CustomerRead } from './customer.ts';
import { functionWords } from './function-words.ts';
import {
  askBeyondKnown,
  askForIdea,
  askForJob,
  askWhichField,
  askWhichNiche,
  askWhoPays,
} from './questions.ts';
import type { Ranking } from './rank.ts';
import type { ReadNiche, ReadQuestion } from './reading.ts';
import type { Token } from './tokens.ts';

export interface Gate {
  readonly isSure: boolean;
  /** Those that may be shown: none when the text is vague or about no field that is known. */
  readonly niches: readonly ReadNiche[];
  readonly isNicheSure: boolean;
  readonly question: ReadQuestion | null;
}

interface Facts {
  readonly tokens: readonly Token[];
  readonly ranking: Ranking;
  readonly customer: CustomerRead | null;
  readonly verticals: readonly Vertical[];
}

const minWords = 5;
/** Under these the first vertical is one of several; set on the tuning half together with the ranking's constants. */
const minConfidence = 0.5;
const minSupport = 2.2;
/** Under these the first niche is one of several, and those below the last are not worth naming. */
const minTrust = 0.64;
const minInField = 0.6;
const minInSureField = 0.57;
const sureField = 0.7;
const minNicheQuotes = 2;
/** From here on a niche is named in the question, even where the text holds no word of its field. */
const worthAsking = 0.4;
const wordsToAsk = 12;
const shownFrom = 0.02;
/** So many points name a field by themselves: nobody has to be named as well. */
const strongSupport = 6;

/** Words that say how, or how good, and never what is done for whom. */
const emptyWords = new Set(
  `app apps application platform software tool website site web service system solution product startup business company idea project thing
better best easy easier simple simpler smart smarter fast faster cheap great good new innovative revolutionary disruptive amazing life world future everyone everybody anyone
people person user users customer customers client clients help improve change connect build make create enable empower transform revolutionise revolutionize disrupt
ai ml llm gpt blockchain crypto web3 nft nfts metaverse vr ar iot quantum machine learning artificial intelligence technology tech digital online mobile cloud data
money rich million billion next`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Whether the reading may be taken, and the one question that would help most. */
export function decide({ tokens, ranking, customer, verticals }: Facts): Gate {
  const [best, second] = ranking.verticals;
  const niches = likelyNiches(ranking);
  if (tokens.length < minWords) return unsure(askForIdea(best), niches);
  if (best === undefined) return unsure(askBeyondKnown([]), []);
  if (countContent(tokens, customer) < 2) return unsure(askForJob(best, customer, verticals), []);
  // Who is sure of the niche is sure of its field.
  if (knowsNiche(ranking))
    return {
      isSure: true,
      niches,
      isNicheSure: true,
      question: customer === null ? askWhoPays(best, verticals) : null,
    };
  if (ranking.support < minSupport)
    return ranking.trust < worthAsking || tokens.length < wordsToAsk
      ? unsure(askBeyondKnown(ranking.verticals), [])
      : unsure(askWhichNiche(niches) ?? askBeyondKnown(ranking.verticals), niches);
  if (best.confidence < minConfidence || best.because.length < minQuotes)
    return unsure(askWhichNiche(niches) ?? askWhichField(ranking.verticals), niches);
  if (customer === null) {
    const isSure =
      ranking.support >= strongSupport &&
      best.because.length >= minQuotes &&
      best.confidence > 2 * (second?.confidence ?? 0);
    return { isSure, niches, isNicheSure: false, question: askWhoPays(best, verticals) };
  }
  return { isSure: true, niches, isNicheSure: false, question: askWhichNiche(niches) };
}

/** "You piece of garbage" is not about refuse: one word alone carries no field, however strong it is. */
const minQuotes = 2;

function unsure(question: ReadQuestion, niches: readonly ReadNiche[]): Gate {
  return { isSure: false, niches, isNicheSure: false, question };
}

/** Its own words and its lead must both be clear. A field beyond doubt leaves few jobs to choose among. */
function knowsNiche({ verticals: [field], niches: [best], trust }: Ranking): boolean {
  if (best === undefined || best.because.length < minNicheQuotes) return false;
  const isInField = best.vertical === field?.id;
  return trust >= (isInField ? (field.confidence >= sureField ? minInSureField : minInField) : minTrust);
}

/** A niche without a word of the founder's behind it is no reading. */
function likelyNiches({ niches }: Ranking): readonly ReadNiche[] {
  return niches.filter(({ because, confidence }) => because.length > 0 && confidence >= shownFrom);
}

/** Words that say what is done: not the customer, not the small words, not the praise, not the technology. */
function countContent(tokens: readonly Token[], customer: CustomerRead | null): number {
  return tokens.filter(
    ({ word, start, end }) =>
      word.length > 2 &&
      !functionWords.has(word) &&
      !emptyWords.has(word) &&
      !(customer !== null && start >= customer.start && end <= customer.end),
  ).length;
}
