import { formatValue } from '@slipway/report';
import { type Case, named } from '../case.ts';
import { type Draft, openSlide, pointsOf, sourceOf, texts, toDo } from './draft.ts';
import type { DeckParts } from './slides.ts';

const market = 'market-size-estimator';

/** The three sums of the stored result as bars; without it what a round sum takes at this price; else what to find out. */
export function marketSlide({ of, lines, topic }: DeckParts): Draft | null {
  const [line, ...rest] = lines.market ?? [];
  const open = topic('market');
  if (line === undefined) return openSlide('market', open);
  const sums = [
    ['All of them', of.found(market, 'tam')],
    ['Those we can serve', of.found(market, 'sam')],
    ['What we can win', of.found(market, 'som')],
  ] as const;
  const bars = sums.flatMap(([label, id]) =>
    id === null ? [] : [{ label, shown: named(id), amount: String(of.valueOf(id) ?? '') }],
  );
  if (bars.length >= 2)
    return {
      topic: 'market',
      kind: 'chart',
      point: line,
      data: { form: 'bars', means: 'Sales a year', points: bars, body: texts(rest).join(' ') },
      notes: [line.text, ...texts(rest)],
      ...sourceOf(of, of.found(market, 'tam')),
    };
  const point = { ...line, text: 'At {{f:price}}, {{f:goal}} takes {{f:needed}}.' };
  const data = { number: '{{f:needed}}', means: 'for a million a year' };
  return { topic: 'market', kind: 'number', point, data, notes: [line.text, ...toDo(open)] };
}

/** Four months or more are a line; less is a number. Without either: how far customers have gone, or what to find out. */
export function tractionSlide({ of, lines, topic }: DeckParts): Draft | null {
  // A customer asks who else uses it, not what you earn.
  const revenue = of.audience === 'customer' ? undefined : lines.revenue?.[0];
  const proof = lines.proof ?? [];
  const { months } = of.basis;
  const [first] = proof;
  if (revenue !== undefined) {
    const isLine = months.length >= 4;
    const points = months.map(pointOn(of));
    return {
      topic: 'traction',
      kind: isLine ? 'chart' : 'number',
      point: revenue,
      data: isLine
        ? { form: 'line', means: 'Revenue a month', points, body: texts(proof).join(' ') }
        : { number: '{{f:mrr}}', means: 'Revenue', ...pointsOf(texts(proof).slice(0, 2)) },
      notes: [revenue.text, ...texts(proof)],
      ...sourceOf(of, 'mrr', 'growthPerMonth'),
    };
  }
  const open = topic('demand');
  if (first === undefined) return openSlide('traction', open);
  const data = pointsOf(texts(proof.slice(1)));
  return {
    topic: 'traction',
    kind: 'statement',
    point: first,
    data,
    notes: [...texts(proof), ...toDo(open)],
  };
}

const pointOn =
  ({ currency }: Case) =>
  ({ month, value }: Case['basis']['months'][number]) => ({
    label: sayMonth(month),
    shown: formatValue(value, 'money', currency),
    amount: String(value),
  });

const sayMonth = (month: string): string =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString('en', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
