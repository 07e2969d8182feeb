import type { FieldFactKind } from '@slipway/facts';
import { factClause, factFigure } from '../figures.ts';
import type { GivenTable } from '../fill-givens.ts';
import { fromSource, type Given } from '../given.ts';
import type { GivenKey, ToldFact } from '../givens.ts';
import type { NearFact, NicheSlice } from '../slice.ts';
import { factSource } from '../sources.ts';

const kinds = {
  count: ['count'],
  wage: ['wage'],
  fee: ['fee'],
  limit: ['limit'],
  share: ['share', 'ratio'],
  spend: ['spend', 'estimate'],
  tariff: ['price'],
  duration: ['duration'],
  statement: ['statement'],
  forecast: ['forecast'],
} as const satisfies Partial<Record<GivenKey, readonly FieldFactKind[]>>;
type FactKey = keyof typeof kinds;

/** Wages, fees and limits of another country say nothing to whoever sells here. */
const local: ReadonlySet<string> = new Set(['wage', 'fee', 'limit', 'tariff', 'spend']);

/** What was counted in another country is told only where it is about the very thing. */
const foreignLeast = 0.3;

function isForeign({ elsewhere, nearness }: NearFact): boolean {
  return elsewhere !== null && nearness < foreignLeast;
}

/** The nearest fact of each kind; no fact is used as two kinds. */
export function fillFacts({ facts, spread }: NicheSlice, isPlaced: boolean): GivenTable {
  const nearest = Object.entries(kinds).flatMap(([key, wanted]) => {
    const fact = facts.find(
      (one) =>
        wanted.some((kind) => kind === one.kind) &&
        !(key === 'count' && isCurrency(one.unit)) &&
        !(isPlaced && (isForeign(one) || (one.elsewhere !== null && local.has(key)))),
    );
    return fact === undefined || !isFactKey(key) ? [] : [[key, tell(fact)] as const];
  });
  const table: Partial<Record<FactKey, Given<ToldFact>>> = Object.fromEntries(nearest);
  const told = spread === null || (isPlaced && spread.some(isForeign)) ? null : spread;
  return { ...table, ...(told === null ? {} : { spread: both(told.map(tell)) }) };
}

/** Clauses that name their place themselves. */
const spoken: Readonly<Record<string, RegExp>> = {
  US: /America|United States|\bUS\b|federal/u,
  GB: /Brit|\bUK\b|United Kingdom|England|English|Scot|Wales|Welsh|NHS|HMRC/u,
  IN: /\bIndia/u,
  EU: /Europe|\bEU\b|Union/u,
};

function tell(fact: NearFact): Given<ToldFact> {
  const figure = factFigure(fact);
  const clause = factClause(fact);
  const isPlaced =
    fact.elsewhere === null ||
    spoken[fact.region]?.test(clause) === true ||
    clause.includes(fact.elsewhere.replace(/^the /u, '').slice(0, 5));
  const comma = /^\p{Lu}/u.test(clause) ? ',' : '';
  const where = isPlaced ? clause : `in ${fact.elsewhere}${comma} ${clause}`;
  const given = fromSource({ fact, clause: where }, factSource(fact), figure === null ? [] : [figure]);
  return { ...given, nearness: fact.nearness };
}

function both([one, other]: readonly Given<ToldFact>[]): Given<readonly [ToldFact, ToldFact]> {
  if (one === undefined || other === undefined) throw new Error('A spread has two ends.');
  return {
    value: [one.value, other.value],
    evidence: [...one.evidence, ...other.evidence],
    sources: [...one.sources, ...other.sources],
    figures: [...one.figures, ...other.figures],
    confidence: Math.min(one.confidence, other.confidence),
  };
}

/** What a company was bought for is no number of buyers. */
function isCurrency(unit: string): boolean {
  return /^[A-Z]{3}\b/u.test(unit);
}

function isFactKey(key: string): key is FactKey {
  return Object.hasOwn(kinds, key);
}
