import type { BusinessModel, FieldFact, Knowledge, Niche, Venture } from '@slipway/knowledge';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { FoundNiche } from '../retrieve/find-niches.ts';
import type { OwnWords } from '../retrieve/own-words.ts';
import { isSoldToGuests } from '../retrieve/people.ts';
import { fitPlace } from '../retrieve/place.ts';
import type { Retrieval } from '../retrieve/retrieve.ts';
import type { FoundRow, Row, RowKind } from '../retrieve/row.ts';
import type { ChosenVenture } from '../ventures/choose-venture.ts';
import { estimateCounts } from './estimate-count.ts';
import { fitsCalendar } from './fits-calendar.ts';
import { gatherModel } from './gather-model.ts';
import type {
  FactNote,
  IdeaNotes,
  Line,
  NamedLine,
  NicheNote,
  NicheRanks,
  PriceNote,
  RivalNote,
  VentureNote,
} from './idea-notes.ts';
import { admitRows, knownOf } from './niche-rows.ts';

/** The knowledge by id. */
export interface Shelf {
  readonly knowledge: Pick<
    Knowledge,
    'businessModels' | 'buyers' | 'countries' | 'populations' | 'rates' | 'verticals'
  >;
  niche(id: string): Niche | undefined;
  businessModel(id: string): BusinessModel | undefined;
  venture(id: string): Venture | undefined;
  fact(rowId: string): FieldFact | undefined;
  ranks(niche: string): NicheRanks | null;
  /** In the order of the knowledge. */
  rowsOf(niche: string, kind: RowKind): readonly Row[];
}

/** The first of a niche are those that everyone there knows. */
const rivalsMost = 5;

/** Everything an answer may use, as stored: nothing is joined, nothing reworded. */
export function gatherNotes(
  profile: IdeaProfile,
  found: Retrieval,
  shelf: Shelf,
  placeName: string | null,
  own: OwnWords,
  {
    note,
    perhaps,
    choices,
    alikeMark,
    price,
  }: Pick<ChosenVenture, 'note' | 'perhaps' | 'choices' | 'alikeMark'> & { readonly price: PriceNote | null },
): IdeaNotes {
  const places = profile.where.value === null ? [] : [profile.where.value];
  const venture = note === null ? null : { ...note, rules: note.rules.filter(isOfPlace(places)) };
  const known = knownOf(profile, found, venture);
  const isNear = known === 'near';
  const rows = admitRows(profile, found, known, shelf, own);
  const niches = known === 'little' ? [] : listNiches(profile, found, venture, shelf);
  const first = isNear ? shelf.niche(profile.niche.value ?? '') : undefined;
  const payers = profile.niche.standing === 'confirmed' ? shelf.niche(found.payerNiche ?? '') : first;
  const isGuests = first !== undefined && isSoldToGuests(first);
  const toMoved = (row: FoundRow): Line => {
    const move = shelf.niche(row.niche ?? '')?.moves[row.says];
    return { ...toLine(row), ...(move === undefined ? {} : { move }) };
  };
  const toNamed = (row: FoundRow): NamedLine => ({ ...toMoved(row), name: row.name, region: row.region });
  const sells = sellsAsVendors(profile, shelf, shelf.niche(profile.niche.value ?? ''));
  const isOurPrice = ({ whose }: Pick<PriceNote, 'whose'>): boolean =>
    profile.side === 'owner' ? whose === 'theirs' : sells && (whose === 'to-them' || isGuests);
  return {
    known,
    niches,
    choices: found.choices.map((niche) => toNiche(niche, shelf)),
    venture,
    ...(perhaps === null ? {} : { perhaps }),
    ventures: choices,
    alikeMark,
    ...gatherModel(profile, shelf, places, own),
    signs:
      payers === undefined || !sells || isGuests
        ? null
        : { buyer: payers.buyer, user: payers.user, niche: payers.id },
    cycle: payers === undefined || !sells || isGuests ? null : { ...payers.cycle, niche: payers.id },
    economics:
      first === undefined || !isOurPrice(first.economics) ? null : { ...first.economics, niche: first.id },
    // Whoever is such a business: why customers choose one, and what uses up the price.
    running:
      first === undefined ||
      first.running === null ||
      !(profile.side === 'owner' || isGuests) ||
      !runsOne(profile, shelf)
        ? null
        : {
            chosen: first.running.chosen,
            eaten: first.running.eaten,
            niche: first.id,
            moves: pickMoves(first, [first.running.chosen, first.running.eaten]),
          },
    ranks: found.known !== 'little' && found.jobNiche !== null ? shelf.ranks(found.jobNiche) : null,
    // Our rows name those who sell to such businesses, and they are no rivals of one.
    rivals: rows('rival')
      .flatMap((row) => toRival(row, shelf))
      .filter(({ name, does }) => sells || own.isOf(`${name} ${does}`))
      .slice(0, rivalsMost),
    prices: [
      ...(price === null ? [] : [price]),
      ...rows('price')
        .flatMap((row) => toPrice(row, shelf))
        .filter(isOurPrice),
    ],
    failures: rows('failure').map(toMoved),
    rules: rows('rule').map(toNamed),
    changes: rows('change').flatMap((row) => {
      const change = shelf.niche(row.niche ?? '')?.changes[placeOf(row)];
      return change === undefined ? [] : [{ ...toMoved(row), effect: change.effect, region: row.region }];
    }),
    questions: rows('question').map(toLine),
    channels: rows('channel').map(toNamed),
    systems: rows('system').map(toNamed),
    // A neighbour's calendar is another one.
    season:
      rows('season')
        .filter(({ says }) => fitsCalendar(says, profile.where.value))
        .map(toMoved)[0] ?? null,
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

/** Whoever makes an app or a program for it does not stand behind the counter. */
function runsOne({ businessModel: { value } }: IdeaProfile, shelf: Pick<Shelf, 'businessModel'>): boolean {
  const side = shelf.businessModel(value ?? '')?.side;
  return side !== 'people' && side !== 'supplier';
}

/** Our rows on selling to a business are about its software: a crew or a maker sells to it in other ways. */
function sellsAsVendors(
  { side, offer, businessModel: { value, alternatives } }: IdeaProfile,
  shelf: Pick<Shelf, 'businessModel'>,
  niche: Niche | undefined,
): boolean {
  if (side === 'owner') return false;
  if (niche !== undefined && isSoldToGuests(niche)) return true;
  const model = shelf.businessModel(value ?? alternatives[0] ?? '')?.side;
  return model === 'supplier' || offer.value === null || offer.value === 'software';
}

/** The niche of the business it is like first, then those that the words suggest. */
function listNiches(
  { niche }: IdeaProfile,
  found: Retrieval,
  venture: VentureNote | null,
  shelf: Shelf,
): readonly NicheNote[] {
  const others = found.niches.filter(({ id }) => id !== niche.value).map((one) => toNiche(one, shelf));
  const read = found.niches.find(({ id }) => id === niche.value);
  if (read !== undefined) return [toNiche(read, shelf), ...others];
  const own = venture === null ? undefined : shelf.niche(venture.niche);
  if (own === undefined || venture === null) return others;
  const first = { id: own.id, industry: own.vertical, name: own.name, probability: venture.likely };
  return [toNiche(first, shelf), ...others];
}

function toNiche(
  { id, industry, name, probability }: Pick<FoundNiche, 'id' | 'industry' | 'name' | 'probability'>,
  shelf: Shelf,
): NicheNote {
  const industryName = shelf.knowledge.verticals.find((one) => one.id === industry)?.name ?? industry;
  return { id, industry, industryName, short: shelf.niche(id)?.short ?? name, name, likely: probability };
}

/** Of these lines alone: the notes stay small. */
function pickMoves({ moves }: Niche, lines: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines.flatMap((line) => (moves[line] === undefined ? [] : [[line, moves[line]]])),
  );
}

const noted = ({ id, niche, probability }: FoundRow) => ({ id, niche, likely: probability });
const toLine = (row: FoundRow): Line => ({ ...noted(row), says: row.says });

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

const isOfPlace =
  (places: readonly string[]) =>
  ({ region }: { readonly region: string }): boolean =>
    fitPlace(region, places) === 'here';

function toFact(row: FoundRow, shelf: Shelf): readonly FactNote[] {
  const fact = shelf.fact(row.id);
  if (fact === undefined) return [];
  const { id, what, says, value, unit, region, year, publisher, confidence, checked } = fact;
  return [{ ...noted(row), id, what, says, value, unit, region, year, publisher, confidence, checked }];
}
