import type { IdeaNotes } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { listWords } from '../text/words.ts';
import { isForeign, isStrange } from './foreign.ts';
import type { KindOdds } from './read-kind.ts';
import { isOrder, isOwnQuestion, namesOwnOffer } from './requests.ts';

/**
 * Whether there is a business to answer about. Where it is not clear we ask, which costs nothing; we state no verdict on what is
 * lawful or possible.
 */
export type Scope =
  | { readonly kind: 'answer' }
  | {
      readonly kind: 'ask';
      readonly why: 'thin' | 'vague' | 'foreign' | 'no-business' | 'lawful';
      /** One sentence on what is missing. */
      readonly says: string;
      readonly question: string;
    };

/** Words that say something: fewer name no business. */
const wordsLeast = 3;
/** Names and slips are no words; more of them than this are no text. */
const wordShare = 0.5;
/** From here on a text is met as one of its kind; set on texts that nothing was learnt from. */
const likely = { private: 0.2, vague: 0.4, unlawful: 0.4 } as const;
const likelyUnlawfulNear = 0.65;
/** Who names a buyer, or comes near what we know, has said something. */
const surely = 0.75;
/** Enough where the reading found nobody either. */
const hinted = 0.15;

const foreignSays = 'We read English only.';
const foreignAsks = 'What does it do, and who pays for it, in English?';

/** What was learnt of a text before anything was looked up. */
interface TextSigns {
  readonly odds: KindOdds;
  /** Whether it is a word of English, or of a business that we know. */
  readonly isWord: (word: string) => boolean;
}

export function findScope(
  text: string,
  profile: IdeaProfile,
  notes: IdeaNotes,
  { odds, isWord }: TextSigns,
): Scope {
  const words = [...new Set(listWords(text).map(({ word }) => word))];
  const isConfirmed = [profile.niche, profile.venture, profile.pays].some(
    ({ standing }) => standing === 'confirmed',
  );
  const isKnown =
    notes.known === 'near' ||
    notes.businessModel !== null ||
    profile.pays.standing === 'read' ||
    isSold(profile);
  const isLike = (kind: keyof typeof likely) =>
    !isConfirmed && odds[kind] >= (isKnown ? surely : likely[kind]);
  if (isForeign(text)) return ask('foreign', foreignSays, foreignAsks);
  const isPrivate = isLike('private') && !isSold(profile) && !namesOwnOffer(text);
  if (isOrder(text) || (!isKnown && isOwnQuestion(text)) || isPrivate)
    return ask('no-business', 'We cannot see a business in this.', 'What would you sell, and to whom?');
  const isNoEnglish = words.filter(isWord).length < words.length * wordShare;
  if (!isConfirmed && isNoEnglish && isStrange(text)) return ask('foreign', foreignSays, foreignAsks);
  if (!isConfirmed && (words.length < wordsLeast || isNoEnglish))
    return ask(
      'thin',
      'There is too little here to be read as an idea.',
      'What does it do, and who pays for it?',
    );
  // Whoever is in a business that we know is asked where there is less doubt: most founders are honest.
  if (odds.unlawful >= (notes.known === 'near' ? likelyUnlawfulNear : likely.unlawful))
    return ask(
      'lawful',
      'We ask one thing before we answer this.',
      'Which law or licence lets you sell this where you start?',
    );
  if (isLike('vague') || (isVague(profile, notes) && odds.vague >= hinted))
    return ask('vague', 'We cannot see who this is for or what it does.', whatIsMissing(profile));
  return { kind: 'answer' };
}

const ofBusiness = /^(?:unit-cost|own-cost|needs|considered|offer|paying|sold|volume|capacity|goal|often)$/u;

/** Whoever asks a price for it, and says what it costs, who pays or how many they can do, runs a business. */
function isSold({ price, own, numbers }: IdeaProfile): boolean {
  const facts = [own.capacity, own.unitCost, own.customersNow];
  const isPriced = price.standing === 'read' || numbers.some(({ kind }) => kind === 'price');
  const told = numbers.filter(({ kind }) => ofBusiness.test(kind)).length;
  return told > 1 || (isPriced && (told > 0 || facts.some(({ standing }) => standing === 'read')));
}

/** Nobody in particular pays, and nothing that we know comes near: any answer would fit any company. */
function isVague({ pays }: IdeaProfile, { known, businessModel }: IdeaNotes): boolean {
  return known === 'little' && businessModel === null && (pays.value === null || isAnybody(pays.value));
}

const anybody = new Set(
  'people person everyone everybody anyone user users customer customers consumer consumers business businesses company companies human humans individual individuals community communities stakeholder stakeholders member members team teams brand brands partner partners society societies youth world worlds'.split(
    ' ',
  ),
);

/** A noun that could stand in any pitch. */
function isAnybody(people: string): boolean {
  return anybody.has(people.toLowerCase());
}

function whatIsMissing({ does, pays }: IdeaProfile): string {
  if (pays.value !== null && !isAnybody(pays.value)) return `What does it do for ${pays.value}?`;
  return does.value === null
    ? 'What does it do, and who pays for it?'
    : 'Who pays for it: which people or firms, as narrow as you can?';
}

function ask(why: Exclude<Scope, { kind: 'answer' }>['why'], says: string, question: string): Scope {
  return { kind: 'ask', why, says, question };
}
