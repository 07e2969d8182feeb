import type { ToolDocument } from '../document.ts';
import type { PageDraft } from './draft.ts';

/** The drafts among a result's documents, in order. Their texts are read again by the page itself. */
export function readDrafts(documents: readonly ToolDocument[]): readonly PageDraft[] {
  return readTitled(documents).map(({ draft }) => draft);
}

/** The same, each with what the document is called. */
export function readTitled(
  documents: readonly ToolDocument[],
): readonly { readonly title: string; readonly draft: PageDraft }[] {
  return documents.flatMap(({ kind, title, data }) =>
    kind === 'page' && isDraft(data) ? [{ title, draft: data }] : [],
  );
}

function isDraft(data: unknown): data is PageDraft {
  if (typeof data !== 'object' || data === null) return false;
  return ['design', 'theme', 'title', 'content', 'others'].every((name) => Object.hasOwn(data, name));
}

/** What is fixed before anybody is counted, as the server's experiment takes it. */
export interface ExperimentPlan {
  readonly hypothesis: string;
  /** Visitors each page needs. */
  readonly sample: number;
  /** Share of visitors who must sign up. */
  readonly threshold: number;
  readonly certainty: number;
  /** ISO day. */
  readonly stopDay: string;
}

export function readPlan(documents: readonly ToolDocument[]): ExperimentPlan | null {
  const data = documents.find(({ kind }) => kind === 'experiment')?.data;
  return isPlan(data) ? data : null;
}

function isPlan(data: unknown): data is ExperimentPlan {
  if (typeof data !== 'object' || data === null) return false;
  return ['hypothesis', 'sample', 'threshold', 'certainty', 'stopDay'].every((name) =>
    Object.hasOwn(data, name),
  );
}
