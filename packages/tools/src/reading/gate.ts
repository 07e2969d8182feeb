import type { Vertical } from '@slipway/facts';
import { listWords } from '../wording/list-words.ts';
import type { CustomerRead } from './customer.ts';
import { functionWords } from './function-words.ts';
import type { Ranking } from './rank-verticals.ts';
import type { ReadQuestion, ReadVertical } from './reading.ts';
import type { Token } from './tokens.ts';

export interface Gate {
  readonly isSure: boolean;
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
  if (tokens.length < minWords) return unsure(askForIdea(best));
  if (best === undefined || ranking.support < minSupport) return unsure(askBeyondKnown(ranking.verticals));
  if (countContent(tokens, customer) < 2) return unsure(askForJob(best, customer, verticals));
  if (best.confidence < minConfidence) return unsure(askWhichField(ranking.verticals));
  if (customer === null) {
    const question = askWhoPays(best, verticals);
    return {
      isSure: ranking.support >= strongSupport && best.confidence > 2 * (second?.confidence ?? 0),
      question,
    };
  }
  return { isSure: true, question: null };
}

function unsure(question: ReadQuestion): Gate {
  return { isSure: false, question };
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

function askForIdea(best: ReadVertical | undefined): ReadQuestion {
  const heard = best?.because[0];
  return {
    field: 'idea',
    text:
      heard === undefined
        ? 'Who has the problem, what do they do about it today, and what would you do instead? One or two sentences are enough.'
        : `“${heard}” is a start. Who has the problem there, what do they do about it today, and what would you do instead?`,
    options: [],
  };
}

function askBeyondKnown(likely: readonly ReadVertical[]): ReadQuestion {
  if (likely.length >= 2) return askWhichField(likely);
  return {
    field: 'vertical',
    text: 'These words point to no field I hold facts about. Pick the nearest one, or say what your customer does all day.',
    options: likely.map(asOption),
  };
}

function askForJob(
  best: ReadVertical,
  customer: CustomerRead | null,
  verticals: readonly Vertical[],
): ReadQuestion {
  if (customer === null) return askWhoPays(best, verticals);
  return {
    field: 'idea',
    text: `What does it do for ${customer.value}, and what do they do today instead?`,
    options: [],
  };
}

function askWhoPays(best: ReadVertical, verticals: readonly Vertical[]): ReadQuestion {
  const buyers = verticals.find(({ id }) => id === best.id)?.customers ?? [];
  return {
    field: 'customer',
    text: `I read ${listWords(
      best.because.slice(0, 2).map((word) => `“${word}”`),
      'and',
    )}, but not who pays. Who is it?`,
    options: buyers.slice(0, 3).map((label) => ({ value: label, label })),
  };
}

function askWhichField(all: readonly ReadVertical[]): ReadQuestion {
  const likely = all.filter(({ confidence }, place) => place < 2 || confidence >= 0.05);
  return {
    field: 'vertical',
    text: `Is this closer to ${listWords(
      likely.map(({ name }) => name),
      'or',
    )}?`,
    options: likely.map(asOption),
  };
}

function asOption({ id, name, because }: ReadVertical): ReadQuestion['options'][number] {
  const words = because.slice(0, 2).map((word) => `“${word}”`);
  return {
    value: id,
    label: name,
    ...(words.length === 0 ? {} : { why: `You wrote ${listWords(words, 'and')}.` }),
  };
}
