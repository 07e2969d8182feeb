import type { Fact } from '@slipway/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { factsQuery } from '../../api/projects.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useRoving } from '../../lib/use-roving.ts';
import { FactRow } from './fact-row.tsx';
import { ImportRecord } from './import-record.tsx';
import { quietButton, Section } from './section.tsx';

interface RecordSectionProps {
  readonly uid: string;
  readonly projectId: string;
  readonly isSample: boolean;
}

const groupNames: Readonly<Record<Fact['group'], string>> = {
  idea: 'Idea',
  reading: 'How we read it',
  customer: 'Customer',
  problem: 'Problem',
  price: 'Price',
  channel: 'Channel',
  stage: 'Stage',
  region: 'Region',
  team: 'Team',
  metrics: 'Metrics',
  rivals: 'Rivals',
  brand: 'Brand',
  evidence: 'Evidence',
};

/** Enough to recognise the company by; the others are one press away. */
const first = 14;

/** What every company can say of itself. Where little is known, these are shown open, so that one can begin with any of them. */
const core: ReadonlySet<string> = new Set([
  'idea',
  'customer',
  'problem',
  'price',
  'channel',
  'stage',
  'region',
  'team',
]);

/** What is known about the company, each fact once: value, where it is from, who uses it, its history. */
export function RecordSection({ uid, projectId, isSample }: RecordSectionProps) {
  const { data, error, isFetching, refetch } = useQuery(factsQuery(uid, projectId));
  const { hash } = useLocation();
  const list = useRoving<HTMLDivElement>({ items: '.fact-line' });
  const wanted = hash.startsWith('#fact-') ? hash.slice('#fact-'.length) : null;
  const [showsAll, setShowsAll] = useState(false);
  const isHere = data !== undefined;
  // A link to one fact shows all of them, so that it is among them.
  useEffect(() => {
    if (wanted === null || !isHere) return;
    setShowsAll(true);
    requestAnimationFrame(() => document.getElementById(`fact-${wanted}`)?.scrollIntoView());
  }, [wanted, isHere]);
  const known = data?.facts.filter(({ value }) => value !== null) ?? [];
  const begun =
    known.length < core.size && !isSample
      ? data?.facts.filter(({ id, value }) => value !== null || core.has(id))
      : undefined;
  const shown = showsAll ? (data?.facts ?? []) : (begun ?? known).slice(0, first);
  const hidden = (data?.facts.length ?? 0) - shown.length;
  // A heading over each of a few lines would say everything twice.
  const isBegun = begun !== undefined && !showsAll;
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <Section
      id="record"
      title="Company record"
      aside={
        data ? (
          <span className="flex flex-wrap items-center gap-x-5">
            <button
              type="button"
              aria-expanded={showsAll}
              className={quietButton}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show fewer' : `Show ${hidden} more`}
            </button>
            {isSample ? null : <ImportRecord uid={uid} projectId={projectId} />}
          </span>
        ) : null
      }
    >
      {error && !data ? <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <div role="status" aria-label="Loading the record" className="skeleton h-40" />
      ) : null}
      {data && known.length === 0 && !showsAll ? (
        <p className="max-w-[60ch] text-ink-soft">
          Nothing is known yet. Each tool you run fills this in, or open a line and write it yourself.
        </p>
      ) : null}
      <div ref={list} className="record-groups">
        {groups.map((group) => (
          <div key={group} className="break-inside-avoid">
            {isBegun ? null : (
              <h3 className="fig-label pt-3 font-normal tracking-normal">{groupNames[group]}</h3>
            )}
            <ul>
              {shown
                .filter((fact) => fact.group === group)
                .map((fact) => (
                  <FactRow
                    // A link to it opens it anew.
                    key={fact.id === wanted ? `${fact.id} wanted` : fact.id}
                    uid={uid}
                    projectId={projectId}
                    fact={fact}
                    isFixed={isSample}
                    isWanted={fact.id === wanted}
                  />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
