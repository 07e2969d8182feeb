import { shortQuote, stemsOf } from '@slipway/language';
import type { Case } from '../case.ts';
import type { Line, Lines } from './line.ts';
import { ownLine } from './line.ts';
import { phrase, sentence, wordCount } from './sentence.ts';

const wordsMost = 24;

/** The founder's own sentence, or what it does and for whom in their words. Null where neither is known. */
export function oneLiner(of: Case, lines: Lines): Line | null {
  const own = of.input.oneLiner;
  if (own !== undefined) return ownLine('product', 'oneLiner', own)[0] ?? null;
  const [product] = lines.product ?? [];
  if (product === undefined) return null;
  const whole = phrase(product.text);
  const kept = wordCount(whole) <= wordsMost ? whole : phrase(shortQuote(whole, wordsMost - 6));
  const text = sentence(mentions(kept, of) ? kept : `${kept}, for ${of.theyFull}`);
  const evidence = [...product.evidence, ...of.theirQuote];
  return { ...product, text, evidence };
}

/** Whom it is for is said already, or nobody knows. */
function mentions(text: string, { they, isTheyKnown }: Case): boolean {
  if (!isTheyKnown) return true;
  const words = stemsOf(text);
  return [...stemsOf(they)].some((stem) => words.has(stem));
}
