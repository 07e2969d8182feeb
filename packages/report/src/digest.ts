import type { Figure, Unit } from '@slipway/core';
import type { AnswerBlock, TornadoBlock } from './block.ts';
import { formatFigure } from './format-figure.ts';
import { headlineOf } from './headline-of.ts';
import { findKeyFigure } from './key-figure.ts';
import { fillText, listPlaceholders } from './placeholders.ts';
import type { Report } from './report.ts';

/** What lists and the next step need of a report, small enough to be kept beside every run. */
export interface Digest {
  readonly headline: string;
  /** The number the result is known by, or else the word of its answer; null where it has neither. */
  readonly figure: DigestFigure | null;
  readonly evidence: {
    readonly points: number;
    readonly low: number;
    readonly high: number;
    readonly label: string;
  } | null;
  /** What moves the answer, widest first. Shares of all that it can move, and of what there is to know. */
  readonly drivers: readonly {
    readonly label: string;
    readonly field: string | null;
    readonly swing: number;
    readonly proof: number;
  }[];
  readonly question: { readonly text: string; readonly field: string; readonly swing: number } | null;
  readonly test: {
    readonly text: string;
    readonly passes: string | null;
    readonly tries: number | null;
    readonly least: number | null;
    readonly dueDays: number;
    readonly proves: string | null;
  } | null;
  /** Figures under a plain name, so that one sheet can be held against another. Absent in digests of old. */
  readonly figures?: Readonly<Record<string, KeptFigure>>;
}

type KeptFigure = Pick<Figure, 'value' | 'unit' | 'currency'> & {
  /** Of one that was taken from another tool's result: "market-size-estimator:tam". */
  readonly label?: string;
};

interface DigestFigure {
  readonly id: string;
  readonly label: string;
  readonly value: number | null;
  readonly unit: Unit;
  readonly currency?: string;
  readonly low?: number;
  readonly high?: number;
  readonly text: string;
}

export function digestOf(report: Report): Digest {
  const answer = report.blocks.find((block) => block.kind === 'answer');
  const key = findKeyFigure(report);
  const figure = (key && describe(report, key.figure, key.label)) ?? inWord(report, answer);
  return {
    headline: headlineOf(report),
    figure,
    evidence: evidenceOf(report, answer),
    drivers: driversOf(report),
    question: questionOf(report, answer, figure),
    test: testOf(report, answer),
    figures: keptFigures(report, answer),
  };
}

/** "gross-margin" and "cac.blended"; cells of a table, weights and steps have longer names. */
const plainName = /^[a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:-[a-z]+)*)?$/u;
const takenName = /^[a-z-]+:[a-z]/u;

/** Of points only those of the answer's dials: a sheet has one for every weight. */
function keptFigures({ figures }: Report, answer: AnswerBlock | undefined): NonNullable<Digest['figures']> {
  const dials = (answer?.dials ?? []).map(({ figure }) => figure);
  return Object.fromEntries(
    Object.entries(figures).flatMap(([id, { value, unit, currency, label }]): [string, KeptFigure][] => {
      const isTaken = takenName.test(id);
      const isKept = isTaken || (plainName.test(id) && (unit !== 'points' || dials.includes(id)));
      if (value === null || !isKept) return [];
      return [[id, { value, unit, ...(currency && { currency }), ...(isTaken && { label }) }]];
    }),
  );
}

function describe(report: Report, id: string, label?: string): DigestFigure | null {
  const figure = find(report, id);
  if (figure === undefined) return null;
  const { value, unit, currency, range } = figure;
  return {
    id,
    label: label ?? figure.label,
    value,
    unit,
    ...(currency === undefined ? {} : { currency }),
    ...(range === undefined ? {} : { low: range.low, high: range.high }),
    text: formatFigure(figure),
  };
}

/** "Test first": all that a list can say of an answer without a number. */
function inWord({ asksBack }: Report, answer: AnswerBlock | undefined): DigestFigure | null {
  const word = asksBack ? null : (answer?.word ?? null);
  return word === null ? null : { id: 'answer', label: 'Answer', value: null, unit: 'count', text: word };
}

function evidenceOf(report: Report, answer: AnswerBlock | undefined): Digest['evidence'] {
  const dial = answer?.dials.find(({ figure }) => figure === 'evidence');
  const figure = dial && find(report, dial.figure);
  if (dial === undefined || figure?.value == null) return null;
  const { low, high } = figure.range ?? { low: figure.value, high: figure.value };
  const label = dial.note === undefined ? dial.label : fillText(dial.note.text, report.figures);
  return { points: figure.value, low, high, label };
}

/** A result whose inputs cannot be told apart has none. */
function driversOf(report: Report): Digest['drivers'] {
  return report.blocks
    .flatMap((block) => (block.kind === 'tornado' ? [block] : []))
    .flatMap(({ rows }) => rows.flatMap((row) => driverOf(report, row)))
    .toSorted((a, z) => z.swing - a.swing);
}

type Row = TornadoBlock['rows'][number];

function driverOf(report: Report, { label, low, high, input, field }: Row): Digest['drivers'] {
  const [from, to] = [find(report, low), find(report, high)];
  if (from?.value == null || to?.value == null) return [];
  // Points are of a hundred; of anything else the larger end is all there is.
  const all = from.unit === 'points' ? 100 : Math.max(Math.abs(from.value), Math.abs(to.value));
  if (!(all > 0)) return [];
  const swing = Math.min(1, Math.abs(to.value - from.value) / all);
  const said = input === undefined ? undefined : find(report, input);
  return [{ label, field: field ?? null, swing, proof: said === undefined ? 0 : proofOf(report, said, 3) }];
}

const ofSource = { high: 0.8, medium: 0.6, low: 0.4 } as const;

/** How well a figure is known: as its own origin says, or as the weakest of what it was computed from. */
function proofOf(report: Report, { provenance }: Figure, deep: number): number {
  switch (provenance.kind) {
    case 'measured':
      return 0.9;
    case 'sourced':
      return Math.max(...provenance.sources.map((id) => ofSource[report.sources[id]?.confidence ?? 'low']));
    case 'assumed':
      return 0.1;
    case 'derived': {
      const inputs = deep === 0 ? [] : provenance.inputs.flatMap((id) => find(report, id) ?? []);
      return Math.min(0.9, ...inputs.map((one) => proofOf(report, one, deep - 1)));
    }
  }
}

function questionOf(
  report: Report,
  answer: AnswerBlock | undefined,
  figure: DigestFigure | null,
): Digest['question'] {
  const block = report.blocks.find((one) => one.kind === 'question');
  const asked = answer?.question ?? block;
  if (asked === undefined) return null;
  // As wide as the answer's own range is open.
  const isOpen = figure?.unit === 'points' && figure.low !== undefined && figure.high !== undefined;
  const swing = isOpen ? ((figure.high ?? 0) - (figure.low ?? 0)) / 100 : 0.3;
  return { text: fillText(asked.question.text, report.figures), field: asked.field, swing };
}

/** How many are tried, and how many of them pass. Any other test has its mark in words. */
const countedTests = [
  ['test-sample', 'test-passes'],
  ['to-ask', 'must-pay'],
] as const;

function testOf(report: Report, answer: AnswerBlock | undefined): Digest['test'] {
  const next = answer?.next;
  if (next === undefined) return null;
  const named = listPlaceholders(next.do.text);
  const [tries, least] = countedTests.find(([id]) => named.includes(id)) ?? [];
  return {
    text: fillText(next.do.text, report.figures),
    passes: next.passes === undefined ? null : fillText(next.passes.text, report.figures),
    tries: tries === undefined ? null : (find(report, tries)?.value ?? null),
    least: least === undefined ? null : (find(report, least)?.value ?? null),
    dueDays: next.dueDays,
    proves: next.proves ?? null,
  };
}

function find({ figures }: Report, id: string): Figure | undefined {
  return Object.hasOwn(figures, id) ? figures[id] : undefined;
}
