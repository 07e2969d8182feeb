import type { MethodologyOverview } from '../../api/methodology.ts';
import { cutAtQuotes } from '../../lib/cut-at-quotes.ts';

type Reading = MethodologyOverview['readings'][number];

/** One sentence with dimension lines under what was read in it, and one that is sent back with a question. */
export function ReadingFigure({ readings }: { readonly readings: readonly Reading[] }) {
  const [clear, vague] = readings;
  return (
    <div className="grid gap-6">
      {clear ? (
        <div className="meth-sheet">
          <p className="fig-label">A founder writes</p>
          <p className="meth-said">
            {cutAtQuotes(
              clear.text,
              clear.slots.map(({ slot, words }) => ({ name: slot, words })),
            ).map(({ at, words, name: slot }) =>
              slot === null ? (
                words
              ) : (
                <span key={at} className="meth-slot">
                  <span className="meth-slot-words">{words}</span>
                  <span className="meth-slot-name">{slot}</span>
                </span>
              ),
            )}
          </p>
          <dl className="meth-verdict">
            <dt className="fig-label">Field</dt>
            <dd>{clear.field ?? 'not said'}</dd>
            <dt className="fig-label">Kind of business</dt>
            <dd>{clear.niche ?? 'not said'}</dd>
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
