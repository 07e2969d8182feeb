import { once } from '@slipway/core';
import type { Knowledge, NicheJob } from '@slipway/knowledge';
import { gatherNotes, type Shelf } from './notes/gather-notes.ts';
import type { IdeaNotes } from './notes/idea-notes.ts';
import { makeRanks } from './notes/niche-ranks.ts';

import { type SuggestedRival, toSuggested } from './notes/suggested-rivals.ts';
import type { ModelReader } from './profile/business-model.ts';
import { type IdeaAnswers, type IdeaProfile, noneOfThese, type Understood } from './profile/idea-profile.ts';
import { makeProfile } from './profile/make-profile.ts';
import type { OfferWords } from './profile/read-offer.ts';
import { sideIn } from './profile/side.ts';
import { understandGuess } from './profile/understood.ts';
import type { IdeaReader } from './read/create-reader.ts';
import type { IdeaReading, Slot } from './read/reading.ts';
import type { Indexes } from './retrieve/indexes.ts';
import { makeOwnWords } from './retrieve/own-words.ts';
import { makeQuery } from './retrieve/query.ts';
import { type Retrieval, retrieve, rowCurve } from './retrieve/retrieve.ts';
import { suggestRivals } from './retrieve/suggest-rivals.ts';
import type { KindReader } from './scope/read-kind.ts';
import { findScope, type Scope } from './scope/scope.ts';

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
  /** Companies to offer as rivals, those that do the same job first; empty where our notes have none near. */
  suggestRivals(answers: IdeaAnswers): readonly SuggestedRival[];
}

interface AnalystParts {
  readonly knowledge: Knowledge;
  readonly indexes: Indexes;
  readonly read: IdeaReader;
  readonly readKind: KindReader;
  readonly isWord: (word: string) => boolean;
  readonly offerWords: OfferWords;
  readonly readModel: ModelReader;
  readonly nameOfPlace: (code: string) => string | undefined;
}

export function createAnalyst(parts: AnalystParts): Analyst {
  const { knowledge, indexes, readKind, readModel, isWord, offerWords, nameOfPlace } = parts;
  const shelf = makeShelf(knowledge, indexes);
  const read = keepLast(parts.read);
  return {
    read,
    study(answers) {
      const text = answers.idea ?? '';
      const reading = read(text);
      const model = readModel(text, reading);
      const profile = {
        ...makeProfile(answers, reading, offerWords),
        businessModel: understandModel(answers, model, shelf),
      };
      const found = retrieve(text, toQuery(profile, reading, answers, shelf), indexes);
      const placed = placeProfile(profile, answers, found, shelf);
      const place = placed.where.value;
      const placeName = place === null ? null : (nameOfPlace(place) ?? place);
      const notes = gatherNotes(placed, found, shelf, placeName, makeOwnWords(text, indexes));
      return {
        profile: placed,
        notes,
        scope: findScope(text, placed, notes, { odds: readKind(text), isWord }),
      };
    },
    suggestRivals(answers) {
      const text = answers.idea ?? '';
      const reading = read(text);
      const profile = makeProfile(answers, reading, offerWords);
      const query = makeQuery(text, toQuery(profile, reading, answers, shelf), indexes);
      return suggestRivals(query, indexes, rowCurve).flatMap((found) => toSuggested(found, shelf));
    },
  };
}

/** A tool asks for the notes and then for the rivals of the same text. */
function keepLast(read: IdeaReader): IdeaReader {
  let last: { readonly text: string; readonly reading: ReturnType<IdeaReader> } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, reading: read(text) };
    return last.reading;
  };
}

/** "None of these" is confirmed, with no value. */
function understandModel(
  { businessModel: answer }: IdeaAnswers,
  read: Slot<string> | null,
  shelf: Shelf,
): Understood<string> {
  const alternatives = read === null ? [] : [read.value, ...read.alternatives];
  if (answer === noneOfThese) return { value: null, standing: 'confirmed', quote: null, alternatives };
  const known = answer === undefined ? undefined : shelf.businessModel(answer)?.id;
  return understandGuess(known, read, '');
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
  return {
    ...(does === '' ? {} : { does }),
    ...(profile.pays.value === null ? {} : { payer: profile.pays.value }),
    places: profile.where.value === null ? [] : [profile.where.value],
    ...(niche === undefined ? {} : { niche }),
  };
}

/** A job picked says its niche too; null for "none of these", undefined while nobody asked. */
function confirmedNiche({ niche, job }: IdeaAnswers, shelf: Shelf): string | null | undefined {
  if (niche !== undefined && niche !== noneOfThese) return shelf.niche(niche)?.id;
  const ofJob = job === undefined || job === noneOfThese ? undefined : shelf.job(job)?.niche;
  return ofJob ?? (niche === noneOfThese || job === noneOfThese ? null : undefined);
}

/** The niche and the job the notes were looked up for, as the founder confirmed or the words suggest. */
function placeProfile(
  profile: IdeaProfile,
  answers: IdeaAnswers,
  found: Retrieval,
  shelf: Shelf,
): IdeaProfile {
  const confirmed = confirmedNiche(answers, shelf);
  const niches = found.niches.map(({ id }) => id);
  const jobs = found.rows.job.map(({ id }) => id);
  const job = answers.job === undefined || shelf.job(answers.job) === undefined ? null : answers.job;
  const isAnswered = job !== null || answers.job === noneOfThese;
  return {
    ...profile,
    side: sideIn(profile, shelf.niche(found.jobNiche ?? ''), likeliestSide(profile, shelf)),
    niche: {
      value: confirmed === undefined ? (niches[0] ?? null) : confirmed,
      standing: confirmed === undefined ? (niches.length === 0 ? 'open' : 'unsure') : 'confirmed',
      quote: null,
      alternatives: niches,
    },
    job: { value: job, standing: isAnswered ? 'confirmed' : 'open', quote: null, alternatives: jobs },
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
  const jobs = once(
    () =>
      new Map<string, NicheJob>(
        [...Map.groupBy(knowledge.jobs, ({ niche }) => niche)].flatMap(([niche, all]) =>
          all.map((job, at) => [`${niche}#job:${at}`, job] as const),
        ),
      ),
  );
  const models = new Map(knowledge.businessModels.map((model) => [model.id, model]));
  const facts = once(() => new Map(knowledge.fieldFacts.map((fact) => [fact.id, fact])));
  const ranks = once(() => makeRanks(knowledge.niches));
  return {
    knowledge,
    niche: (id) => niches.get(id),
    businessModel: (id) => models.get(id),
    job: (id) => jobs().get(id),
    fact: (id) => facts().get(id.split('#')[0] ?? ''),
    ranks: (niche) => ranks().get(niche) ?? null,
    rowsOf: (niche, kind) =>
      (ofNiche().get(niche) ?? [])
        .filter((at) => indexes.rows.kindOf(at) === kind)
        .flatMap((at) => indexes.rows.row(at) ?? []),
  };
}
