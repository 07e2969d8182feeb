import type { Page, Section } from '@slipway/page';
import { sectionName } from '../state/section-name.ts';

interface Comparison {
  /** A sentence each, in the order of the newer page. */
  readonly changes: readonly string[];
  readonly changedThen: ReadonlySet<string>;
  readonly changedNow: ReadonlySet<string>;
}

/** What a person would call different: words, layout and places of sections, and the look of the whole. */
export function comparePages(then: Page, now: Page): Comparison {
  const before = new Map(then.sections.map((section) => [section.id, section]));
  const after = new Map(now.sections.map((section) => [section.id, section]));
  const moved = findMoved(then.sections, now.sections);
  const changes: string[] = [];
  const [changedThen, changedNow] = [new Set<string>(), new Set<string>()];
  if (then.design !== now.design) changes.push('The design is another one.');
  if (JSON.stringify(then.theme) !== JSON.stringify(now.theme))
    changes.push('Colours, type or spacing changed.');
  if (then.title !== now.title || then.description !== now.description)
    changes.push('The company’s name or the description changed.');
  for (const section of now.sections) {
    const old = before.get(section.id);
    if (old === undefined) changes.push(`Added: ${sectionName(section)}`);
    else if (!isSame(old, section)) changes.push(`Changed: ${sectionName(section)}`);
    else if (moved.has(section.id)) changes.push(`Moved: ${sectionName(section)}`);
    else continue;
    changedNow.add(section.id);
    if (old !== undefined) changedThen.add(section.id);
  }
  for (const section of then.sections) {
    if (after.has(section.id)) continue;
    changes.push(`Removed: ${sectionName(section)}`);
    changedThen.add(section.id);
  }
  return { changes: [...new Set(changes)], changedThen, changedNow };
}

function isSame(one: Section, other: Section): boolean {
  return one.variant === other.variant && JSON.stringify(one.data) === JSON.stringify(other.data);
}

/** Those outside the longest run of sections that kept their order: the fewest that had to move. */
function findMoved(then: readonly Section[], now: readonly Section[]): ReadonlySet<string> {
  const places = new Map(then.map(({ id }, at) => [id, at]));
  const kept = now.filter(({ id }) => places.has(id)).map(({ id }) => ({ id, at: places.get(id) ?? 0 }));
  // Ends of the best runs by length, each with its way back: n log n is not needed for a thousand.
  const best = kept.map(() => ({ length: 1, from: -1 }));
  for (const [here, { at }] of kept.entries())
    for (let before = 0; before < here; before += 1) {
      const run = best[before];
      const own = best[here];
      if (run && own && (kept[before]?.at ?? 0) < at && run.length >= own.length)
        best[here] = { length: run.length + 1, from: before };
    }
  const staying = new Set<string>();
  let end = best.reduce((top, { length }, at) => (length > (best[top]?.length ?? 0) ? at : top), 0);
  while (end >= 0 && kept[end] !== undefined) {
    staying.add(kept[end]?.id ?? '');
    end = best[end]?.from ?? -1;
  }
  return new Set(kept.map(({ id }) => id).filter((id) => !staying.has(id)));
}
