import { singularise, withArticle } from '../wording/index.ts';

/** The customer as a sentence names them. */
export interface People {
  /** Plural, small first letter: "dental offices". */
  readonly who: string;
  /** "dental office". */
  readonly one: string;
  /** "a dental office". */
  readonly aOne: string;
  /** The founder named them; else `who` stands in for somebody who was not named. */
  readonly isNamed: boolean;
  /** Their count where the text gives one: "300 lighthouse museums". */
  readonly counted: string | null;
  /** Whose words name them. */
  readonly field: string;
}

export function named(who: string, field: string, counted: string | null = null): People {
  const one = oneOf(who);
  return { who, one, aOne: withArticle(one), isNamed: true, counted, field };
}

export function unnamed(who: string, field: string): People {
  return { ...named(who, field), isNamed: false };
}

/** "Cafés and home brewers": one of them is a café or a home brewer. "Police and fire chiefs" are of one kind. */
function oneOf(who: string): string {
  if (!isLatin(who)) return who;
  const [, first, second] = /^([^“”]+s) and ([^“”]+s)$/u.exec(who) ?? [];
  // "Bus and van operators": a bus is not one of them.
  if (first === undefined || second === undefined || singularise(first) === first) return singularise(who);
  return `${singularise(first)} or ${singularise(second)}`;
}

/** Plural forms are known for words of this script only. */
export function isLatin(text: string): boolean {
  return (
    /^[\p{Script=Latin}\p{P}\p{Sc}\p{Nd}\s]*\p{Script=Latin}[^\p{L}]*$/u.test(text) && !/\p{Nd}$/u.test(text)
  );
}
