import type { MethodologyOverview } from '../../api/methodology.ts';
import { inFigures, nameRegion } from './words.ts';

const shown = 6;

/** Where the facts are from, to scale: what is thin here is thin in a report. */
export function RegionFigure({ byRegion }: { readonly byRegion: MethodologyOverview['byRegion'] }) {
  const most = byRegion[0]?.facts ?? 1;
  const rest = byRegion.slice(shown);
  const others = rest.reduce((sum, { facts }) => sum + facts, 0);
  return (
    <ul className="grid gap-2">
      {byRegion.slice(0, shown).map(({ region, facts }) => (
        <li key={region} className="meth-region">
          <span className="first-letter:uppercase">{nameRegion(region)}</span>
          <span className="meth-region-bar">
            <span aria-hidden="true" className="bg-figure" style={{ width: `${(facts / most) * 100}%` }} />
            <span className="tabular">{inFigures(facts)}</span>
          </span>
        </li>
      ))}
      {others > 0 ? (
        <li className="meth-region">
          <span>{rest.length} other places</span>
          <span className="meth-region-bar">
            <span aria-hidden="true" className="bg-figure" style={{ width: `${(others / most) * 100}%` }} />
            <span className="tabular">{inFigures(others)}</span>
          </span>
        </li>
      ) : null}
    </ul>
  );
}
