import { AppError } from '@slipway/core';
import { parsePage, toDocument } from '@slipway/page';
import type { Queries } from '../../../db/client.ts';
import { findSnapshotDocument, type Variant } from '../publish/store.ts';
import { escapeHtml } from './plain-page.ts';

const keptMax = 100;

const reportCss =
  '.report-page{grid-column:1/-1;margin:0;padding:1rem;text-align:center;font:.8125rem/1.4 system-ui,sans-serif;color:#4b5563;background:#fff}.report-page a{color:inherit}';

/** Snapshot → HTML, made when it is first asked for. A snapshot never changes; a new one has a new id. */
export type RenderSnapshot = (
  db: Queries,
  snapshot: { readonly id: string; readonly variant: Variant },
  slug: string,
) => Promise<string>;

export function makeRenderer(): RenderSnapshot {
  const kept = new Map<string, string>();
  return async (db, { id, variant }, slug) => {
    const key = `${id} ${slug}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const html = render(await findSnapshotDocument(db, id), variant, slug);
    const [oldest] = kept.keys();
    if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest);
    kept.set(key, html);
    return html;
  };
}

function render(document: string | undefined, variant: Variant, slug: string): string {
  // Taken down between two queries.
  if (document === undefined) throw new AppError('page/not-found');
  const { page, problem } = parsePage(document);
  if (page === null) throw new Error(`A published page cannot be read: ${problem}`);
  const report = `<style>${reportCss}</style><nav class="report-page" aria-label="About this page"><a href="/p/${escapeHtml(slug)}/report" rel="nofollow">Report this page</a></nav>`;
  const html = toDocument(page, { formAction: `/p/${slug}/join?page=${variant}` });
  // Every text of the page is escaped, so the last of these tags is its own.
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}${report}${html.slice(end)}`;
}
