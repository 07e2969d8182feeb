import {
  fillText,
  findClumsy,
  findOwnDigits,
  findStockPhrase,
  listPlaceholders,
  sentencesOf,
} from '@slipway/report';
import type { Insight } from './insight.ts';
import { listInsights } from './list-insights.ts';
import type { InsightRule } from './rule.ts';
import { firmName } from './rules/names.ts';
import type { Told } from './told.ts';

/** Everything that is wrong with any phrasing of what is told: grammar, length, figures, evidence. */
export function listSlips(told: Told, rules?: readonly InsightRule[]): readonly string[] {
  const { niche } = told;
  const names = [...(niche?.incumbents ?? []), ...(niche?.systems ?? [])].flatMap(({ name }) => [
    name,
    firmName(name),
  ]);
  return listInsights(told, null, rules).flatMap((insight) =>
    insight.says.flatMap((text) =>
      slipsIn(insight, text, names).map((slip) => `${niche?.id} ${insight.id}: ${slip}: ${text}`),
    ),
  );
}

function slipsIn(insight: Insight, text: string, names: readonly string[]): readonly string[] {
  const figures = Object.fromEntries(insight.figures.map((figure) => [figure.id, figure]));
  const sources = Object.fromEntries(insight.sources.map((source) => [source.id, source]));
  const shown = fillText(text, figures);
  const stock = findStockPhrase(shown, names);
  return [
    ...listPlaceholders(text)
      .filter((id) => !Object.hasOwn(figures, id))
      .map((id) => `no figure ${id}`),
    ...(insight.evidence.length === 0 ? ['no evidence'] : []),
    ...(/undefined|\{\{|#/u.test(shown) ? ['a hole'] : []),
    ...findOwnDigits({ id: '', text, evidence: insight.evidence }, sources).map((token) => `digits ${token}`),
    ...(stock === null ? [] : [`stock phrase ${stock}`]),
    ...sentencesOf(shown).flatMap((sentence) => [
      ...findClumsy(sentence),
      ...(sentence.split(/\s+/u).length > 29 ? ['too long'] : []),
      ...(isPiece(sentence) ? ['a piece of a sentence'] : []),
    ]),
  ];
}

/** "What decides with families of the quarter." has lost what it introduced. */
function isPiece(sentence: string): boolean {
  return (
    // "What Jacobsen v. Katzer asks" is no end.
    /^(?:What|Where|Why|How|Which|Whose)(?: [^:?,\s]+){4,}\.$/u.test(sentence) &&
    !/\b(?:is|are|was|were|has|have|do|does|decides?|starts?|matters?|depends?)\b/u.test(sentence)
  );
}
