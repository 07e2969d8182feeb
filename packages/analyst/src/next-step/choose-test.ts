import type { ModelTest } from '@slipway/knowledge';
import { isPlural } from '@slipway/language';
import type { IdeaNotes } from '../notes/idea-notes.ts';
import { isProgramme } from '../profile/as-programme.ts';
import type { IdeaProfile, Offer, Standing } from '../profile/idea-profile.ts';
import { isCurrency, roundSum } from '../read/round-sum.ts';
import { listActs } from '../retrieve/acts.ts';
import { listStems } from '../text/words.ts';
import cheapTests from './cheap-tests.json' with { type: 'json' };
import { audienceOf, plainName } from './plain-name.ts';

/** How to test one kind of act cheaply. `{cases}`, `{passes}`, `{payers}` and `{suppliers}` are filled in. */
export interface CheapTest {
  readonly do: string;
  /** The same where the founder's price is known, as `{price}`. */
  readonly priced?: string;
  /** Where nobody is known to pay: by the founder's words for it, as `{idea}`. */
  readonly unnamed?: string;
  readonly passes: string;
  /** What is counted when the thing itself has no good name, in the plural. */
  readonly noun: string;
  /** The thing of the idea may stand for the noun: "Draft 20 lift plans". */
  readonly takesThing?: boolean;
  readonly takesPayer?: boolean;
  /** Single cases, of which some are harder than others. */
  readonly hasCases?: boolean;
  readonly sample: number;
  /** Share of the sample that must pass. */
  readonly share: number;
  readonly days: number;
}

type TestedAct = keyof typeof cheapTests;
export const testsByAct: Readonly<Record<TestedAct, CheapTest>> = cheapTests;

/** Acts that a maker or a crew does for pay, and the test when no such word is there; null where any act will do. */
const ofOffer: Readonly<Record<Offer, readonly [readonly TestedAct[] | null, TestedAct | undefined]>> = {
  software: [null, undefined],
  goods: [['make', 'rent', 'sense'], 'ship'],
  service: [['repair', 'care', 'move', 'teach', 'rent', 'make'], 'serve'],
  marketplace: [[], 'match'],
};

/** Acts that only a maker or a crew does. */
const withHands: ReadonlySet<TestedAct> = new Set(['make', 'rent', 'repair', 'care', 'move', 'sense']);

/** At the full price it is money, a deposit is a signature, an interview is talk; whoever lets it be tried for them tries it. */
const paidFor: ReadonlySet<TestedAct> = new Set([
  'make',
  'repair',
  'care',
  'ship',
  'serve',
  'sell',
  'again',
  'convert',
]);

/** How far a customer who passes this test has gone, as the field `evidence` names it. */
export function provedBy(act: TestedAct): 'interviews' | 'waitlist' | 'letters' | 'paying' {
  if (act === 'ask') return 'interviews';
  if (act === 'pledge' || act === 'collect') return 'letters';
  return paidFor.has(act) ? 'paying' : 'waitlist';
}

const isSure = ({ standing }: { readonly standing: Standing }): boolean =>
  standing === 'read' || standing === 'confirmed';

/** How far customers have gone: it looks as if they never will, nothing is known, they talked or tried it, or they pay. */
export type Proof = 'doubted' | 'none' | 'talked' | 'paid';

/** The test of what the product does. Where that is not known: interviews, then a signature; once they pay, those whom they name. */
export function chooseTest(profile: IdeaProfile, proof: Proof): TestedAct {
  if (proof === 'doubted') return 'ask';
  // Whoever walks into a shop names nobody else: the cheapest next sale is to the same person.
  if (proof === 'paid') return profile.side === 'owner' ? 'again' : 'sell';
  if (proof === 'talked' && hasTried(profile)) return ofClaim(profile) ?? 'pledge';
  // A price that is named is tried before what it does.
  const read = actTest(profile);
  const act = isSure(profile.price) && !ofHands(read) && read !== 'match' ? undefined : read;
  // What is dear is ordered before it is made.
  if (act !== undefined) return act === 'ship' && isDear(profile) ? 'pledge' : act;
  if (proof === 'talked') return 'pledge';
  return !isSure(profile.price) ? 'ask' : isDear(profile) ? 'pledge' : 'ship';
}

/** What a crew does or a maker makes is done once for money, and shows both. */
const ofHands = (act: TestedAct | undefined): boolean =>
  act === 'ship' || act === 'serve' || (act !== undefined && withHands.has(act));

/** Of the round sum: two hundred dollars where it is a million. */
const dearFrom = 2e-4;

function isDear({ price: { value } }: IdeaProfile): boolean {
  return value !== null && isCurrency(value.currency) && value.amount > dearFrom * roundSum(value.currency);
}

/**
 * The test of what decides such a business. Whoever has customers by number asks exactly them; whoever is paid goes on to
 * those whom customers name.
 */
export function chooseModelTest(
  profile: IdeaProfile,
  { businessModel }: Pick<IdeaNotes, 'businessModel'>,
  proof: Proof,
): ModelTest | null {
  if (businessModel === null) return null;
  if (isProgramme(profile)) return businessModel.tests[0] ?? null;
  if (proof === 'paid' || proof === 'doubted') return null;
  if (proof === 'talked') return ofClaim(profile) === undefined ? (businessModel.tests[0] ?? null) : null;
  return businessModel.firstStep;
}

/** Who said yes or tries it has seen what it does: money is what is left to ask for. */
function hasTried({ evidence }: IdeaProfile): boolean {
  return evidence.value?.rung === 'waiting' || evidence.value?.rung === 'trial';
}

/** Those who said yes or try it are asked for money first: they are known by number. */
function ofClaim({ evidence }: IdeaProfile): TestedAct | undefined {
  if (!isSure(evidence) || (evidence.value?.count ?? 0) < claimsLeast) return undefined;
  const rung = evidence.value?.rung;
  return rung === 'waiting' ? 'collect' : rung === 'trial' ? 'convert' : undefined;
}

/** Fewer are too few for a share of them. */
const claimsLeast = 3;
/** More are asked in part. */
const claimsMost = 200;

/** How many the founder named, where the test asks exactly them. */
export function claimedSample({ evidence }: IdeaProfile, act: TestedAct): number | undefined {
  const count = evidence.value?.count;
  return (act === 'collect' || act === 'convert') && count != null ? Math.min(count, claimsMost) : undefined;
}

/** What customers did, guessed or not: a step too far costs less than one behind the founder. */
export function proofOf({ stage }: Pick<IdeaProfile, 'stage'>): Proof {
  if (stage.value === null || stage.value === 'idea') return 'none';
  return stage.value === 'paying' ? 'paid' : 'talked';
}

function actTest(profile: IdeaProfile): TestedAct | undefined {
  const { offer, supplies } = profile;
  if (supplies.value !== null) return 'match';
  const acts = actsOf(profile);
  const [fitting, usual] = ofOffer[offer.value ?? 'software'];
  if (isSure(offer) && fitting !== null) return acts.find((one) => fitting.includes(one)) ?? usual;
  // One verb of a story proves no craft: software prints labels too.
  const isStory = profile.length === 'paragraph';
  return isStory ? acts.find((one) => !withHands.has(one)) : acts[0];
}

/** What is counted: the thing itself where its name is plain and sure. */
export function nounOf(profile: IdeaProfile, test: CheapTest, act: TestedAct): string | null {
  const { does, thing, evidence } = profile;
  if (act === 'collect' || act === 'convert') {
    const { of = null } = evidence.value ?? {};
    return of === null ? test.noun : whoDecides(plainName(of) ?? test.noun, profile);
  }
  if (test.takesThing === true && isSure(does) && thing !== null && isPlainPlural(thing)) return thing;
  return test.takesPayer === true ? (audienceOf(profile) ?? test.noun) : test.noun;
}

const lastOf = (name: string): string => name.toLowerCase().split(' ').at(-1) ?? '';

/** Whoever only uses it is not asked for money: those who pay are, or no more is said than how many. */
export function whoDecides(counted: string, { pays, uses }: IdeaProfile): string | null {
  const payers = plainName(pays.value);
  if (payers !== null && lastOf(payers) === lastOf(counted)) return counted;
  if (uses.value === null || lastOf(uses.value) !== lastOf(counted)) return counted;
  return isSure(pays) ? payers : null;
}

const isPlainPlural = (thing: string): boolean =>
  /^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(thing) && isPlural(thing);

/** The verb of what was read. Without a verb it is only a thing that was named. */
function actsOf({ does, act }: IdeaProfile): readonly TestedAct[] {
  const words = does.standing === 'confirmed' ? (does.value ?? '') : (act ?? '');
  // Two sides make a match; the word alone may swap an ingredient.
  return [...listActs(listStems(words))].filter((act) => act in testsByAct && act !== 'match') as TestedAct[];
}
