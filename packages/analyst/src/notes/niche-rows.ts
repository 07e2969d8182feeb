import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { OwnWords } from '../retrieve/own-words.ts';
import { fitPlace } from '../retrieve/place.ts';
import type { Retrieval } from '../retrieve/retrieve.ts';
import type { FoundRow, Row, RowKind } from '../retrieve/row.ts';
import type { IdeaNotes } from './idea-notes.ts';
import { isNear } from './is-near.ts';

/** Of 130 held lines seven of ten reach it, and of those 88 % are in the right niche. */
export const trustFrom = 0.4;
/** Once the niche is the right one, more than half of its rows are about the idea. */
export const trustedLikely = 0.6;
/** Of a niche in doubt a quarter to a third. */
const restLikely = 0.3;
/** A row of any other niche shares a word by chance more often than not. */
const strayFrom = 0.5;
/** Of a niche in doubt these fit one idea in four: they are said only where they share a word with it. */
const needsOwnWords: ReadonlySet<RowKind> = new Set(['failure', 'price', 'season']);
/** While no place is known, what holds in one country alone is not said. */
const bindsAPlace: ReadonlySet<RowKind> = new Set(['rule', 'change', 'channel', 'fact']);
/** What holds for everyone in a niche, whatever the product does there. */
const ofAll: ReadonlySet<RowKind> = new Set([
  'job',
  'rival',
  'price',
  'failure',
  'question',
  'channel',
  'season',
  'rule',
  'change',
  'cost',
  'today',
]);
/**
 * Of 1,800 rows that four readers judged beside the idea, 26 to 34 % were about it below this, 40 to 57 % above: below, a row is
 * said only where it shares a word with the idea.
 */
const surelyFrom = 0.7;
/** A company or a price is of one offer: among those that share no word with the idea two of three were of another. */
const ofOneOffer: ReadonlySet<RowKind> = new Set(['rival', 'price']);
/** From here on every second row is about the idea, whatever it says. */
const onlyFrom = 0.85;
/** They come from the niche of who pays. */
const ofPayer: ReadonlySet<RowKind> = new Set(['channel', 'season']);
/** Written for those who sell to such a business: whoever is one has no use for them. */
const ofVendors: ReadonlySet<RowKind> = new Set(['channel', 'rival', 'failure', 'cost', 'today', 'change']);

interface Rows {
  /** In the order of the knowledge. */
  rowsOf(niche: string, kind: RowKind): readonly Row[];
}

/** Whoever confirmed a niche, or a job of it, is in it; who says "none of these" is in none. A probability alone decides nothing. */
export function knownOf({ niche }: IdeaProfile, found: Retrieval): IdeaNotes['known'] {
  if (niche.standing === 'confirmed') return niche.value === null ? 'little' : 'near';
  if (found.known === 'little') return 'little';
  return isNear(found) ? 'near' : 'adjacent';
}

/** What holds for a whole niche is said once the founder confirmed it, or there is little doubt. */
export function isNicheTrusted(profile: IdeaProfile, found: Retrieval): boolean {
  if (knownOf(profile, found) !== 'near') return false;
  return profile.niche.standing === 'confirmed' || (found.niches[0]?.probability ?? 0) >= trustFrom;
}

export function isNicheSure({ niche }: IdeaProfile, found: Retrieval): boolean {
  return niche.standing === 'confirmed' || (found.niches[0]?.probability ?? 0) >= surelyFrom;
}

/** The rows that may be said, by kind: those that share words with the idea first, then what else a trusted niche holds. */
export function admitRows(
  profile: IdeaProfile,
  found: Retrieval,
  shelf: Rows,
  own: OwnWords,
): (kind: RowKind) => readonly FoundRow[] {
  const { side, where } = profile;
  const places = where.value === null ? [] : [where.value];
  const nearIds = new Set<string | null>(found.niches.map(({ id }) => id));
  const isTrusted = isNicheTrusted(profile, found);
  const saysOwn = ({ name, says }: Row): boolean => own.isOf(`${name} ${says}`);
  const weigh = (row: FoundRow, kind: RowKind): FoundRow => {
    const { probability, niche } = row;
    if (kind === 'job') return row;
    if (isTrusted && niche === found.niches[0]?.id)
      return {
        ...row,
        probability: Math.max(probability, trustedLikely),
        standing: row.standing === null ? null : 'same-job',
      };
    return saysOwn(row) ? row : { ...row, probability: Math.min(probability, restLikely) };
  };
  const isHere = ({ region }: Row, kind: RowKind): boolean =>
    bindsAPlace.has(kind)
      ? region === null || fitPlace(region, places) === 'here'
      : fitPlace(region, places) !== 'elsewhere';
  const isOurs = ({ niche, probability }: FoundRow, kind: RowKind): boolean =>
    probability >= strayFrom || (nearIds.has(niche) && (isTrusted || kind === 'job'));
  const isSure = isNicheSure(profile, found);
  const isOnly =
    profile.niche.standing === 'confirmed' ||
    profile.job.standing === 'confirmed' ||
    (found.niches[0]?.probability ?? 0) >= onlyFrom;
  const isForUs = (row: FoundRow, kind: RowKind): boolean =>
    (kind === 'job' || saysOwn(row) || (isSure && (isOnly || !ofOneOffer.has(kind)))) && isForSide(row, kind);
  const isForSide = (row: FoundRow, kind: RowKind): boolean =>
    side === 'supplier' || (!ofVendors.has(kind) && (kind !== 'rule' || saysOwn(row)));

  const restOf = (kind: RowKind): readonly FoundRow[] => {
    const niche = ofPayer.has(kind) ? found.payerNiche : found.jobNiche;
    if (niche === null || !ofAll.has(kind) || (kind !== 'job' && !isTrusted)) return [];
    const known = new Set(found.rows[kind].flatMap(({ id, name }) => (kind === 'rival' ? [id, name] : [id])));
    return shelf
      .rowsOf(niche, kind)
      .filter(({ id, name }) => !known.has(id) && !(kind === 'rival' && known.has(name)))
      .map((row) => ({
        ...row,
        probability: restLikely,
        ownWords: [],
        niches: [niche],
        standing: kind === 'rival' ? 'also-sells' : null,
      }));
  };
  return (kind) =>
    knownOf(profile, found) !== 'near'
      ? []
      : inOrder([...found.rows[kind], ...restOf(kind)], kind, isTrusted ? found.jobNiche : null, saysOwn)
          .filter((row) => isTrusted || !needsOwnWords.has(kind) || saysOwn(row))
          .map((row) => weigh(row, kind))
          .filter((row) => isOurs(row, kind) && isForUs(row, kind) && isHere(row, kind));
}

/**
 * Of a trusted niche the companies stand in the order of the knowledge: those that everyone there knows come first. Other rows
 * that share words with the idea come before those that do not.
 */
function inOrder(
  rows: readonly FoundRow[],
  kind: RowKind,
  niche: string | null,
  saysOwn: (row: Row) => boolean,
): readonly FoundRow[] {
  if (niche === null) return rows;
  const placeOf = (row: FoundRow): number =>
    row.niche === niche ? Number(row.id.slice(row.id.lastIndexOf(':') + 1)) : Number.MAX_SAFE_INTEGER;
  const rankOf = (row: FoundRow): number => (kind === 'rival' ? placeOf(row) : saysOwn(row) ? 0 : 1);
  return rows.toSorted((a, z) => rankOf(a) - rankOf(z));
}
