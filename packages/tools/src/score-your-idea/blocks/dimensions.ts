import type { BarsBlock, RadarBlock, TornadoBlock } from '@slipway/report';
import type { Case } from '../case.ts';
import type { DimensionId } from '../dimensions.ts';
import { listSwings } from '../tornado.ts';
import { barNote } from '../words/notes.ts';
import { labelOf } from './figures.ts';

export const shortLabels: Readonly<Record<DimensionId, string>> = {
  severity: 'Pain',
  frequency: 'Often',
  'willingness-to-pay': 'Pay',
  market: 'Market',
  timing: 'Timing',
  competition: 'Rivals',
  differentiation: 'Edge',
  distribution: 'Reach',
  'founder-fit': 'Founder',
  feasibility: 'Build',
};

export function bars(one: Case): BarsBlock {
  const { standing, score } = one;
  return {
    id: 'dimensions',
    kind: 'bars',
    title: 'Ten dimensions',
    max: 10,
    rows: score.parts.map((part) => ({
      label: labelOf(part.judgement.id),
      figure: `counted-${part.judgement.id}`,
      ceiling: { at: standing.row.ceiling, label: standing.row.label },
      weight: `${Math.round(part.weight)} %`,
      ...(part.counted === null ? { unknown: true } : {}),
      note: barNote(part, one),
    })),
  };
}

export function radar({ score, standing }: Case): RadarBlock {
  const ids = score.parts.map(({ judgement }) => judgement.id);
  return {
    id: 'radar',
    kind: 'radar',
    title: 'Shape of the idea',
    max: 10,
    axes: ids.map((id) => ({ label: labelOf(id), short: shortLabels[id] })),
    series: [
      { label: 'Counted now', figures: ids.map((id) => `counted-${id}`) },
      ...(standing.row.ceiling < 10
        ? [{ label: 'If every word holds', figures: ids.map((id) => `claimed-${id}`) }]
        : []),
    ],
  };
}

/** Null when nothing would move it. */
export function tornado(one: Case): TornadoBlock | null {
  const { figures } = one;
  const swings = listSwings(one);
  if (swings.length === 0) return null;
  const point = (id: string, label: string, value: number, formula: string, inputs: readonly string[]) =>
    figures.add({ id, label, value, unit: 'points', provenance: { kind: 'derived', formula, inputs } });
  return {
    id: 'tornado',
    kind: 'tornado',
    title: 'What would move the score most',
    outcome: 'score',
    rows: swings.map(({ id, low, high, from, to }) => {
      const label = id === 'evidence' ? 'Evidence' : labelOf(id);
      const what = id === 'evidence' ? 'ceiling' : 'level';
      const input = id === 'evidence' ? 'ceiling' : `counted-${id}`;
      const formula = `the score with this ${what} alone changed`;
      return {
        label,
        from: point(`from-${id}`, `${label}: lowest ${what}`, from, `the lowest ${what} left open`, [input]),
        to: point(`to-${id}`, `${label}: highest ${what}`, to, `the highest ${what} left open`, [input]),
        low: point(`swing-low-${id}`, `Score at the lowest ${what}`, low, formula, [`from-${id}`]),
        high: point(`swing-high-${id}`, `Score at the highest ${what}`, high, formula, [`to-${id}`]),
      };
    }),
  };
}
