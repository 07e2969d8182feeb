import type { HeldFact } from '../../api/methodology.ts';
import { splitAtFigure } from './words.ts';

/** The same sentence twice: as the model is handed it, and as it is printed. */
export function WordingFigure({ fact }: { readonly fact: HeldFact | undefined }) {
  if (!fact) return null;
  const [before, figure, after] = splitAtFigure(fact);
  return (
    <dl className="meth-sheet">
      <dt className="fig-label">Handed to the model</dt>
      <dd className="meth-said">
        {before}
        <span className="meth-blank">figure 1</span>
        {after}
      </dd>
      <dt className="fig-label">Printed by the engine</dt>
      <dd className="meth-said">
        {before}
        <span className="meth-filled">{figure}</span>
        {after}
      </dd>
    </dl>
  );
}
