import { useState } from 'react';
import { PageFrame } from '../pages/page-frame.tsx';
import type { PairPage } from './draft-of-run.ts';

/** Wide enough for the layout of a desk, and still legible at half the width of a screen. */
const layoutPx = 900;
const phonePx = 390;

/** Both pages beside each other; on a phone one in the place of the other, so that what changes is seen where it changes. */
export function PairView({ pages }: { readonly pages: readonly PairPage[] }) {
  const [shown, setShown] = useState<PairPage['letter']>('A');
  const [width] = useState(() => (innerWidth < 640 ? phonePx : layoutPx));
  return (
    <>
      <fieldset className="pair-switch">
        <legend className="sr-only">Page shown</legend>
        {pages.map(({ letter, says }) => (
          <label key={letter} className="pair-choice">
            <input
              type="radio"
              name="pair-page"
              checked={shown === letter}
              onChange={() => setShown(letter)}
            />
            <span>
              <b>Page {letter}</b> {says}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="pair-grid">
        {pages.map(({ letter, says, page }) => (
          <figure key={letter} data-shown={shown === letter ? '' : undefined}>
            <figcaption>
              <b>Page {letter}</b> {says}
            </figcaption>
            <div className="pair-sheet">
              <PageFrame page={page} title={`Page ${letter}: ${says}`} width={width} />
            </div>
          </figure>
        ))}
      </div>
    </>
  );
}
