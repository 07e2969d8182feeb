import { constant, minus, over, plus, power, readAs } from '@slipway/core';
import type { MetricCard, Statement } from '@slipway/report';
import { bandOf, publisherName, sayWhoseBands, sourceOf, tonedBands } from '../benchmarks.ts';
import type { Case } from './case.ts';
import { isChoice, type MeasureId, type NumberMeasure, numberMeasures } from './measures.ts';
import type { Reading } from './score.ts';

interface Bench {
  readonly bands: MetricCard['bands'];
  readonly source: string;
  readonly publisher: string;
}

/** What a publisher calls such a value; null where nobody published bands. */
export function benchOf({ basis, writer }: Case, measure: MeasureId): Bench | null {
  if (isChoice(measure)) return null;
  const { bench: metric }: NumberMeasure = numberMeasures[measure];
  const found = basis.benchmarks.find((one) => one.metric === metric && one.bands.length > 1);
  if (metric === undefined || found === undefined) return null;
  return {
    bands: tonedBands(found),
    source: writer.cite(sourceOf(found)),
    publisher: publisherName(found.publisher),
  };
}

const f = (id: string) => `{{f:${id}}}`;

/** The fact behind a dimension in one sentence. */
export function sayReading(of: Case, reading: Reading, id: string): Statement {
  const { writer } = of;
  const bench = benchOf(of, reading.measure);
  const band = bandOf(bench, reading.value);
  const called = bench && band ? `, “${band.label}” by ${sayWhoseBands(bench.publisher)}` : '';
  const usual = reading.measure === 'growth' && reading.value !== null ? sayUsualGrowth(of) : null;
  const text = `${factOf(reading)}${called}${usual?.text ?? ''}.`;
  const source = usual?.source ?? (band ? bench?.source : undefined);
  return writer.say(
    id,
    text,
    { kind: 'figure', id: reading.figure },
    ...(source === undefined ? [] : [{ kind: 'source', id: source } as const]),
  );
}

/** Nobody publishes bands of monthly growth: the median of a survey, turned into months. */
function sayUsualGrowth({ basis, writer }: Case) {
  const found = basis.benchmarks.find(({ metric }) => metric === 'annual_growth');
  if (typeof found?.typical !== 'number') return null;
  const source = writer.cite(sourceOf(found));
  const yearly = writer.figure({
    id: 'usual.yearly',
    label: 'Growth of SaaS startups a year, median',
    value: found.typical,
    unit: 'share/year',
    provenance: { kind: 'sourced', sources: [source] },
  });
  const monthly = writer.derive({
    id: 'usual.growth',
    label: 'The same a month',
    unit: 'share/month',
    formula: readAs(
      'share/month',
      minus(power(plus(1, readAs('share', yearly)), over(constant(1, 'ratio'), 12)), 1),
    ),
  });
  return {
    source,
    text: `; the median SaaS startup ${publisherName(found.publisher)} counted grew {{f:${monthly}}}`,
  };
}

const nobody = 'Nobody yet';
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function factOf({ measure, figure, value, limit, answer = '' }: Reading): string {
  if (limit?.points === 100) return `Cash is not falling: net burn is ${f(figure)}`;
  if (limit !== undefined) return `Cash is burned and revenue does not grow: ${f(figure)}`;
  switch (measure) {
    case 'growth':
      if (value === 0) return `Revenue does not grow: ${f(figure)}`;
      return (value ?? 0) < 0 ? `Revenue shrinks: ${f(figure)}` : `Revenue grows ${f(figure)}`;
    case 'retention':
      return `${f(figure)} of revenue is kept over a year`;
    case 'runway':
      return `Cash lasts ${f(figure)}`;
    case 'burnMultiple':
      return `Cash burned is ${f(figure)} times the yearly revenue it adds`;
    case 'ltvCac':
      return `A customer returns ${f(figure)} times what it costs to win`;
    case 'payback':
      return `A customer pays back in ${f(figure)}`;
    case 'topShare':
      return `The largest customer is ${f(figure)} of revenue`;
    case 'market':
      return `The market you can serve is ${f(figure)}`;
    case 'years':
      return `The founder who knows the field best has ${f(figure)} in it`;
    case 'evidence':
      return `The furthest that customers have gone: ${lowerFirst(answer)}`;
    case 'product':
      return `How far it is: ${lowerFirst(answer)}`;
    case 'builds':
      return answer === nobody ? 'Nobody builds it yet' : `${answer} builds it`;
    case 'sells':
      return answer === nobody ? 'Nobody sells it yet' : `${answer} sells it`;
  }
}
