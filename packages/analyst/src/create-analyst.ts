import { keepFew, once } from '@slipway/core';
import type { Knowledge } from '@slipway/knowledge';
import { isPlural } from '@slipway/language';
import { atPlace } from './notes/at-place.ts';
import { gatherNotes, type Shelf } from './notes/gather-notes.ts';
import type { IdeaNotes } from './notes/idea-notes.ts';
import { type HowRight, judgeRivals } from './notes/judge-rivals.ts';
import { namedRivals } from './notes/named-rivals.ts';
import { neighbourhoodOf } from './notes/neighbourhood.ts';
import { makeRanks } from './notes/niche-ranks.ts';
import { sayPlace } from './notes/say-place.ts';
import { type SuggestedRival, toSuggested } from './notes/suggested-rivals.ts';
import { venturePrice } from './notes/venture-price.ts';
import { asProgramme } from './profile/as-programme.ts';
import type { ModelReader, ModelSlot } from './profile/business-model.ts';
import { type IdeaAnswers, type IdeaProfile, noneOfThese, type Understood } from './profile/idea-profile.ts';
import { makeProfile } from './profile/make-profile.ts';
import type { OfferWords } from './profile/read-offer.ts';
import { sideIn } from './profile/side.ts';
import { understandGuess } from './profile/understood.ts';
import type { PlaceReader } from './read/create-reader.ts';
import type { IdeaReading } from './read/reading.ts';
import type { Indexes } from './retrieve/indexes.ts';
import { makeOwnWords } from './retrieve/own-words.ts';
import { makeNicheScore, makeQuery } from './retrieve/query.ts';
import { curves, type Retrieval, retrieve } from './retrieve/retrieve.ts';
import type { NearRivals } from './retrieve/rival-meanings.ts';
import { suggestRivals } from './retrieve/suggest-rivals.ts';
import type { KindReader } from './scope/read-kind.ts';
import { findScope, type Scope } from './scope/scope.ts';
import { type ChosenVenture, chooseVenture, namingVentures } from './ventures/choose-venture.ts';
import ventureCurves from './ventures/curves.json' with { type: 'json' };
import type { VentureFinder } from './ventures/find-ventures.ts';
import type { FindFirm } from './ventures/firms.ts';
import { likelyModels } from './ventures/likely-models.ts';
import { type FoundVenture, rankVentures } from './ventures/rank-ventures.ts';
import { toVentureQuery } from './ventures/venture-query.ts';

export interface Studied {
  readonly profile: IdeaProfile;
  readonly notes: IdeaNotes;
  /** Whether there is something to answer. */
  readonly scope: Scope;
}

/** Reads ideas and knows what the notes hold for them. One for all tools. */
export interface Analyst {
  read(text: string): IdeaReading;
  /** Same answers, same result. */
  study(answers: IdeaAnswers): Studied;
  /** Companies that may be rivals, likeliest first, each with how likely it is right. */
  suggestRivals(answers: IdeaAnswers): readonly SuggestedRival[];
}

interface AnalystParts {
  readonly knowledge: Knowledge;
  readonly indexes: Indexes;
  readonly read: PlaceReader;
  readonly readKind: KindReader;
  readonly isWord: (word: string) => boolean;
  readonly offerWords: OfferWords;
  readonly readModel: ModelReader;
  readonly nearRivals: NearRivals;
  readonly howRight: HowRight;
  readonly findFirm: FindFirm;
  readonly findVentures: VentureFinder;
  readonly nameOfPlace: (code: string) => string | undefined;
}

/** Tools, answers and what-ifs come again for the same text, and people come in turn. */
const textsKept = 8;

export function createAnalyst(parts: AnalystParts): Analyst {
  const { knowledge, indexes, readKind, readModel, findVentures, isWord, offerWords, nameOfPlace } = parts;
  const shelf = makeShelf(knowledge, indexes);
  /** What follows from the text alone. */
  const open = keepFew(textsKept, (text) => {
    const reading = parts.read(text);
    const model = once(() => readModel(text, reading));
    const near = once(() =>
      findVentures(toVentureQuery(text, reading, model(), makeNicheScore(text, indexes))),
    );
    const rankFor = (payer: string | null) => rankVentures(near()(payer), ventureCurves);
    return { reading, model, rankFor };
  });
  return {
    read: (text) => open(text).reading,
    study(answers) {
      const text = answers.idea ?? '';
      const { reading, model, rankFor } = open(text);
      const made = makeProfile(answers, reading, offerWords);
      const ranked = rankFor(made.pays.value);
      const venture = chooseVenture(answers, ranked, shelf.venture);
      const near = namingVentures(answers, ranked, shelf.venture);
      const profile = asProgramme({
        ...made,
        pays: offerPayers(made.pays, venture),
        venture: venture.slot,
        businessModel: understandModel(answers, model(), near, venture, shelf),
      });
      const found = retrieve(text, toQuery(profile, reading, answers, shelf), indexes);
      const placed = placeProfile(profile, answers, found, venture, shelf);
      const place = placed.where.value;
      const placeName = place === null ? null : (nameOfPlace(place) ?? place);
      const here = (note: ChosenVenture['note']) => {
        if (note === null) return null;
        const { from, ...placed } = atPlace(note, place, parts.read.countriesIn);
        const name = from === undefined ? undefined : nameOfPlace(from);
        return name === undefined ? placed : { ...placed, from: sayPlace(name) };
      };
      const { note } = venture;
      const from = note === null ? undefined : atPlace(note, place, parts.read.countriesIn).from;
      const price = note === null ? null : venturePrice(note, from, placed, knowledge, nameOfPlace);
      const chosen = { ...venture, note: here(note), perhaps: here(venture.perhaps), price };
      const notes = gatherNotes(placed, found, shelf, placeName, makeOwnWords(text, indexes), chosen);
      return {
        profile: placed,
        notes,
        scope: findScope(text, placed, notes, { odds: readKind(text), isWord }),
      };
    },
    suggestRivals(answers) {
      const text = answers.idea ?? '';
      const { reading, rankFor } = open(text);
      const profile = makeProfile(answers, reading, offerWords);
      const query = makeQuery(text, toQuery(profile, reading, answers, shelf), indexes);
      const rows = suggestRivals(query, parts.nearRivals(text), indexes, curves).flatMap((one) =>
        toSuggested(one, shelf).map((rival) => ({ rival, nearness: one.nearness })),
      );
      const place = profile.where.value;
      const isHere = ({ venture, likely }: FoundVenture): boolean =>
        !atPlace({ ...venture, likely }, place, parts.read.countriesIn).elsewhere?.includes('instead');
      const near = namingVentures(answers, rankFor(profile.pays.value), shelf.venture);
      const named = namedRivals(
        near.map((one) => ({ ...one, isHere: isHere(one) })),
        knowledge.niches,
        place,
      );
      return judgeRivals(
        rows,
        named,
        neighbourhoodOf(near, place, (id) => shelf.businessModel(id)?.side),
        parts.findFirm,
        parts.howRight,
      );
    },
  };
}

/** "None of these" is confirmed, with no value. */
function understandModel(
  { businessModel: answer }: IdeaAnswers,
  read: ModelSlot | null,
  near: readonly FoundVenture[],
  { note, slot }: ChosenVenture,
  shelf: Shelf,
): Understood<string> {
  const alone = note === null ? [] : [note.model];
  const alternatives = read === null ? alone : likelyModels(read, near);
  if (answer === noneOfThese) return { value: null, standing: 'confirmed', quote: null, alternatives };
  const known = answer === undefined ? undefined : shelf.businessModel(answer)?.id;
  if (known !== undefined || note === null) return { ...understandGuess(known, read, ''), alternatives };
  // A worked business earns in one way.
  const standing = slot.standing === 'confirmed' ? 'confirmed' : 'read';
  return { value: note.model, standing, quote: null, alternatives };
}

/** Where the text names nobody, whoever pays such a business first is taken to pay this one, until the founder says otherwise. */
function offerPayers(pays: IdeaProfile['pays'], { note }: ChosenVenture): IdeaProfile['pays'] {
  if (note === null || pays.standing === 'confirmed' || pays.standing === 'read') return pays;
  const [named = note.pays] = note.pays.split(/, | and /u);
  // "student and birthday groups" are one party.
  const first = isPlural(named) ? named : note.pays;
  const alternatives = [...new Set([note.pays, ...pays.alternatives])];
  return pays.value === null
    ? { value: first, standing: 'unsure', quote: null, alternatives }
    : { ...pays, alternatives };
}

function toQuery(
  profile: Omit<IdeaProfile, 'businessModel'>,
  { claims: { about }, does: read }: IdeaReading,
  answers: IdeaAnswers,
  shelf: Shelf,
) {
  const niche = confirmedNiche(answers, shelf);
  // A story says in several sentences what a line says in one.
  const said = about === '' ? (read?.value.phrase ?? '') : about;
  const does = answers.does === undefined ? said : (profile.does.value ?? '');
  const payer = saidPayer(profile.pays, answers.idea ?? '');
  return {
    ...(does === '' ? {} : { does }),
    ...(payer === undefined ? {} : { payer }),
    places: profile.where.value === null ? [] : [profile.where.value],
    ...(niche === undefined ? {} : { niche }),
  };
}

/** Whoever is only guessed from other businesses brings no words of the founder: then the first that the text names. */
function saidPayer({ value, standing, quote, alternatives }: Understood<string>, text: string) {
  if (value !== null && (quote !== null || standing === 'confirmed')) return value;
  const said = text.toLowerCase();
  const names = value === null ? alternatives : [value, ...alternatives];
  return names.find((name) => said.includes(name.toLowerCase()));
}

/** A business picked says its niche too; null for "none of these", undefined while nobody asked. */
function confirmedNiche({ niche, venture }: IdeaAnswers, shelf: Shelf): string | null | undefined {
  if (niche !== undefined && niche !== noneOfThese) return shelf.niche(niche)?.id;
  const picked = venture === undefined || venture === noneOfThese ? undefined : shelf.venture(venture);
  return picked?.niche ?? (niche === noneOfThese ? null : undefined);
}

/** The niche that the notes were looked up for, as the founder confirmed or the words suggest. */
function placeProfile(
  profile: IdeaProfile,
  answers: IdeaAnswers,
  found: Retrieval,
  { note }: ChosenVenture,
  shelf: Shelf,
): IdeaProfile {
  const confirmed = confirmedNiche(answers, shelf);
  const niches = [...new Set([...(note === null ? [] : [note.niche]), ...found.niches.map(({ id }) => id)])];
  return {
    ...profile,
    side: sideIn(profile, shelf.niche(niches[0] ?? ''), likeliestSide(profile, shelf)),
    niche: {
      value: confirmed === undefined ? (niches[0] ?? null) : confirmed,
      standing: confirmed === undefined ? (niches.length === 0 ? 'open' : 'unsure') : 'confirmed',
      quote: null,
      alternatives: niches,
    },
  };
}

/** Of the business model that was read or comes first among those offered. */
function likeliestSide({ businessModel: { value, alternatives } }: IdeaProfile, shelf: Shelf) {
  return shelf.businessModel(value ?? alternatives[0] ?? '')?.side;
}

function makeShelf(knowledge: Knowledge, indexes: Indexes): Shelf {
  const ofNiche = once(() => {
    const { length, nicheOf } = indexes.rows;
    return Map.groupBy(
      Array.from({ length }, (_, at) => at),
      nicheOf,
    );
  });
  const niches = new Map(knowledge.niches.map((niche) => [niche.id, niche]));
  const places = once(() => {
    const { ventures } = knowledge;
    return new Map(Array.from({ length: ventures.length }, (_, at) => [ventures.at(at)?.id ?? '', at]));
  });
  const models = new Map(knowledge.businessModels.map((model) => [model.id, model]));
  const facts = once(() => new Map(knowledge.fieldFacts.map((fact) => [fact.id, fact])));
  const ranks = once(() => makeRanks(knowledge.niches));
  return {
    knowledge,
    niche: (id) => niches.get(id),
    businessModel: (id) => models.get(id),
    venture: (id) => knowledge.ventures.at(places().get(id) ?? -1),
    fact: (id) => facts().get(id.split('#')[0] ?? ''),
    ranks: (niche) => ranks().get(niche) ?? null,
    rowsOf: (niche, kind) =>
      (ofNiche().get(niche) ?? [])
        .filter((at) => indexes.rows.kindOf(at) === kind)
        .flatMap((at) => indexes.rows.row(at) ?? []),
  };
}
