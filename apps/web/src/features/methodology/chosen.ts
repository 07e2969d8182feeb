import { useSearchParams } from 'react-router';

interface Chosen {
  /** The drawer that is asked for; null where the page may choose. */
  readonly fieldId: string | null;
  /** The fact that somebody wants to report. */
  readonly factId: string | null;
}

/** Which drawer and which fact the address names, so that a report can link to either. */
export function useChosen(): Chosen & { readonly openField: (id: string) => void } {
  const [params, setParams] = useSearchParams();
  const factId = params.get('fact');
  // A fact of a field is named after it.
  const ownField = factId?.includes('/') ? (factId.split('/')[0] ?? null) : null;
  return {
    fieldId: params.get('field') ?? ownField,
    factId,
    openField: (id) => setParams({ field: id }, { replace: true }),
  };
}

export function linkToReport(fieldId: string, factId: string): string {
  return `/methodology?${new URLSearchParams({ field: fieldId, fact: factId })}#report`;
}
