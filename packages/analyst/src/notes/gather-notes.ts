import type { BusinessModel, FieldFact, Knowledge, Niche, NicheJob } from '@slipway/knowledge';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { OwnWords } from '../retrieve/own-words.ts';
import { fitPlace } from '../retrieve/place.ts';
import type { Retrieval } from '../retrieve/retrieve.ts';
import type { FoundRow, Row, RowKind } from '../retrieve/row.ts';
import { estimateCounts } from './estimate-count.ts';
import { fitsCalendar } from './fits-calendar.ts';
import { gatherModel } from './gather-model.ts';
import type {
  FactNote,
  IdeaNotes,
  JobNote,
  Line,
  NamedLine,
  NicheNote,
  NicheRanks,
  PriceNote,
  RivalNote,
} from './idea-notes.ts';
import { isNear } from './is-near.ts';

/** The knowledge by id. */
export interface Shelf {
  readonly knowledge: Pick<
    Knowledge,
    'businessModels' | 'buyers' | 'countries' | 'populations' | 'rates' | 'verticals'
  >;
  niche(id: string): Niche | undefined;
  businessModel(id: string): BusinessModel | undefined;
  job(rowId: string): NicheJob | undefined;
  fact(rowId: string): FieldFact | undefined;
  ranks(niche: string): NicheRanks | null;
  /** In the order of the knowledge. */
  rowsOf(niche: string, kind: RowKind): readonly Row[];
}

const jobsMost = 6;
/** A row of any other niche shares a word by chance more often than not. */
const strayFrom = 0.5;
/** Of a whole niche these fit one idea in four: they are said only where they share a word with it. */
const needsOwnWords: ReadonlySet<RowKind> = new Set(['failure', 'price', 'season']);
/** While no place is known, what holds in one country alone is not said. */
const bindsAPlace: ReadonlySet<RowKind> = new Set(['rule', 'change', 'channel', 'fact']);

/** Everything an answer may use, as stored: nothing is joined, nothing reworded. */
export function gatherNotes(
  profile: IdeaProfile,
  found: Retrieval,
  shelf: Shelf,
  placeName: string | null,
  own: OwnWords,
): IdeaNotes {
  const places = profile.where.value === null ? [] : [profile.where.value];
  const known = knownOf(profile, found);
  const nearIds = new Set<string | null>(found.niches.map(({ id }) => id));
  const isTrusted = known === 'near' && isNicheTrusted(profile, found);
  // Of a niche in doubt only what shares its words with the idea is said; jobs are only offered.
  const isOurs = (kind: RowKind, niche: string | null): boolean =>
    nearIds.has(niche) && (isTrusted || kind === 'job');
  const rows = (kind: RowKind): readonly FoundRow[] =>
    known !== 'near'
      ? []
      : [...found.rows[kind], ...restOfNiche(kind, profile, found, shelf)]
          .filter((row) => !needsOwnWords.has(kind) || own.isOf(`${row.name} ${row.says}`))
          .map((row) => (kind === 'job' || own.isOf(`${row.name} ${row.says}`) ? row : ofNicheAlone(row)))
          .filter(({ niche, probability }) => isOurs(kind, niche) || probability >= strayFrom)
          .filter(({ probability }) => probability >= strayFrom || !isVendors(kind, profile))
          .filter(({ region }) =>
            bindsAPlace.has(kind)
              ? region === null || fitPlace(region, places) === 'here'
              : fitPlace(region, places) !== 'elsewhere',
          );
  const niches = known === 'little' ? [] : found.niches.map((niche) => toNiche(niche, shelf));
  const first = isTrusted ? shelf.niche(found.jobNiche ?? '') : undefined;
  const payers = isTrusted ? shelf.niche(found.payerNiche ?? '') : undefined;
  // To choose from, also where nothing is near enough to be said.
  const jobs = (known === 'near' ? rows('job') : found.rows.job)
    .flatMap((row) => toJob(row, shelf))
    .slice(0, jobsMost);
  const whose = profile.side === 'supplier' ? 'to-them' : 'theirs';
  return {
    known,
    niches,
    choices: found.choices.map((niche) => toNiche(niche, shelf)),
    jobs,
    ...gatherModel(profile, shelf, places, own),
    job: profile.job.standing === 'confirmed' ? (toJobById(profile.job.value, shelf) ?? null) : null,
    signs:
      payers === undefined || !sellsSoftware(profile)
        ? null
        : { buyer: payers.buyer, user: payers.user, niche: payers.id },
    cycle: payers === undefined || !sellsSoftware(profile) ? null : { ...payers.cycle, niche: payers.id },
    economics:
      first === undefined ||
      first.economics.whose !== whose ||
      (whose === 'to-them' && !sellsSoftware(profile))
        ? null
        : { ...first.economics, niche: first.id },
    ranks: known === 'near' && found.jobNiche !== null ? shelf.ranks(found.jobNiche) : null,
    // Our rows name those who sell to such businesses, and they are no rivals of one.
    rivals:
      profile.side === 'owner'
        ? []
        : rows('rival')
            .flatMap((row) => toRival(row, shelf))
            .filter(({ isSameJob }) => isSameJob || sellsSoftware(profile)),
    prices: rows('price')
      .flatMap((row) => toPrice(row, shelf))
      .filter((price) => price.whose === whose && (whose === 'theirs' || sellsSoftware(profile))),
    failures: rows('failure').map(toLine),
    rules: rows('rule').map(toNamed),
    changes: rows('change').flatMap((row) => {
      const change = shelf.niche(row.niche ?? '')?.changes[placeOf(row)];
      return change === undefined ? [] : [{ ...toLine(row), effect: change.effect, region: row.region }];
    }),
    questions: rows('question').map(toLine),
    channels: rows('channel').map(toNamed),
    systems: rows('system').map(toNamed),
    // A neighbour's calendar is another one.
    season:
      rows('season')
        .filter(({ niche, says }) => niche === found.niches[0]?.id && fitsCalendar(says, profile.where.value))
        .map(toLine)[0] ?? null,
    today: rows('today').map(toLine)[0] ?? null,
    cost: rows('cost').map(toLine)[0] ?? null,
    pains: rows('pain').map(toLine),
    facts: rows('fact').flatMap((row) => toFact(row, shelf)),
    counts: countsOf(profile, found, shelf),
    priceIndex: shelf.knowledge.countries.find(({ iso }) => iso === profile.where.value)?.priceIndex ?? null,
    placeName,
  };
}

/** Published counts first; an estimate where none is of exactly who pays. */
function countsOf(
  { pays, where }: IdeaProfile,
  { rows }: Retrieval,
  { knowledge }: Shelf,
): IdeaNotes['counts'] {
  const published = rows.buyers.flatMap(({ id, probability }) => {
    const count = knowledge.buyers.find((one) => `${one.id}#buyers` === id);
    return count === undefined ? [] : [{ ...count, isOfPayer: probability === 1 }];
  });
  return published.some(({ isOfPayer }) => isOfPayer)
    ? published
    : [...published, ...estimateCounts(pays.value, where.value, knowledge)];
}

/** Our rows on selling to a business are about its software: a crew or a maker sells to it in other ways. */
function sellsSoftware({ side, offer, niche }: IdeaProfile): boolean {
  // Where the text leaves open what is sold, the founder's choice of the business lets its rows in.
  const isOpen = offer.value === null && niche.standing === 'confirmed';
  return side === 'supplier' && (isOpen || offer.value === 'software');
}

/** Kinds that hold for everyone in a niche, whatever the product does there; those of the payer come from the payer's niche. */
const ofAll: ReadonlySet<RowKind> = new Set([
  'job',
  'rival',
  'price',
  'failure',
  'question',
  'channel',
  'season',
]);
const ofPayer: ReadonlySet<RowKind> = new Set(['channel', 'season']);
/** Measured on judged ideas: of the rows of a near niche a quarter to a third are about the very idea. */
const restLikely = 0.3;

/** Without a word of the founder's it holds for the niche as a whole at best. */
const ofNicheAlone = (row: FoundRow): FoundRow => ({
  ...row,
  probability: Math.min(row.probability, restLikely),
});

/** What failed in a niche failed for those who sell to it. */
const isVendors = (kind: RowKind, { side }: IdeaProfile): boolean => kind === 'failure' && side === 'owner';

/** What the near niche holds besides the rows that share words with the idea: said of the niche, by its name. */
function restOfNiche(
  kind: RowKind,
  profile: IdeaProfile,
  found: Retrieval,
  shelf: Shelf,
): readonly FoundRow[] {
  const { side } = profile;
  // Jobs are only offered.
  if (kind !== 'job' && !isNicheTrusted(profile, found)) return [];
  if (!ofAll.has(kind) || (side === 'owner' && (kind === 'channel' || kind === 'rival'))) return [];
  const niche = ofPayer.has(kind) ? found.payerNiche : found.jobNiche;
  const names = new Set(found.rows[kind].flatMap(({ id, name }) => (kind === 'rival' ? [id, name] : [id])));
  return (niche === null ? [] : shelf.rowsOf(niche, kind))
    .filter(({ id, name }) => !names.has(id) && !(kind === 'rival' && names.has(name)))
    .map((row) => ({
      ...row,
      probability: restLikely,
      ownWords: [],
      niches: niche === null ? [] : [niche],
      standing: kind === 'rival' ? 'also-sells' : null,
    }));
}

/** Measured on judged ideas: four of five first niches from here on are the right one. */
const trustFrom = 0.7;

/** What holds for a whole niche is said once the founder confirmed it, or there is little doubt. */
function isNicheTrusted({ niche }: IdeaProfile, { niches: [first] }: Retrieval): boolean {
  return niche.standing === 'confirmed' || (first?.probability ?? 0) >= trustFrom;
}

/** Whoever confirmed a niche, or a job of it, is in it; who says "none of these" is in none. A probability alone decides nothing. */
function knownOf({ niche }: IdeaProfile, found: Retrieval): IdeaNotes['known'] {
  if (niche.standing === 'confirmed') return niche.value === null ? 'little' : 'near';
  if (found.known === 'little') return 'little';
  return isNear(found) ? 'near' : 'adjacent';
}

function toNiche({ id, industry, name, probability }: Retrieval['niches'][number], shelf: Shelf): NicheNote {
  const industryName = shelf.knowledge.verticals.find((one) => one.id === industry)?.name ?? industry;
  return { id, industry, industryName, short: shelf.niche(id)?.short ?? name, name, likely: probability };
}

const noted = ({ id, niche, probability }: FoundRow) => ({ id, niche, likely: probability });
const toLine = (row: FoundRow): Line => ({ ...noted(row), says: row.says });
const toNamed = (row: FoundRow): NamedLine => ({ ...toLine(row), name: row.name, region: row.region });

/** `agritech/row-crops#rival:2` is the third. */
function placeOf({ id }: Pick<FoundRow, 'id'>): number {
  return Number(id.slice(id.lastIndexOf(':') + 1));
}

function toRival(row: FoundRow, shelf: Shelf): readonly RivalNote[] {
  const stored = row.niche === null ? undefined : shelf.niche(row.niche)?.incumbents[placeOf(row)];
  // Companies of a whole industry have no clause of their own that may be said of them.
  if (stored === undefined) return [];
  const { name, does, pricing, region } = stored;
  return [{ ...noted(row), name, does, pricing, region, isSameJob: row.standing === 'same-job' }];
}

function toPrice(row: FoundRow, shelf: Shelf): readonly PriceNote[] {
  const price = shelf.niche(row.niche ?? '')?.prices[placeOf(row)];
  return price === undefined ? [] : [{ ...noted(row), ...price }];
}

function toJob(row: FoundRow, shelf: Shelf): readonly JobNote[] {
  const job = shelf.job(row.id);
  if (job === undefined) return [];
  const { what, pain, today, hard } = job;
  return [{ ...noted(row), what, pain, today, hard }];
}

function toJobById(id: string | null, shelf: Shelf): JobNote | undefined {
  const job = id === null ? undefined : shelf.job(id);
  if (id === null || job === undefined) return undefined;
  const { niche, what, pain, today, hard } = job;
  return { id, niche, likely: 1, what, pain, today, hard };
}

function toFact(row: FoundRow, shelf: Shelf): readonly FactNote[] {
  const fact = shelf.fact(row.id);
  if (fact === undefined) return [];
  const { id, what, says, value, unit, region, year, publisher, confidence, checked } = fact;
  return [{ ...noted(row), id, what, says, value, unit, region, year, publisher, confidence, checked }];
}
