import { Link } from 'react-router';
import type { HeldFact } from '../../api/methodology.ts';
import { linkToReport } from './chosen.ts';
import { gradeNames, nameRegion, sayAge } from './words.ts';

interface FactRowProps {
  readonly fact: HeldFact;
  readonly fieldId: string;
  /** Names of the niches it is about. */
  readonly niches: readonly string[];
  readonly nowYear: number;
}

export function FactRow({ fact, fieldId, niches, nowYear }: FactRowProps) {
  return (
    <li className="meth-fact">
      <p className="meth-fact-figure leading-snug">
        {fact.figure === null ? <span className="fig-label">stated</span> : <Amount figure={fact.figure} />}
      </p>
      <div className="grid gap-1">
        {/* A bare count is its name; its figure stands beside it. */}
        <p>{fact.kind === 'trade' ? fact.says : fact.what}</p>
        <p className="text-sm text-ink-soft">
          {fact.publisher} · <Year fact={fact} nowYear={nowYear} /> · {nameRegion(fact.region)}
        </p>
        {niches.length > 0 ? <p className="text-sm text-ink-soft">About {niches.join('; ')}</p> : null}
        {fact.note === null ? null : <p className="text-sm text-ink-soft">{fact.note}</p>}
      </div>
      <div className="meth-fact-grade text-sm">
        <p className={`meth-stamp meth-stamp-${fact.confidence}`}>
          {gradeNames[fact.confidence]}
          <span className="text-ink-soft">{fact.checked ? 'read' : 'recalled'}</span>
        </p>
        <Link to={linkToReport(fieldId, fact.id)} className="text-link no-print inline-block py-1">
          Report an error<span className="sr-only">: {fact.what}</span>
        </Link>
      </div>
    </li>
  );
}

/** The number large, its unit small. */
function Amount({ figure }: { readonly figure: string }) {
  const [number = figure] = figure.match(/^\S+(?: (?:million|billion|trillion))?/u) ?? [];
  const unit = figure.slice(number.length).trim();
  return (
    <>
      <span className="tabular font-display text-lg font-semibold whitespace-nowrap">{number}</span>
      {unit === '' ? null : <span className="ml-1.5 inline-block text-sm text-ink-soft">{unit}</span>}
    </>
  );
}

function Year({ fact, nowYear }: Pick<FactRowProps, 'fact' | 'nowYear'>) {
  const age = sayAge(fact, nowYear);
  if (age === null) return fact.year;
  return fact.isRule ? (
    `${age} ${fact.year}`
  ) : (
    <>
      {fact.year}, <span className="text-signal-text">{age}</span>
    </>
  );
}
