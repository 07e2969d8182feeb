import { LoadProblem } from '../../lib/load-problem.tsx';
import { useOverview } from './overview.ts';
import { inFigures } from './words.ts';

/** What is held, in the corner of the sheet where a yard stamps its plates. Every number is counted when the page is opened. */
export function Certificate() {
  const { data, error, isFetching, refetch } = useOverview();
  const checked = data?.byConfidence.reduce((sum, { checked: read }) => sum + read, 0);
  const entries: readonly (readonly [string, number | undefined, string])[] = [
    ['Facts', data?.counts.facts, 'with publisher, year and place'],
    ['Publishers', data?.counts.publishers, 'each one named'],
    ['Fields', data?.counts.fields, 'one list each'],
    ['Niches', data?.counts.niches, 'jobs inside those fields'],
    ['Read at the source', checked, 'all others are recalled'],
    ['In dispute', data?.spreads, 'matters with two publishers or more'],
  ];
  return (
    <div className="grid gap-4">
      <div className="rounded-panel border border-line-strong bg-sheet">
        <p className="fig-label flex justify-between gap-4 border-b border-line-strong px-4 py-2">
          <span>What there is</span>
          <span>counted on opening</span>
        </p>
        <dl className="grid grid-cols-2">
          {entries.map(([name, count, means], place) => (
            <div
              key={name}
              className={`grid content-start gap-1 border-line px-4 py-3 ${place % 2 === 0 ? 'border-r' : ''} ${place < 4 ? 'border-b' : ''}`}
            >
              <dt className="fig-label">{name}</dt>
              <dd>
                <span className="tabular block font-display text-3xl font-semibold">
                  {count === undefined ? (
                    <span aria-hidden="true" className="text-line-strong">
                      —
                    </span>
                  ) : (
                    inFigures(count)
                  )}
                </span>
                <span className="block text-sm text-ink-soft">{means}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {error && !data ? <LoadProblem error={error} busy={isFetching} onRetry={refetch} /> : null}
    </div>
  );
}
