import { disarmFormula } from '@slipway/core';
import type { Deps } from '../../../deps.ts';
import { limit } from '../../limits/hit-limit.ts';
import type { WhichPage } from '../get-page.ts';
import { toIso } from '../page-view.ts';
import { getPublication } from '../publish/publication-view.ts';
import { listSignups } from './store.ts';

const atOnce = 500;
/** Without it a spreadsheet takes the letters of UTF-8 for others. */
const byteOrderMark = '\ufeff';

/** Newest first, piece by piece, so that a long list is never held whole. Refused before the first piece. */
export async function exportSignups(
  deps: Pick<Deps, 'db' | 'clock'>,
  which: WhichPage,
): Promise<{ readonly slug: string; readonly pieces: AsyncGenerator<string, void> }> {
  const { id, slug } = await getPublication(deps.db.query, which);
  await limit(deps, { name: 'signups-export', key: which.uid, max: 30, windowMs: 60 * 60_000 });
  return { slug, pieces: writeRows(deps, id) };
}

async function* writeRows({ db }: Pick<Deps, 'db'>, publicationId: string): AsyncGenerator<string, void> {
  yield `${byteOrderMark}Email,Page,Signed up (UTC)\r\n`;
  let before: string | undefined;
  for (;;) {
    const rows = await listSignups(db.query, publicationId, { before, max: atOnce });
    yield rows
      .map(
        ({ email, variant, created_at }) =>
          `${cell(email)},${variant.toUpperCase()},${toIso(created_at)}\r\n`,
      )
      .join('');
    before = rows.at(-1)?.id;
    if (rows.length < atOnce) return;
  }
}

/** Anybody may have typed it. */
function cell(text: string): string {
  const safe = disarmFormula(text);
  return /[",;\s]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
