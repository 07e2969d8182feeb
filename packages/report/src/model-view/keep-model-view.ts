import { fillText } from '../placeholders.ts';
import type { Report } from '../report.ts';
import { listBlockStatements, listStatements } from '../statements.ts';
import { chosenPrefix } from './chosen.ts';
import { findModelView, withModelView } from './model-view.ts';
import { rewordedPrefix } from './rewordings.ts';

/**
 * A recomputed sheet with the model's view of the stored one, as long as that still fits: it was understood the same way, every
 * figure the view names shows the same, and the lines it chose are still there.
 */
export function keepModelView(stored: Report, after: Report): Report {
  const view = findModelView(stored);
  if (view.block === null && view.reads.length === 0) return after;
  const isSame =
    readingOf(stored) === readingOf(after) && (view.block === null || fits(view.block, stored, after));
  return isSame ? withModelView(after, view) : after;
}

function readingOf({ blocks }: Report): string {
  const slots = blocks.flatMap((block) => (block.kind === 'reading' ? block.slots : []));
  return JSON.stringify(slots.map(({ field, value, standing }) => [field, value, standing]));
}

function fits(block: Parameters<typeof listBlockStatements>[0], stored: Report, after: Report): boolean {
  const texts = new Map(listStatements(after).map(({ id, text }) => [id, text]));
  const before = new Map(listStatements(stored).map(({ id, text }) => [id, text]));
  return listBlockStatements(block).every(({ id, text }) => {
    const line = id.startsWith(rewordedPrefix) ? id.slice(rewordedPrefix.length) : null;
    if (line !== null) return texts.has(line) && texts.get(line) === before.get(line);
    if (fillText(text, stored.figures) !== fillText(text, after.figures)) return false;
    return !id.startsWith(chosenPrefix) || texts.get(id.slice(chosenPrefix.length)) === text;
  });
}
