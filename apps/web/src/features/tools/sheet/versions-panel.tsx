import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Run, versionQuery } from '../../../api/tools.ts';
import { LoadProblem } from '../../../lib/load-problem.tsx';
import { describeAge } from '../../../lib/times.ts';
import { DiffTable } from './diff-table.tsx';

/** Every version of a result, and what differs between any two of them. */
export function VersionsPanel(props: {
  readonly uid: string;
  readonly run: Run;
  readonly onShow: (version: number) => void;
  readonly onRestore: (version: number) => void;
}) {
  const { uid, run, onShow, onRestore } = props;
  const newest = run.versions.at(-1)?.version;
  const [nowMs] = useState(Date.now);
  const numbers = run.versions.map(({ version }) => version);
  const [pair, setPair] = useState([numbers[0] ?? 1, numbers.at(-1) ?? 1] as const);
  return (
    <div className="grid gap-4 text-sm">
      <ol className="grid border-t border-line">
        {run.versions.toReversed().map(({ version, createdAt, note, assumptions }) => (
          <li key={version} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-1.5">
            <span className="tabular w-20 font-medium">Version {version}</span>
            <span className="grow text-ink-soft">
              {version === 1 ? 'as it was paid for' : changesWords(Object.keys(assumptions).length)},{' '}
              {describeAge(Date.parse(createdAt), nowMs)}
              {note ? `: ${note}` : ''}
            </span>
            {version === run.version ? (
              <span className="fig-label">on the sheet</span>
            ) : (
              <button type="button" className="text-link" onClick={() => onShow(version)}>
                Show
              </button>
            )}
            {version === newest ? null : (
              <button
                type="button"
                className="text-link"
                aria-label={`Restore version ${version}`}
                onClick={() => onRestore(version)}
              >
                Restore
              </button>
            )}
          </li>
        ))}
      </ol>
      {numbers.length > 1 ? (
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-2">
            What differs between
            <VersionSelect
              label="First version"
              numbers={numbers}
              value={pair[0]}
              onChange={(version) => setPair([version, pair[1]])}
            />
            and
            <VersionSelect
              label="Second version"
              numbers={numbers}
              value={pair[1]}
              onChange={(version) => setPair([pair[0], version])}
            />
            {pair[0] === pair[1] ? null : (
              <Link
                to={`?compare=${pair.map((version) => `${run.id}@${version}`).join(',')}`}
                className="text-link"
              >
                Compare as bars
              </Link>
            )}
          </p>
          <VersionDiff uid={uid} runId={run.id} pair={pair} />
        </div>
      ) : (
        <p className="text-ink-soft">
          Change an assumption in the sheet and save it: the first version stays as it is.
        </p>
      )}
    </div>
  );
}

function VersionSelect(props: {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly value: number;
  readonly onChange: (version: number) => void;
}) {
  return (
    <select
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(Number(event.currentTarget.value))}
      className="h-9 rounded-control border border-line-strong bg-sheet px-2"
    >
      {props.numbers.map((version) => (
        <option key={version} value={version}>
          Version {version}
        </option>
      ))}
    </select>
  );
}

function VersionDiff(props: {
  readonly uid: string;
  readonly runId: string;
  readonly pair: readonly [number, number];
}) {
  const { uid, runId, pair } = props;
  const before = useQuery(versionQuery(uid, runId, pair[0]));
  const after = useQuery(versionQuery(uid, runId, pair[1]));
  const error = before.error ?? after.error;
  if (error)
    return (
      <LoadProblem
        error={error}
        busy={before.isFetching || after.isFetching}
        onRetry={() => void Promise.all([before.refetch(), after.refetch()])}
      />
    );
  if (!before.data?.report || !after.data?.report) return <span className="skeleton h-24" />;
  return (
    <DiffTable
      before={before.data.report}
      after={after.data.report}
      names={[`Version ${pair[0]}`, `Version ${pair[1]}`]}
    />
  );
}

function changesWords(count: number): string {
  return count === 1 ? '1 assumption changed' : `${count} assumptions changed`;
}
