import { AppError } from '@slipway/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fieldQuery, type HeldFact } from '../../api/methodology.ts';
import { useChosen } from './chosen.ts';
import { gradeNames, nameRegion } from './words.ts';

/** The fact that the address names: null when it names none, `missing` when no such fact is held any more. */
export function useFactInQuestion(): HeldFact | 'missing' | null {
  const { fieldId, factId } = useChosen();
  const { data, error } = useQuery({
    ...fieldQuery(fieldId ?? ''),
    enabled: factId !== null && fieldId !== null,
  });
  if (factId === null) return null;
  const isUnknown = fieldId === null || (error instanceof AppError && error.status === 404);
  return data?.facts.find(({ id }) => id === factId) ?? (data || isUnknown ? 'missing' : null);
}

export function FactInQuestion({ fact }: { readonly fact: HeldFact | 'missing' | null }) {
  if (fact === null)
    return (
      <p className="max-w-[60ch] text-ink-soft">
        Name the report and the figure if you can. To report one fact, press “Report an error” beside it in
        the lists below, or in the evidence of a report.
      </p>
    );
  if (fact === 'missing')
    return (
      <p className="max-w-[60ch] border-l-2 border-yellow pl-4">
        There is no fact of that name any more. Say in your own words which one you mean.
      </p>
    );
  return (
    <div className="grid gap-1 border-l-2 border-signal pl-4">
      <p className="fig-label break-all">{fact.id}</p>
      <p>{fact.says}</p>
      <p className="text-sm text-ink-soft">
        {fact.publisher}, {fact.year}, {nameRegion(fact.region)}. {gradeNames[fact.confidence]} confidence.
      </p>
      <p className="text-sm">
        <Link to="/methodology#report" className="text-link">
          It is about something else
        </Link>
      </p>
    </div>
  );
}
