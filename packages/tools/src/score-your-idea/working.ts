import type { Block, TableBlock, TornadoBlock, Writer } from '@slipway/report';
import { chips } from './dial.ts';
import type { ScoreFigures } from './figures.ts';
import { listSwings, type Score } from './score.ts';
import { weightRows } from './weights.ts';

/** How the dial is computed: each term as a figure that opens, and what would move it most. */
export function workingBlocks(score: Score, figures: ScoreFigures, writer: Writer): readonly Block[] {
  return [
    workingTable(score, figures, writer),
    ...(score.shown === 'number' ? [swingBlock(score, figures, writer)] : []),
  ];
}

function workingTable(
  score: Score,
  { start, terms, base, answers, evidence, answered, idea, weight }: ScoreFigures,
  writer: Writer,
): TableBlock {
  const row = (label: string, figure: string, weighs?: string): TableBlock['rows'][number] => ({
    cells: [{ label }, { figure }, weighs === undefined ? { label: '' } : { figure: weighs }],
  });
  return {
    id: 'working',
    kind: 'table',
    title: 'How the dial is computed',
    folded: true,
    intro: writer.say(
      'working-intro',
      `Base and answers are averaged by weight; {{f:${answered}}} of three are answered. What customers did counts only where it lifts the result. It says how careful readers mark such ideas and forecasts nothing.`,
      { kind: 'figure', id: idea },
    ),
    columns: [{ label: 'Part' }, { label: 'Points', numeric: true }, { label: 'Weight', numeric: true }],
    rows: [
      row('Start', start),
      ...terms.map(({ name, figure }) => row(weightRows[name].label, figure)),
      row('Base', base, weight('base')),
      ...answers.map((one) =>
        row(chips.find(({ name }) => name === one.name)?.label ?? one.name, one.figure, one.weight),
      ),
      row('What customers did', evidence, score.isLifted ? weight('evidence') : undefined),
      { ...row('Idea', idea), strong: true },
    ],
  };
}

function swingBlock(
  score: Score,
  { idea, weight, base, answers }: ScoreFigures,
  writer: Writer,
): TornadoBlock {
  return {
    id: 'swings',
    kind: 'tornado',
    title: 'What moves it most',
    folded: true,
    outcome: idea,
    rows: listSwings(score).map(({ chip, from, to, low, high }) => {
      const end = (name: string, value: number): string =>
        writer.figure({
          id: `${chip.name}-${name}`,
          label: `${chip.label}: the ${name} answer`,
          value,
          unit: 'points',
          provenance: {
            kind: 'assumed',
            why: 'Points of this answer, set by hand after marks of careful readers.',
          },
        });
      const outcome = (name: string, value: number, input: string): string =>
        writer.figure({
          id: `idea-${chip.name}-${name}`,
          label: `Idea with the ${name} answer`,
          value,
          unit: 'points',
          provenance: {
            kind: 'derived',
            formula: 'the dial with this answer instead',
            inputs: [base, weight(chip.name), input],
          },
        });
      const answer = answers.find(({ name }) => name === chip.name);
      const [worst, best] = [end('worst', from), end('best', to)];
      return {
        label: chip.label,
        low: outcome('worst', low, worst),
        high: outcome('best', high, best),
        from: worst,
        to: best,
        field: chip.name,
        ...(answer === undefined ? {} : { input: answer.figure }),
      };
    }),
  };
}
