import type { Source } from '@slipway/core';
import { uncounted } from '@slipway/language';
import { withoutPlaceholders } from './placeholders.ts';
import type { Statement } from './statement.ts';

/**
 * Digits that a statement writes itself instead of naming a figure. Allowed are those of the founder's own words (a `said`
 * evidence that holds the same token) and of a proper name or standard that a `source` evidence holds: "GDPR 2016/679".
 */
export function findOwnDigits(statement: Statement, sources: Readonly<Record<string, Source>>): string[] {
  const covered = new Set(
    statement.evidence.flatMap((evidence) => digitTokens(evidenceText(evidence, sources).toLowerCase())),
  );
  return digitTokens(withoutPlaceholders(statement.text)).filter(
    (token) => !covered.has(token.toLowerCase()) && !uncounted.has(token.toLowerCase()),
  );
}

function evidenceText(
  evidence: Statement['evidence'][number],
  sources: Readonly<Record<string, Source>>,
): string {
  if (evidence.kind === 'said') return evidence.quote;
  const source = evidence.kind === 'source' ? sources[evidence.id] : undefined;
  if (source === undefined) return '';
  return `${source.publisher} ${source.what} ${source.year ?? ''} ${source.note ?? ''}`;
}

/** Tokens with a digit of any script, without the punctuation around them; quotation marks of all kinds are one. */
function digitTokens(text: string): string[] {
  // The code of a colour is its name and counts nothing.
  const named = text.replace(/#[\da-f]{6}(?![\p{L}\p{N}])/giu, ' ');
  if (!/\p{Nd}/u.test(named)) return [];
  return [...named.replace(/["“”‘’`]/gu, "'").matchAll(/[\p{L}\p{N}\p{Sc}][^\s]*/gu)]
    .map(([token]) => token.replace(/'s$/iu, '').replace(/(?<=[\p{L}\p{N}%])[^\p{L}\p{N}%]+$/u, ''))
    .filter((token) => /\p{Nd}/u.test(token));
}
