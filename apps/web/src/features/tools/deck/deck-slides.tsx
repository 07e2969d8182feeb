import './deck.css';
import { readDeck, renderDeck } from '@slipway/deck';
import { Button } from '@slipway/ui';
import { useMemo, useState } from 'react';
import { Present } from './present.tsx';
import { SlideFrame } from './slide-frame.tsx';

/** A deck to look through: one slide under another, on the whole window, or on paper. */
export default function DeckSlides({ data }: { readonly data: unknown }) {
  const read = useMemo(() => readDeck(data), [data]);
  const drawn = useMemo(() => read.deck && renderDeck(read.deck), [read]);
  const [isShown, setShown] = useState(false);
  if (read.deck === null || drawn === null) return <p role="alert">{read.problem}</p>;
  const { slides, css } = drawn;
  const { deck } = read;
  return (
    <section className="deck-slides" aria-label="Deck">
      <p className="no-print">
        <Button size="sm" tone="hull" onClick={() => setShown(true)}>
          Present
        </Button>
      </p>
      <ol>
        {slides.map((markup, at) => (
          <li key={deck.slides[at]?.id} className="deck-leaf">
            <SlideFrame markup={markup} css={css} at={at} />
          </li>
        ))}
      </ol>
      {isShown ? (
        <Present
          slides={slides}
          css={css}
          notes={deck.slides.map(({ notes }) => notes)}
          from={0}
          onClose={() => setShown(false)}
        />
      ) : null}
    </section>
  );
}
