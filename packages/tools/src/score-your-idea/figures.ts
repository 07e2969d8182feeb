import { type IdeaNotes, noteSource } from '@slipway/analyst';
import type { Provenance } from '@slipway/core';
import type { Writer } from '@slipway/report';
import { chips, type WeightName } from './dial.ts';
import type { Evidence } from './ladder.ts';
import type { Score } from './score.ts';
import { weightId, weightRows } from './weights.ts';

const readers = 'where four of five careful readers mark such an idea';

/** Every term of the dial as a figure that opens to where it comes from. Answers the ids. */
export function writeFigures(score: Score, notes: IdeaNotes, writer: Writer) {
  const weight = (name: WeightName): string => {
    const { label, unit, why } = weightRows[name];
    const id = weightId(name);
    return writer.figure({
      id,
      label,
      value: score.weights[name],
      unit,
      provenance: { kind: 'assumed', why, assumption: id },
    });
  };
  const niche = notes.niches[0]?.id ?? null;
  const start = weight('start');
  const terms = score.terms.map(({ name, rank, points, from, quote }) => {
    const { label } = weightRows[name];
    const cite = () => writer.cite(noteSource(`${niche}#${name}`, label.toLowerCase(), niche, notes));
    const place = writer.figure({
      id: `place-${name}`,
      label:
        from === 'notes' ? `${label}: place among all kinds of business, −1 to 1` : `${label}: by your text`,
      value: Math.round(rank * 100) / 100,
      unit: 'ratio',
      provenance:
        from === 'notes'
          ? { kind: 'sourced', sources: [cite()] }
          : { kind: 'measured', field: 'idea', ...(quote === null ? {} : { quote }) },
    });
    return {
      name,
      figure: writer.figure({
        id: `term-${name}`,
        label,
        // What rounds to nothing has no sign.
        value: Math.round(points * 10) / 10 + 0,
        unit: 'points',
        provenance: {
          kind: 'derived',
          formula: 'weight × place',
          inputs: [weight(name), place],
        },
      }),
    };
  });
  const base = writer.figure({
    id: 'base',
    label: 'Base',
    value: score.base,
    unit: 'points',
    provenance: {
      kind: 'derived',
      formula: 'start + all terms',
      inputs: [start, ...terms.map(({ figure }) => figure)],
    },
  });
  const answers = score.answered.map(({ name, label, points }) => ({
    name,
    weight: weight(name),
    figure: writer.figure({
      id: `answer-${name}`,
      label: `${chips.find((chip) => chip.name === name)?.label}: ${label}`,
      value: points,
      unit: 'points',
      provenance: { kind: 'measured', field: name },
    }),
  }));
  const evidence = evidenceFigure(score.evidence, writer);
  const answered = writer.figure({
    id: 'answered',
    label: 'Answers given, of three',
    value: answers.length,
    unit: 'count',
    provenance: { kind: 'measured', field: answers[0]?.name ?? 'idea' },
  });
  const lifts = score.isLifted ? [evidence, weight('evidence')] : [];
  const idea = writer.figure({
    id: 'idea',
    label: 'Idea',
    value: score.shown === 'number' ? score.points : null,
    unit: 'points',
    range: { low: score.low, high: score.high, means: readers },
    provenance: {
      kind: 'derived',
      formula: 'mean of base, answers and what customers did, each by its weight',
      inputs: [base, weight('base'), ...answers.flatMap((one) => [one.figure, one.weight]), ...lifts],
    },
  });
  return { start, terms, base, answers, evidence, answered, idea, weight };
}
export type ScoreFigures = ReturnType<typeof writeFigures>;

export function evidenceFigure(evidence: Evidence, writer: Writer): string {
  const { points, low, high } = evidence;
  return writer.figure({
    id: 'evidence',
    label: 'Evidence',
    value: points,
    unit: 'points',
    range: { low, high, means: 'what the number of customers allows' },
    provenance: evidenceOrigin(evidence),
  });
}

function evidenceOrigin({ origin, quote, count }: Evidence): Provenance {
  if (origin === 'said') return { kind: 'measured', field: count === null ? 'evidence' : 'evidenceCount' };
  return quote === null
    ? { kind: 'assumed', why: 'Nothing was said about what customers did.' }
    : { kind: 'measured', field: 'idea', quote };
}
