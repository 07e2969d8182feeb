import type { MethodologyOverview } from '../../api/methodology.ts';
import { inFigures, oldAfterYears } from './words.ts';

const shownYears = 24;

interface Bar {
  readonly year: number;
  readonly ageing: number;
  readonly rules: number;
}

/** Facts by the year they are about. Laws stand apart: they hold until they are changed. */
export function AgeFigure({
  byYear,
  nowYear,
}: {
  readonly byYear: MethodologyOverview['byYear'];
  readonly nowYear: number;
}) {
  const first = nowYear - shownYears + 1;
  const bars: Bar[] = Array.from({ length: shownYears }, (_, place) => {
    const year = first + place;
    return byYear.find((one) => one.year === year) ?? { year, ageing: 0, rules: 0 };
  });
  const highest = Math.max(1, ...bars.map(({ ageing, rules }) => ageing + rules));
  const oldest = nowYear - oldAfterYears;
  const old = add(byYear.filter(({ year }) => year < oldest).map(({ ageing }) => ageing));
  const rules = add(byYear.map((one) => one.rules));
  const before = add(byYear.filter(({ year }) => year < first).map((one) => one.ageing + one.rules));
  const later = add(byYear.filter(({ year }) => year > nowYear).map((one) => one.ageing + one.rules));
  const ways = `${inFigures(old)} figures are from before ${oldest}, ${inFigures(rules)} are rules.`;
  return (
    <div className="grid gap-3">
      <div className="meth-years" role="img" aria-label={`Facts by the year they are about. ${ways}`}>
        <div
          aria-hidden="true"
          className="meth-old"
          style={{ width: `${((oldest - first) / shownYears) * 100}%` }}
        >
          <span>
            <strong className="font-semibold">{inFigures(old)}</strong> figures here are more than{' '}
            {oldAfterYears} years old: the report says so
          </span>
        </div>
        <div aria-hidden="true" className="meth-bars">
          {bars.map(({ year, ageing, rules: fixed }) => (
            <span key={year} className="meth-bar">
              {ageing + fixed === highest ? (
                <span className="meth-peak" style={{ top: 0 }}>
                  {inFigures(highest)}
                </span>
              ) : null}
              <span className="hatched" style={{ height: `${(fixed / highest) * 100}%` }} />
              <span className="bg-figure" style={{ height: `${(ageing / highest) * 100}%` }} />
            </span>
          ))}
        </div>
        <div aria-hidden="true" className="meth-ticks">
          {bars.map(({ year }) => (
            <span key={year}>{(year - nowYear) % 5 === 0 ? year : ''}</span>
          ))}
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 bg-figure" /> counts, prices, shares
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="hatched size-3 border border-line-strong" /> {inFigures(rules)}{' '}
          rules: laws and standards
        </li>
        <li className="text-ink-soft">
          not drawn: {inFigures(before)} from before {first}, {inFigures(later)} forecasts for later years
        </li>
      </ul>
    </div>
  );
}

function add(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
