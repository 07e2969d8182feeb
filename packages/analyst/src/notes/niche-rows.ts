import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { OwnWords } from '../retrieve/own-words.ts';
import { fitPlace } from '../retrieve/place.ts';
import type { Retrieval } from '../retrieve/retrieve.ts';
import type { FoundRow, Row, RowKind } from '../retrieve/row.ts';
import type { IdeaNotes, VentureNote } from './idea-notes.ts';

/** Once the niche is the right one, more than half of its rows are about the idea. */
export const trustedLikely = 0.6;
/** While no place is known, what holds in one country alone is not said. */
const bindsAPlace: ReadonlySet<RowKind> = new Set(['rule', 'change', 'channel', 'fact']);
/** What holds for everyone in a niche, whatever the product does there. */
const ofAll: ReadonlySet<RowKind> = new Set([
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
/** They come from the niche of who pays. */
const ofPayer: ReadonlySet<RowKind> = new Set(['channel', 'season']);
/** Written for those who sell to such a business: whoever is one has no use for them. */
const ofVendors: ReadonlySet<RowKind> = new Set(['channel', 'rival', 'failure', 'cost', 'today', 'change']);

interface Rows {
  /** In the order of the knowledge. */
  rowsOf(niche: string, kind: RowKind): readonly Row[];
}

/**
 * Of 1,800 rows that four readers judged beside the idea, 41 % were about it while the niche was only guessed. So a niche is
 * settled by the founder, or by a worked business that the idea is like; until then its rows are not said.
 */
export function knownOf(
  { niche }: IdeaProfile,
  found: Retrieval,
  venture: VentureNote | null,
): IdeaNotes['known'] {
  if (niche.standing === 'confirmed') return niche.value === null && venture === null ? 'little' : 'near';
  if (venture !== null) return 'near';
  return found.known === 'little' ? 'little' : 'adjacent';
}

/** The rows that may be said, by kind: those that share words with the idea first, then what else the niche holds. */
export function admitRows(
  profile: IdeaProfile,
  found: Retrieval,
  known: IdeaNotes['known'],
  shelf: Rows,
  own: OwnWords,
): (kind: RowKind) => readonly FoundRow[] {
  const { side, where } = profile;
  const places = where.value === null ? [] : [where.value];
  // The founder's, or that of the business it is like.
  const home = profile.niche.value;
  const payers = profile.niche.standing === 'confirmed' ? found.payerNiche : home;
  const saysOwn = ({ name, says }: Row): boolean => own.isOf(`${name} ${says}`);
  const weigh = (row: FoundRow): FoundRow => ({
    ...row,
    probability: Math.max(row.probability, trustedLikely),
    standing: row.standing === null ? null : 'same-job',
  });
  const isHere = ({ region }: Row, kind: RowKind): boolean =>
    bindsAPlace.has(kind)
      ? region === null || fitPlace(region, places) === 'here'
      : fitPlace(region, places) !== 'elsewhere';
  const isOurs = ({ niche }: Row, kind: RowKind): boolean => niche === (ofPayer.has(kind) ? payers : home);
  const isForSide = (row: FoundRow, kind: RowKind): boolean =>
    side === 'supplier' || (!ofVendors.has(kind) && (kind !== 'rule' || saysOwn(row)));
  const ownRows = (kind: RowKind): readonly FoundRow[] => found.rows[kind].filter((row) => isOurs(row, kind));
  const restOf = (kind: RowKind): readonly FoundRow[] => {
    const niche = ofPayer.has(kind) ? payers : home;
    if (niche === null || !ofAll.has(kind)) return [];
    const seen = new Set(ownRows(kind).flatMap(({ id, name }) => (kind === 'rival' ? [id, name] : [id])));
    return shelf
      .rowsOf(niche, kind)
      .filter(({ id, name }) => !seen.has(id) && !(kind === 'rival' && seen.has(name)))
      .map((row) => ({
        ...row,
        probability: trustedLikely,
        ownWords: [],
        niches: [niche],
        standing: kind === 'rival' ? 'also-sells' : null,
      }));
  };
  return (kind) =>
    known !== 'near'
      ? []
      : inOrder([...ownRows(kind), ...restOf(kind)], kind, home, saysOwn)
          .filter((row) => isForSide(row, kind) && isHere(row, kind))
          .map(weigh);
}

/** Companies stand in the order of the knowledge: those that everyone knows come first. Of others, those that share words. */
function inOrder(
  rows: readonly FoundRow[],
  kind: RowKind,
  home: string | null,
  saysOwn: (row: Row) => boolean,
): readonly FoundRow[] {
  const placeOf = ({ id, niche }: FoundRow): number =>
    niche === home ? Number(id.slice(id.lastIndexOf(':') + 1)) : Number.MAX_SAFE_INTEGER;
  const rankOf = (row: FoundRow): number => (kind === 'rival' ? placeOf(row) : saysOwn(row) ? 0 : 1);
  return rows.toSorted((a, z) => rankOf(a) - rankOf(z));
}
