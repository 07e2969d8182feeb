import type { Figure, Source } from '@slipway/core';
import { findStockPhrase, stemsOf } from '@slipway/language';
import { listPlaceholders, withoutPlaceholders } from './placeholders.ts';
import type { Statement } from './statement.ts';

export interface GenericContext {
  /** What the founder wrote: whole texts or single words. */
  readonly ownWords: readonly string[];
  /** Names the report knows: rivals, publishers, laws, countries, cities. */
  readonly properNouns: readonly string[];
  readonly figures: Readonly<Record<string, Figure>>;
  /** Facts count when the statement says something of them. */
  readonly sources?: Readonly<Record<string, Source>>;
}

/**
 * Why a statement would stay true for any company, or null. It needs something of its own: a figure, a name, a fact it
 * stands on, or a word of the founder's; and a stock phrase spoils it in any case.
 */
export function findGeneric(
  statement: Pick<Statement, 'text' | 'evidence'>,
  context: GenericContext,
): string | null {
  const quotes = statement.evidence.flatMap((one) => (one.kind === 'said' ? [one.quote] : []));
  const stock = findStockPhrase(
    withoutQuotes(statement.text, [...quotes, ...context.ownWords]),
    context.properNouns,
  );
  if (stock !== null) return `stock phrase: ${stock}`;
  if (listPlaceholders(statement.text).some((id) => Object.hasOwn(context.figures, id))) return null;
  const bare = withoutPlaceholders(statement.text);
  if (/\p{Nd}/u.test(bare)) return null;
  const words = stemsOf(bare);
  const isShared = (texts: readonly string[]) =>
    texts.some((text) => [...stemsOf(text)].some((word) => words.has(word)));
  // Names last: there are thousands.
  return isShared([...quotes, ...context.ownWords]) ||
    isShared(factTexts(statement, context)) ||
    context.properNouns.some((name) => holdsName(bare, name))
    ? null
    : 'no figure, no name, no fact and no word of the founder’s own';
}

/** The founder may say it; then it is a quote and not ours. */
function withoutQuotes(text: string, own: readonly string[]): string {
  return text.replace(/[“"]([^”"]+)[”"]/gu, (quoted, inside: string) =>
    own.some((one) => one.includes(inside)) ? ' ' : quoted,
  );
}

function holdsName(text: string, name: string): boolean {
  const at = name.length < 2 ? -1 : text.indexOf(name);
  return (
    at >= 0 &&
    !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
    !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length).replace(/^s(?![\p{L}])/u, ''))
  );
}

function factTexts(statement: Pick<Statement, 'evidence'>, { sources, figures }: GenericContext): string[] {
  return statement.evidence.flatMap((one) => {
    if (one.kind === 'figure') {
      const figure = figures[one.id];
      return figure === undefined ? [] : [figure.label, figure.noun ?? ''];
    }
    const source = one.kind === 'source' ? sources?.[one.id] : undefined;
    return source === undefined ? [] : [source.publisher, source.what, source.note ?? ''];
  });
}
