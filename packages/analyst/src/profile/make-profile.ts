import { chargeKinds } from '../read/charge.ts';
import { type Fact, toPrice } from '../read/facts/fact.ts';
import type { Doing, IdeaReading, Price, Slot } from '../read/reading.ts';
import { currencyOf, isCurrency } from '../read/round-sum.ts';
import { stages } from '../read/stage.ts';
import { listActs } from '../retrieve/acts.ts';
import { listStems } from '../text/words.ts';
import { type IdeaAnswers, type IdeaProfile, type Offer, offers, type Understood } from './idea-profile.ts';
import { cutPhrase, nameIdea, withoutOpening } from './name-idea.ts';
import { listNumbers } from './numbers.ts';
import { understandFact, understandFacts, understandRoles } from './own-facts.ts';
import { agreePrice } from './own-price.ts';
import { placeSums } from './place-sums.ts';
import { type OfferWords, readOffer } from './read-offer.ts';
import { open, understand, understandGuess } from './understood.ts';

/** Words up to which a text is a line. */
const lineWords = 30;

/** Reading and answers, before anything is looked up: niche and venture are filled in by whoever knows the notes. */
export function makeProfile(answers: IdeaAnswers, reading: IdeaReading, words: OfferWords): IdeaProfile {
  const text = answers.idea ?? '';
  const { claims } = reading;
  const does = understand(answers.does, sayDoes(text, reading), text);
  // Without a verb it is only the first thing named.
  const isAct = answers.does !== undefined || (reading.does?.value.act ?? null) !== null;
  const facts = placeSums(claims.facts, answers.sums ?? '');
  const own = understandFacts(answers, facts, text);
  const roles = understandRoles(facts, text);
  const pays = understandGuess(answers.customer, reading.pays, text);
  const offer = understand(oneOf(offers, answers.offer), readOffer(text, reading, words), text);
  return {
    name: nameIdea(text, pays, does, reading.stated),
    does,
    thing: answers.does === undefined ? (reading.does?.value.thing ?? null) : null,
    act:
      answers.does === undefined
        ? (reading.does?.value.act ?? null)
        : (answers.does.trim().split(/\s/u)[0] ?? null),
    acts: [...listActs(listStems(isAct ? `${does.value} ${text}` : text))],
    pays,
    uses: understandGuess(answers.user, reading.uses, text),
    supplies: understandGuess(answers.supplier, reading.supplies, text),
    where: understand(answers.region === 'global' ? undefined : answers.region, reading.where, text),
    charges: understandGuess(oneOf(chargeKinds, answers.charges), reading.charges, text),
    price: agreePrice(understand(priceOf(answers, reading), reading.price, text), own, roles, facts, text),
    businessModel: open,
    niche: open,
    venture: open,
    stage: understand(oneOf(stages, answers.stage), reading.stage, text),
    evidence: understand(undefined, claims.evidence, text),
    unitCost: asPrice(own.unitCost),
    founderYears: understand(undefined, claims.years, text),
    rivals: claims.rivals,
    worry: understand(undefined, isTrade(claims) ? null : claims.worry, text),
    question: claims.question,
    channel: soldThrough.exec(text)?.[0] ?? null,
    lines: claims.lines,
    sentences: claims.sentences,
    isSeasonal: claims.isSeasonal,
    returned: understandFact(undefined, ['lost'], facts, text),
    waiting: understandFact(undefined, ['waiting'], facts, text),
    deposits: understandFact(undefined, ['deposit'], facts, text),
    own,
    roles,
    numbers: listNumbers(facts, own, text),
    ...(answers.sums === undefined ? {} : { sums: answers.sums }),
    offer,
    side: sideOf(offer.value),
    length: text.trim().split(/\s+/u).length > lineWords ? 'paragraph' : 'line',
  };
}

/** What the founder is, is no doubt. */
const isTrade = ({ worry, lines }: IdeaReading['claims']): boolean =>
  lines.some(({ kind, quote }) => kind === 'strength' && worry?.value.startsWith(quote) === true);

const asPrice = ({ value, alternatives, ...rest }: Understood<Fact>): Understood<Price> => ({
  ...rest,
  value: value === null ? null : toPrice(value),
  alternatives: alternatives.map(toPrice),
});

const doesWords = 22;

/** One clause is a fragment: of a story the sentence about the product says what it does, and a line says it whole. */
function sayDoes(text: string, { claims: { product }, does }: IdeaReading): Slot<string> | null {
  if (product !== null) return shorten(product);
  if (does === null || text.trim().split(/\s+/u).length > lineWords || /[.?!]\s/u.test(text))
    return sayDoing(does);
  const whole = text.trim();
  const from = text.indexOf(whole);
  return shorten({ ...does, value: whole, alternatives: [], words: [{ from, to: from + whole.length }] });
}

function shorten(slot: Slot<string>): Slot<string> {
  return { ...slot, value: cutPhrase(withoutOpening(slot.value), doesWords) };
}

/** Goods, services and marketplaces are businesses of their own kind; software is sold to one. */
function sideOf(offer: Offer | null): IdeaProfile['side'] {
  return offer === 'service' || offer === 'goods' ? 'owner' : 'supplier';
}

/** What the founder leaves out is as the text has it; a currency that it leaves out too is that of the place. */
function priceOf(answers: IdeaAnswers, reading: IdeaReading): Price | undefined {
  const { price, currency, per, takeRate, region } = answers;
  if (takeRate !== undefined) return { amount: takeRate * 100, currency: '%', per: null };
  const read = reading.price?.value.currency === '%' ? undefined : reading.price?.value;
  const amount = price ?? (currency === undefined && per === undefined ? undefined : read?.amount);
  if (amount === undefined) return undefined;
  const known = read !== undefined && isCurrency(read.currency) ? read.currency : undefined;
  return {
    amount,
    currency: currency ?? known ?? currencyOf(region ?? reading.where?.value ?? null),
    per: per ?? read?.per ?? 'month',
  };
}

const soldThrough = /\b(?:sold|sell|sells|selling) (?:[^.,;!?\n]{0,40} )?(?:through|via) [^.,;!?\n]{3,60}/iu;

function oneOf<T extends string>(known: readonly T[], value: string | undefined): T | undefined {
  return known.find((one) => one === value);
}

function sayDoing(slot: Slot<Doing> | null): Slot<string> | null {
  if (slot === null) return null;
  const say = ({ phrase }: Doing): string => phrase;
  return { ...slot, value: say(slot.value), alternatives: slot.alternatives.map(say) };
}
