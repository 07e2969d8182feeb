import type { GenericContext } from './find-generic.ts';
import type { Report } from './report.ts';
import { listStatements } from './statements.ts';

/** What the linter may hold a report's statements against. `input` is what the founder gave: all its texts are own words. */
export function genericContext(
  report: Report,
  input: unknown,
  properNouns: readonly string[] = [],
): GenericContext {
  const said = listStatements(report).flatMap(({ evidence }) =>
    evidence.flatMap((one) => (one.kind === 'said' ? [one.quote] : [])),
  );
  const publishers = Object.values(report.sources).flatMap(({ publisher, what, note }) => [
    publisher,
    ...namesIn(what),
    ...namesIn(note ?? ''),
  ]);
  return {
    ownWords: [...textsOf(input), ...said],
    properNouns: [...new Set([...properNouns, ...publishers, ...textsOf(input).flatMap(namesIn)])],
    figures: report.figures,
    sources: report.sources,
  };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Capitalised words that do not begin a sentence, and acronyms. */
function namesIn(text: string): string[] {
  const inside = [
    ...text.matchAll(/(?<=[\p{Ll}\p{N},)]\s)\p{Lu}[\p{L}\p{N}&.-]*(?:\s\p{Lu}[\p{L}\p{N}&.-]*)*/gu),
  ];
  const acronyms = [...text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}&]{1,}(?![\p{L}\p{N}])/gu)];
  return [...inside, ...acronyms]
    .map(([name]) => name.replace(/(?<![.&-])[.&-]+$/u, ''))
    .filter((name) => name.length > 1);
}
