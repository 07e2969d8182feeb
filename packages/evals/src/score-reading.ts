import type { IdeaReader, Slot } from '@slipway/analyst';
import type { LabelledReading } from './labelled-reading.ts';
import { matchesParty } from './match-party.ts';

const readingSlots = ['payer', 'user', 'supplier', 'place', 'charge', 'price', 'stage'] as const;
export type ReadingSlot = (typeof readingSlots)[number];

/** Counts over ideas. `right` holds a slot that was rightly left open too; `inChips`: wrong, but one press away. */
interface SlotScore {
  readonly of: number;
  readonly right: number;
  readonly open: number;
  readonly wrongSure: number;
  readonly wrongUnsure: number;
  readonly inChips: number;
}

type Verdict = 'right' | 'open' | 'wrongSure' | 'wrongUnsure';
const nothing: SlotScore = { of: 0, right: 0, open: 0, wrongSure: 0, wrongUnsure: 0, inChips: 0 };

export function scoreReadings(
  read: IdeaReader,
  labels: readonly LabelledReading[],
  kind: 'line' | 'paragraph',
): Readonly<Record<ReadingSlot, SlotScore>> {
  const scores: Record<ReadingSlot, SlotScore> = {
    payer: nothing,
    user: nothing,
    supplier: nothing,
    place: nothing,
    charge: nothing,
    price: nothing,
    stage: nothing,
  };
  for (const label of labels) {
    const reading = read(label[kind]);
    const isLine = kind === 'line';
    const add = (slot: ReadingSlot, verdict: Verdict, isInChips: boolean): void => {
      const before = scores[slot];
      const isMissed = verdict !== 'right' && isInChips;
      scores[slot] = {
        ...before,
        of: before.of + 1,
        [verdict]: before[verdict] + 1,
        inChips: before.inChips + (isMissed ? 1 : 0),
      };
    };
    const judge = <T>(
      slot: ReadingSlot,
      found: Slot<T> | null,
      isSaid: boolean,
      isRight: (value: T) => boolean,
    ): void => {
      const isHit = found !== null && isSaid && isRight(found.value);
      // What the text does not say may be guessed, as long as it is marked as a guess.
      const isFairGuess = found !== null && !isSaid && !found.sure && slot === 'payer';
      const isInChips = found?.alternatives.some(isRight) ?? false;
      if (isHit || isFairGuess || (found === null && !isSaid)) add(slot, 'right', false);
      else if (found === null) add(slot, 'open', false);
      else add(slot, found.sure ? 'wrongSure' : 'wrongUnsure', isInChips);
    };
    judge('payer', reading.pays, !isLine || label.paysInLine, (name) => matchesParty(name, label.pays));
    // In a line it is not labelled whether users and suppliers are named: only paragraphs are scored.
    if (!isLine) {
      judge('user', reading.uses, label.uses.length > 0, (name) => matchesParty(name, label.uses));
      judge('supplier', reading.supplies, label.supplies.length > 0, (name) =>
        matchesParty(name, label.supplies),
      );
      judge('price', reading.price, label.price !== null, ({ amount, currency }) =>
        isSamePrice(label, amount, currency),
      );
      if (label.stage !== undefined) judge('stage', reading.stage, true, (stage) => stage === label.stage);
    }
    judge('place', reading.where, label.place.length > 0 && (!isLine || label.placeInLine), (code) =>
      label.place.includes(code),
    );
    const charge = isLine ? label.chargesInLine : label.charges;
    judge('charge', reading.charges, charge !== 'unsaid', (value) => value === charge);
  }
  return scores;
}

function isSamePrice({ price }: LabelledReading, amount: number, currency: string): boolean {
  return (
    price !== null &&
    Math.abs(price.amount - amount) < 0.001 * price.amount + 1e-9 &&
    price.currency === currency
  );
}

/** Rows for the table that `npm run eval` prints. */
export function readingTable(name: string, scores: Readonly<Record<ReadingSlot, SlotScore>>): string {
  const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`.padStart(8);
  return readingSlots
    .filter((slot) => scores[slot].of > 0)
    .map((slot) => {
      const { of, right, open, wrongSure, wrongUnsure, inChips } = scores[slot];
      return `${name.padEnd(18)} ${slot.padEnd(9)} ${String(of).padStart(3)}   right ${percent(right, of)}   open ${percent(open, of)}   wrong and sure ${percent(wrongSure, of)}   wrong, unsure ${percent(wrongUnsure, of)}   right among chips ${percent(right + inChips, of)}`;
    })
    .join('\n');
}
