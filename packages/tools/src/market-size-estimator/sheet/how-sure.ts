import type { DistributionBlock, TornadoBlock } from '@slipway/report';
import { drawCount } from '../model/draw.ts';
import type { Estimate } from '../model/estimate.ts';
import { addEnds } from './factor-figures.ts';
import { factorOfSlot } from './slot-factors.ts';
import type { Writer } from './writer.ts';

const tab = 'How sure';
const rowsMost = 8;

export function distribution(writer: Writer, of: Estimate): DistributionBlock {
  return {
    id: 'distribution',
    kind: 'distribution',
    title: `SOM after ${of.selling.horizonYears} years`,
    tab,
    intro: writer.say('distribution-intro', [
      `{{f:draws}}, each with all inputs moved inside their ranges: half end below {{f:somP50}}, one in ten above {{f:somP90}}.`,
      `One in ten of {{f:draws}} ends below {{f:somP10}}, one in ten above {{f:somP90}}; the middle is {{f:somP50}}.`,
    ]),
    unit: 'money/year',
    currency: writer.currency,
    draws: drawCount,
    seed: of.seed,
    bins: of.drawn.bins,
    marks: [
      { label: 'P10', figure: 'somP10' },
      { label: 'P50', figure: 'somP50' },
      { label: 'P90', figure: 'somP90' },
    ],
    provenance: {
      kind: 'derived',
      formula: 'SOM from inputs drawn between their ends, most often near their base',
      inputs: ['som', 'draws'],
    },
  };
}

/** Null when nothing moves the outcome. */
export function tornado(writer: Writer, of: Estimate): TornadoBlock | null {
  const rows = of.swings.slice(0, rowsMost).flatMap(({ name, atLow, atHigh }) => {
    const factor = factorOfSlot(of, name);
    const span = factor?.span;
    if (factor === null || span === null || span === undefined) return [];
    const outcome = (end: 'low' | 'high', value: number) => {
      const id = `som-${factor.id}-${end}`;
      writer.derived({
        id,
        label: `SOM with "${factor.label}" at its ${end} end`,
        value,
        unit: 'money/year',
        formula: 'SOM with this input at its end and all others at their base',
        inputs: ['som', `${factor.id}-${end}`],
      });
      return id;
    };
    const [from, to] = addEnds(writer, factor);
    return [{ label: factor.label, low: outcome('low', atLow), high: outcome('high', atHigh), from, to }];
  });
  if (rows.length === 0) return null;
  const first = rows[0];
  return {
    id: 'tornado',
    kind: 'tornado',
    title: 'What moves it most',
    tab,
    outcome: 'som',
    ...(first !== undefined && {
      intro: writer.say('tornado-intro', [
        `"${first.label}" alone moves the SOM from {{f:${first.low}}} to {{f:${first.high}}}.`,
        `Between {{f:${first.low}}} and {{f:${first.high}}} lies one input alone: "${first.label}".`,
      ]),
    }),
    rows,
  };
}
