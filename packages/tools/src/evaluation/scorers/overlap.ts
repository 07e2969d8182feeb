import type { Report } from '@slipway/report';
import { shownSentences, shownTexts } from '../runs/shown-texts.ts';

/** Mean share of three-word sequences that two reports have in common (Jaccard), over all pairs. */
export function trigramOverlap(reports: readonly Report[]): number {
  const sets = reports.map((report) => new Set(shownTexts(report).flatMap(trigrams)));
  let total = 0;
  let pairs = 0;
  for (const [at, one] of sets.entries())
    for (const other of sets.slice(at + 1)) {
      let shared = 0;
      for (const piece of one) if (other.has(piece)) shared += 1;
      const all = one.size + other.size - shared;
      total += all === 0 ? 0 : shared / all;
      pairs += 1;
    }
  return pairs === 0 ? 0 : total / pairs;
}

function trigrams(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu) ?? [];
  return words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
}

export interface Repeats {
  /** Of all sentences, those that stand word for word in the report on another idea. */
  readonly share: number;
  /** Most repeated first. */
  readonly sentences: readonly { readonly sentence: string; readonly reports: number }[];
}

/** Sentences shorter than this are labels: "Nothing yet." */
const shortestSentence = 4;

export function verbatimRepeats(reports: readonly Report[]): Repeats {
  const each = reports.map((report) => [
    ...new Set(
      shownSentences(report).filter((sentence) => sentence.split(/\s+/u).length >= shortestSentence),
    ),
  ]);
  const counts = new Map<string, number>();
  for (const sentence of each.flat()) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const all = each.flat();
  const repeated = all.filter((sentence) => (counts.get(sentence) ?? 0) > 1);
  return {
    share: all.length === 0 ? 0 : repeated.length / all.length,
    sentences: [...counts]
      .filter(([, count]) => count > 1)
      .sort(([, a], [, b]) => b - a)
      .map(([sentence, count]) => ({ sentence, reports: count })),
  };
}
