import type { CardsBlock, MetricCard, Tone } from '@slipway/report';
import { addDoubling, addMonthly, addWeekly, addYearly, growthText } from './growth.ts';
import type { Sheet } from './sheet.ts';
import { hasNoTrend } from './verdict.ts';

/** Tone of each band of Paul Graham's, in his order. */
const tones: readonly Tone[] = ['poor', 'fair', 'good', 'good', 'good'];

/** The rates, each with what it is judged by where somebody published that. */
export function cards(sheet: Sheet): CardsBlock | null {
  if (growthText(sheet) === null) return null;
  const plain = (figure: string | null): MetricCard[] => (figure === null ? [] : [{ figure, bands: [] }]);
  // The bands are of companies.
  const weekly = sheet.study.lead.kind === 'own' ? addWeekly(sheet) : null;
  const all = [
    ...plain('growth').map((card) => ({ ...card, ...readingOf(sheet) })),
    ...plain(addMonthly(sheet)),
    ...plain(hasNoTrend(sheet) ? null : addDoubling(sheet)),
    ...plain(addYearly(sheet)),
    ...(weekly === null || weekly === 'growth' ? [] : [weekCard(sheet, weekly)]),
  ];
  const first = weekly === 'growth' ? [weekCard(sheet, 'growth'), ...all.slice(1)] : all;
  return { id: 'rates', kind: 'cards', title: 'Growth', cards: first };
}

/** Ends and slope apart: growth was uneven, and the ends mislead (metrics reference, C2). */
function readingOf(sheet: Sheet): Pick<MetricCard, 'reading'> {
  const { growth, series } = sheet.study;
  const { compound, slope } = growth;
  if (series.step !== 'month' || compound === null || slope === null || Math.abs(compound - slope) < 0.03)
    return {};
  const other = sheet.rate('growth-slope', 'Growth by the slope', slope, {
    kind: 'derived',
    formula: 'e^(slope of ln number on the month) − 1',
    inputs: ['growth-from', 'growth-to'],
  });
  return { reading: sheet.say('uneven', `Uneven: the slope of all months says ${other}.`) };
}

function weekCard({ basis, writer }: Sheet, figure: string): MetricCard {
  const [bench] = basis.benchmarks;
  if (!bench) return { figure, bands: [] };
  const source = writer.cite({
    id: `bench/${bench.id}`,
    publisher: bench.publisher,
    what: bench.what ?? 'Growth a week of young companies in his accelerator',
    year: bench.year,
    region: null,
    confidence: bench.confidence,
    ...(bench.note !== null && { note: bench.note }),
  });
  const bands = bench.bands.map((band, index) => ({ ...band, tone: tones[index] ?? ('plain' as const) }));
  return { figure, bands, source };
}
