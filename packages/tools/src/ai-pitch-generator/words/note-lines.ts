import { stemsOf } from '@slipway/language';
import type { Case } from '../case.ts';
import type { Lines } from './line.ts';
import { type Beat, countedLine, type Line } from './line.ts';
import { sentence } from './sentence.ts';

/** Less likely to be about this business, a stored line is not said aloud. */
const likelyEnough = 0.65;
/** So much of a note in the founder's own sentence, and it is said already. */
const saidAlready = 0.5;

interface Noted {
  readonly id: string;
  readonly niche: string | null;
  readonly likely: number;
  readonly says: string;
  readonly name?: string;
}

/** What our notes know of such a business, word for word and marked as ours: the longest version has the time for it. */
export function withNotes(of: Case, lines: Lines): Lines {
  const { notes } = of.basis;
  if (notes.known !== 'near') return lines;
  const told = Object.values(lines).map((all) => stemsOf(all.map(({ text }) => text).join(' ')));
  const add = (
    beat: Beat,
    found: readonly (Noted | null)[],
    most: number,
    isFailure = false,
  ): readonly Line[] =>
    found
      .flatMap((one) => (one === null || one.likely < likelyEnough || isSaid(one.says, told) ? [] : [one]))
      .slice(0, most)
      .map(({ id, niche, says, name }, at) => {
        const whole = name === undefined ? says : `${name} applies: ${says}`;
        const text = sentence(isFailure && at === 0 ? `What failed before us: ${says}` : whole);
        const stored = name === undefined ? says : `${name}: ${says}`;
        return countedLine(beat, text, of.note(id, stored, niche));
      });
  const { cycle } = notes;
  const sale = cycle === null ? null : { ...cycle, id: `${cycle.niche}#cycle`, likely: 1 };
  const added = [
    ...add('problem', [notes.cost, ...notes.pains], 3),
    ...add('now', notes.changes, 2),
    ...(of.audience === 'investor' || of.audience === 'hire' ? add('rivals', notes.failures, 2, true) : []),
    ...add('route', [sale, notes.season], 2),
    ...add('rules', notes.rules, 1),
  ];
  return Object.groupBy([...Object.values(lines).flat(), ...added], ({ beat }) => beat);
}

function isSaid(says: string, told: readonly ReadonlySet<string>[]): boolean {
  const words = [...stemsOf(says)];
  return told.some((one) => words.filter((word) => one.has(word)).length > words.length * saidAlready);
}
