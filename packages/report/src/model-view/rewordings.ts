import { stemsOf } from '@slipway/language';
import type { Report } from '../report.ts';
import { modelViewId } from './model-view.ts';

/** Before the id of a line that the model says in other words; the line itself keeps its own. */
export const rewordedPrefix = 'model:words:';
/** Lines that are words for others, as on a page: only these may be said otherwise. */
export const rewordable = /^claim-\d+$/u;

/** So much of what it says must be the founder's: a fifth may be other words for the same. */
const ownShare = 0.8;
const longer = 1.2;

/** Says the same in other words: no longer, without a number lost or won, and of the founder's own matter. */
export function isRewording(text: string, line: string, founderTexts: readonly string[]): boolean {
  if (/\p{N}/u.test(line) || text.length > line.length * longer) return false;
  const own = stemsOf([line, ...founderTexts].join('\n'));
  const said = [...stemsOf(text)];
  return said.length > 0 && said.filter((stem) => own.has(stem)).length >= said.length * ownShare;
}

/** What a stored view says otherwise, by the id of the line. */
export function listRewordings({ blocks }: Report): ReadonlyMap<string, string> {
  const block = blocks.find(({ id }) => id === modelViewId);
  const statements = block?.kind === 'findings' ? block.rows.flatMap((row) => row.statements) : [];
  return new Map(
    statements.flatMap(({ id, text }) =>
      id.startsWith(rewordedPrefix) ? [[id.slice(rewordedPrefix.length), text] as const] : [],
    ),
  );
}
