import { type Page, readPage } from '@slipway/page';
import { type DraftPlace, dropDraft, findDraft, saveDraft } from '../../../lib/drafts.ts';

interface KeptDraft {
  readonly page: Page;
  /** Of the saved page it was made from; null where there was none. */
  readonly revision: number | null;
}

const placeOf = (uid: string, name: string): DraftPlace => ({ uid, name: `page:${name}` });

/** Changes that never reached the server: the tab crashed, the network was gone, or the lid was shut. */
export function findKeptDraft(uid: string, name: string): KeptDraft | null {
  const kept = Object(findDraft(placeOf(uid, name)));
  const { page } = readPage(kept.document);
  if (page === null) return null;
  return { page, revision: typeof kept.revision === 'number' ? kept.revision : null };
}

export function keepDraft(uid: string, name: string, draft: KeptDraft | null): void {
  if (draft === null) dropDraft(placeOf(uid, name));
  else saveDraft(placeOf(uid, name), { document: draft.page, revision: draft.revision });
}
