import { type Page, readPage } from '@slipway/page';
import { type DraftPlace, dropDraft, findDraft, saveDraft } from '../../../lib/drafts.ts';

interface KeptDraft {
  readonly page: Page;
  /** Of the saved page it was made from; null where there was none. */
  readonly revision: number | null;
}

const placeOf = (uid: string, name: string): DraftPlace => ({ uid, name: `page:${name}` });

/** Changes that never reached the server: the tab crashed, the network was gone, or the lid was shut. */
export function findKeptDraft(uid: string, name: string, saved: Page): KeptDraft | null {
  const kept = Object(findDraft(placeOf(uid, name)));
  const { page } = readPage(fillIn(Object(kept.document), saved));
  if (page === null) return null;
  return { page, revision: typeof kept.revision === 'number' ? kept.revision : null };
}

/** Written at each pause of typing: a section that is on the server as it is here is kept by its id alone. */
export function keepDraft(uid: string, name: string, draft: KeptDraft | null, saved?: Page): void {
  if (draft === null) {
    dropDraft(placeOf(uid, name));
    return;
  }
  const known = new Set(saved?.sections);
  const sections = draft.page.sections.map((section) => (known.has(section) ? section.id : section));
  saveDraft(placeOf(uid, name), { document: { ...draft.page, sections }, revision: draft.revision });
}

function fillIn(document: { readonly sections?: unknown }, saved: Page): unknown {
  if (!Array.isArray(document.sections)) return document;
  const known = new Map(saved.sections.map((section): [unknown, unknown] => [section.id, section]));
  const sections = document.sections.map((one: unknown) => (typeof one === 'string' ? known.get(one) : one));
  return { ...document, sections: sections.filter((one) => one !== undefined) };
}
