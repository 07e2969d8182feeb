import type { ToolDocument } from '../document.ts';
import type { PageDraft } from './draft.ts';

/** The drafts among a result's documents, in order. Their texts are read again by the page itself. */
export function readDrafts(documents: readonly ToolDocument[]): readonly PageDraft[] {
  return documents.flatMap(({ kind, data }) => (kind === 'page' && isDraft(data) ? [data] : []));
}

function isDraft(data: unknown): data is PageDraft {
  if (typeof data !== 'object' || data === null) return false;
  return ['design', 'theme', 'title', 'content', 'others'].every((name) => Object.hasOwn(data, name));
}
