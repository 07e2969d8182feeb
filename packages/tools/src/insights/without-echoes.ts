import type { Insight } from './insight.ts';

const echoWords = 6;

/**
 * A sheet tells a clause once. In the order given: phrasings that repeat what an earlier insight says are left out, and so is an
 * insight that has no other.
 */
export function withoutEchoes(
  found: readonly Insight[],
  /** What the sheet has said elsewhere. */
  before: readonly string[] = [],
): readonly Insight[] {
  const told = new Set(before.flatMap(runsOf));
  return found.flatMap((insight) => {
    const [first, ...others] = insight.says.filter((text) => !runsOf(text).some((run) => told.has(run)));
    if (first === undefined) return [];
    for (const text of [first, ...others]) for (const run of runsOf(text)) told.add(run);
    return { ...insight, says: [first, ...others] };
  });
}

/** Every run of so many words. */
function runsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.slice(echoWords - 1).map((_, at) => words.slice(at, at + echoWords).join(' '));
}
