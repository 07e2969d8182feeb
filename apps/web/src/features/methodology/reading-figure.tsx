import type { MethodologyOverview } from '../../api/methodology.ts';

type Reading = MethodologyOverview['readings'][number];

const slotNames: Readonly<Record<string, string>> = {
  customer: 'who pays',
  region: 'where',
  problem: 'what hurts',
  today: 'done today by',
  offer: 'what is built',
  price: 'price',
};

interface Piece {
  readonly at: number;
  readonly words: string;
  readonly slot: string | null;
}

/** The text in pieces, short slots before the long ones that hold them, so that no two overlap. */
export function cutAtSlots({ text, slots }: Pick<Reading, 'text' | 'slots'>): readonly Piece[] {
  const taken: Piece[] = [];
  for (const { slot, words: read } of slots.toSorted((a, b) => a.words.length - b.words.length)) {
    const at = text.indexOf(read);
    // A stop at the head of a line would look lost: it stays with the words before it.
    const words = at < 0 ? read : read + (/^[.,;!?]+/u.exec(text.slice(at + read.length))?.[0] ?? '');
    const isFree = taken.every((one) => at + words.length <= one.at || at >= one.at + one.words.length);
    if (at >= 0 && isFree) taken.push({ at, words, slot });
  }
  const pieces: Piece[] = [];
  let end = 0;
  for (const piece of taken.toSorted((a, b) => a.at - b.at)) {
    if (piece.at > end) pieces.push({ at: end, words: text.slice(end, piece.at), slot: null });
    pieces.push(piece);
    end = piece.at + piece.words.length;
  }
  return end < text.length ? [...pieces, { at: end, words: text.slice(end), slot: null }] : pieces;
}

/** One sentence with dimension lines under what was read in it, and one that is sent back with a question. */
export function ReadingFigure({ readings }: { readonly readings: readonly Reading[] }) {
  const [clear, vague] = readings;
  return (
    <div className="grid gap-6">
      {clear ? (
        <div className="meth-sheet">
          <p className="fig-label">A founder writes</p>
          <p className="meth-said">
            {cutAtSlots(clear).map(({ at, words, slot }) =>
              slot === null ? (
                words
              ) : (
                <span key={at} className="meth-slot">
                  <span className="meth-slot-words">{words}</span>
                  <span className="meth-slot-name">{slotNames[slot] ?? slot}</span>
                </span>
              ),
            )}
          </p>
          <dl className="meth-verdict">
            <dt className="fig-label">Field</dt>
            <dd>{clear.field ?? 'not told'}</dd>
            <dt className="fig-label">Niche</dt>
            <dd>{clear.niche ?? 'not told'}</dd>
          </dl>
        </div>
      ) : null}
      {vague ? (
        <div className="meth-sheet">
          <p className="fig-label">Another founder writes</p>
          <p className="meth-said">{vague.text}</p>
          <dl className="meth-verdict">
            <dt className="fig-label">Answer</dt>
            <dd>
              none, but a question: <q>{vague.question}</q>
            </dd>
          </dl>
        </div>
      ) : null}
    </div>
  );
}
