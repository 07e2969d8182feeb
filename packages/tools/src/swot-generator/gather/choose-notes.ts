import { stemsOf } from '@slipway/report';
import { holdsIn } from '../../place/places.ts';
import type { NearTo } from '../../reading/nearness.ts';
import type { FieldNote } from '../basis.ts';
import { type TradeNote, trades } from '../trade/index.ts';

const leastNear = 0.15;

interface Facts {
  readonly id: string;
  readonly risks: readonly string[];
  readonly trendDrivers: readonly string[];
}

/** Notes that hold for these words and this place, those that the words speak of first. One fact gives one note. */
export function chooseNotes(
  vertical: Facts,
  text: string,
  place: string | null,
  trust: 'chosen' | 'sure' | 'likely',
  /** Where a niche is known, what is far from the idea is another niche's matter. */
  near: NearTo | null = null,
): readonly FieldNote[] {
  const notes = trades.find(({ id }) => id === vertical.id)?.notes ?? [];
  const stems = stemsOf(text);
  const taken = new Set<string>();
  const chosen: FieldNote[] = [];
  for (const note of notes) {
    if (taken.has(note.of) || !isHere(note, place)) continue;
    const isNamed = note.only.some((rule) => rule.test(text));
    if (note.only.length > 0 && isNamed === note.isUnless) continue;
    const { of, says, heading } = note;
    if (near !== null && near.met(`${of} ${says}`) < leastNear) continue;
    const isSpoken = (isNamed && !note.isUnless) || sharesWord(`${of} ${says}`, stems);
    // Half of what holds for a field does not hold for one idea in it: the less sure the field, the more its words must say so.
    if (!isSpoken && (trust === 'likely' || (trust === 'sure' && note.isRule))) continue;
    taken.add(note.of);
    const kind = note.isRule ? 'rule' : vertical.risks.includes(of) ? 'risk' : 'trend';
    chosen.push({
      id: `${kind}-${slugOf(of)}`,
      of,
      kind,
      says,
      heading,
      isLocal: note.where.length > 0,
      isSpoken,
      ...(note.side === 'help'
        ? { side: note.side, family: note.family }
        : { side: note.side, family: note.family }),
    });
  }
  return chosen.toSorted((a, b) => Number(b.isSpoken) - Number(a.isSpoken));
}

function sharesWord(words: string, stems: ReadonlySet<string>): boolean {
  return [...stemsOf(words)].some((stem) => stems.has(stem));
}

/** Without a place, what holds in some places only cannot be told. */
function isHere(note: TradeNote, place: string | null): boolean {
  return place === null ? note.where.length === 0 : holdsIn(note.where, place);
}

/** Rules that would hold in one place or another, by their names, for asking where. */
export function rulesOfPlaces(verticalId: string): readonly string[] {
  const notes = trades.find(({ id }) => id === verticalId)?.notes ?? [];
  return notes
    .filter((note) => note.isRule && note.where.length > 0 && note.only.length === 0)
    .map(({ of }) => of);
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^)]*\)/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 40)
    .replace(/-$/u, '');
}
