import { findStockPhrase, stemsOf } from '@slipway/language';
import type { Case } from '../case.ts';
import type { Line, Lines } from '../words/line.ts';
import { type Finding, finding } from './contradictions.ts';

const labels: Readonly<Record<string, string>> = {
  product: 'Product',
  edge: 'Why us',
  problem: 'Problem',
  more: 'Product',
};
/** So much of a claim's words in a rival's stored line, and the rival could say it. */
const sharedEnough = 0.5;
const numberWords =
  /\p{Nd}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|third|fifth|quarter|twice|double|every (?:day|week|month|year))\b/iu;

/** Sentences of the pitch that any rival could say: a stored line says it too, or it holds no number and no name. */
export function findSame(of: Case, lines: Lines): readonly Finding[] {
  const claims = (['product', 'edge', 'problem', 'more'] as const).flatMap((beat) => lines[beat] ?? []);
  return claims.flatMap((line, at) => {
    const why = whySame(of, line);
    if (why === null) return [];
    const text = `“${line.text.replace(/[“”]/gu, '')}” ${why.says}`;
    const label = `${labels[line.beat] ?? 'Sentence'} ${at + 1}`;
    return [finding(of, label, `same.${at}`, text, ...line.evidence, ...why.evidence)];
  });
}

function whySame(
  of: Case,
  { beat, text }: Line,
): { readonly says: string; readonly evidence: Line['evidence'] } | null {
  const stock = findStockPhrase(text);
  if (stock !== null)
    return { says: `Every second pitch says “${stock}”. Say what it does instead.`, evidence: [] };
  const words = stemsOf(text.replaceAll(of.company === '' ? '\0' : of.company, ' '));
  const own = [...words].filter((word) => !stemsOf(of.they).has(word));
  const rival = of.basis.rivals.find(({ does }) => {
    const theirs = stemsOf(does);
    return own.length >= 2 && own.filter((word) => theirs.has(word)).length / own.length >= sharedEnough;
  });
  if (rival !== undefined && beat !== 'problem')
    return {
      says: `${rival.name} could say it: our notes say it ${rival.does.replace(/[{}.]/gu, '')}.`,
      evidence: [of.rival(rival)],
    };
  const hasName = /(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}]+/u.test(text.replaceAll(of.company, ' '));
  if (numberWords.test(text) || hasName || beat !== 'edge') return null;
  return {
    says: 'has no number and no name: any rival can say it. Add how much, how often or where.',
    evidence: [],
  };
}
