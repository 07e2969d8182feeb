import type { HeldFact, MethodologyOverview } from '../../api/methodology.ts';
import { Live } from './live.tsx';
import { gradeNames, inFigures, nameRegion, splitAtFigure } from './words.ts';

type Grade = HeldFact['confidence'];

const meanings: readonly (readonly [Grade, string, string])[] = [
  ['high', 'An official count or a primary figure, read in the publication itself.', 'Use it as it is.'],
  [
    'medium',
    'A reliable publisher, rounded or stated from knowledge: a statute, a wage table, a census that is cited everywhere.',
    'Good for the size of a thing. Read it again at the source before you print it.',
  ],
  [
    'low',
    'A vendor’s estimate, a convention, a survey with an interest, or a figure recalled with less certainty.',
    'A hint. The report says so in its evidence and its notes: “Low confidence: take it as a hint”.',
  ],
];

/** The flat bar a yard tears apart to learn what a plate bears. Solid: read at the source. Hatched: recalled. Open: a hint. */
function Coupon({ grade }: { readonly grade: Grade }) {
  const outline = 'M2 6h54q14 0 20 11h128q6-11 20-11h54v48h-54q-14 0-20-11H76q-6 11-20 11H2z';
  return (
    <svg viewBox="0 0 280 60" aria-hidden="true" className="h-auto w-full max-w-80">
      <pattern id="recalled" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v7" className="stroke-figure" strokeWidth="1.6" />
      </pattern>
      <path
        d={outline}
        fill={grade === 'medium' ? 'url(#recalled)' : undefined}
        className={coupons[grade]}
        strokeWidth="1.5"
        strokeDasharray={grade === 'low' ? '4 4' : undefined}
      />
      <path
        d="M-4 30h288"
        className={grade === 'high' ? 'stroke-sheet' : 'stroke-line-strong'}
        strokeDasharray="14 4 3 4"
      />
    </svg>
  );
}

const coupons: Record<Grade, string> = {
  high: 'fill-figure',
  medium: 'stroke-figure',
  low: 'fill-none stroke-figure',
};

export function Grades() {
  return (
    <div className="grid gap-10">
      <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
        {meanings.map(([grade, meaning, use], place) => (
          <li key={grade} className="grid content-start gap-4">
            <Coupon grade={grade} />
            <h3 className="flex items-baseline justify-between gap-4 text-xl">
              {gradeNames[grade]}
              <span className="fig-label font-normal">Specimen {'ABC'.charAt(place)}</span>
            </h3>
            <p>{meaning}</p>
            <p className="text-ink-soft">{use}</p>
            <Live room="h-36">{({ examples }) => <Specimen fact={examples[place]} />}</Live>
          </li>
        ))}
      </ul>
      <Live room="h-24">{(overview) => <Shares overview={overview} />}</Live>
    </div>
  );
}

function Specimen({ fact }: { readonly fact: HeldFact | undefined }) {
  if (!fact) return null;
  const [before, figure, after] = splitAtFigure(fact);
  return (
    <div className="grid gap-2 border-t border-line-strong pt-3">
      <p>
        {before}
        <strong className="font-semibold">{figure}</strong>
        {after}
      </p>
      <p className="text-sm text-ink-soft">
        {fact.publisher}, {fact.year}, {nameRegion(fact.region)}.{' '}
        {fact.checked ? 'Read at the source.' : 'Recalled, not read again.'}
      </p>
    </div>
  );
}

/** All facts as one bar, to scale. */
function Shares({ overview }: { readonly overview: MethodologyOverview }) {
  const total = overview.counts.facts;
  return (
    <figure className="grid gap-3">
      <div aria-hidden="true" className="meth-shares">
        {overview.byConfidence.map(({ confidence, facts, checked }) => (
          <span key={confidence} className="meth-share" style={{ flexGrow: facts }}>
            <span style={{ width: `${(checked / facts) * 100}%` }} />
          </span>
        ))}
      </div>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        {overview.byConfidence.map(({ confidence, facts, checked }) => (
          <li key={confidence} className="tabular">
            <span className={`meth-stamp meth-stamp-${confidence}`}>
              <strong className="font-semibold">{inFigures(facts)}</strong> {confidence}
            </span>
            <span className="text-sm text-ink-soft">, {inFigures(checked)} of them read at the source</span>
          </li>
        ))}
      </ul>
      <figcaption className="flex gap-3 border-t border-line pt-2 text-sm text-ink-soft">
        <span className="fig-label shrink-0">Fig. 2</span>
        All {inFigures(total)} facts by grade, to scale. Solid: read at the source. Hatched: recalled from a
        named publisher, right in size as far as we know, and open to correction.
      </figcaption>
    </figure>
  );
}
