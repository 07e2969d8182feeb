import { family, type IdeaReader } from '@slipway/analyst';
import type { LabelledReading } from './labelled-reading.ts';

interface DoingScore {
  readonly of: number;
  /** Mean overlap of content words with the label, 0 to 1. Labels sum up, founders describe: half is much. */
  readonly overlap: number;
  readonly open: number;
  /** Phrases of more than eight words. */
  readonly long: number;
}

const small =
  /^(?:the|a|an|and|or|for|of|to|in|on|at|by|with|from|your|our|their|its|his|it|them|that|which|is|are|you|what|up|out|back)$/u;

/** How far the words for what it does are those of the label. */
export function scoreDoing(
  read: IdeaReader,
  labels: readonly LabelledReading[],
  kind: 'line' | 'paragraph',
): DoingScore {
  const labelled = labels.flatMap((label) =>
    label.does === undefined ? [] : [{ ...label, does: label.does }],
  );
  const phrases = labelled.map((label) => read(label[kind]).does?.value.phrase ?? null);
  const sum = labelled.reduce((total, { does }, at) => total + overlapOf(phrases[at] ?? '', does), 0);
  return {
    of: labelled.length,
    overlap: labelled.length === 0 ? 0 : sum / labelled.length,
    open: phrases.filter((phrase) => phrase === null).length,
    long: phrases.filter((phrase) => (phrase ?? '').split(' ').length > 8).length,
  };
}

/** F1 of the content words, whatever their form. */
export function overlapOf(phrase: string, label: string): number {
  const [one, other] = [contentWords(phrase), contentWords(label)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

function contentWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [];
  return new Set(words.filter((word) => !small.test(word)).map(family));
}
