import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseReasons, makeFindings } from '@slipway/analyst';
import {
  type DialFigures,
  dialTable,
  type LabelledReading,
  type MarkedDial,
  parseLabels,
  scoreDial,
} from '@slipway/evals';
import { createWriter } from '@slipway/report';
import type { Library } from '@slipway/tools';
import { chips } from '../../packages/tools/src/score-your-idea/dial.ts';
import type { ScoreInput } from '../../packages/tools/src/score-your-idea/fields.ts';
import { gather } from '../../packages/tools/src/score-your-idea/gather.ts';
import { makeScore } from '../../packages/tools/src/score-your-idea/score.ts';

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');
const files: Readonly<Record<string, string>> = { tune: 'reading-tuned.jsonl', held: 'reading-held.jsonl' };

/** Answers as the labels write them, in the order of each chip's options. */
const labelled = {
  costsNow: ['<100', '100-1k', '1k-10k', '10k-100k', '>100k'],
  paysToday: ['nothing', 'own time', 'part of it', 'direct product'],
  whyNow: ['nothing', 'trend', 'newly possible', 'law or date'],
} as const;
const evidenceOf: Readonly<Record<string, ScoreInput['evidence']>> = {
  idea: 'none',
  talks: 'interviews',
  pilot: 'waitlist',
  paying: 'paying',
};

interface DialMeasure {
  readonly name: string;
  /** Least rank correlation. */
  readonly gate: number;
  readonly mark: 'line' | 'paragraph' | 'answers';
  readonly inputOf: (label: LabelledReading) => ScoreInput;
}

export const dialMeasures = {
  line: { name: 'line', gate: 0.4, mark: 'line', inputOf: ({ line }) => ({ idea: line }) },
  paragraph: {
    name: 'paragraph',
    gate: 0.55,
    mark: 'paragraph',
    inputOf: ({ paragraph }) => ({ idea: paragraph }),
  },
  answers: {
    name: 'line, three answers',
    gate: 0.65,
    mark: 'answers',
    inputOf: (label) => ({ idea: label.line, ...answersOf(label) }),
  },
  evidence: {
    name: 'line, three answers, evidence',
    gate: 0.65,
    mark: 'answers',
    inputOf: (label) => ({ idea: label.line, ...answersOf(label), ...evidenceAnswer(label) }),
  },
} as const satisfies Record<string, DialMeasure>;

/** `shown`: only ideas that get a dial at all. */
export function measureDial(set: string, { mark, inputOf }: DialMeasure, library: Pick<Library, 'analyst'>) {
  const labels = parseLabels(readFileSync(join(corpora, files[set] ?? ''), 'utf8'));
  const all = labels.flatMap((label) => dialOf(label, mark, inputOf(label), library));
  return { all: scoreDial(all), shown: scoreDial(all.filter(({ isShown }) => isShown)) };
}

/** How the idea dial follows the marks of careful readers. Held ideas are summed, never shown. */
export function dialSection(library: Pick<Library, 'analyst'>, sets: readonly string[]): string {
  return sets
    .flatMap((set) =>
      Object.values(dialMeasures).flatMap((measure) => {
        const { all, shown } = measureDial(set, measure, library);
        const row = (which: string, figures: DialFigures): string =>
          dialTable(`${set}, ${measure.name}${which}`, figures, measure.gate);
        return shown.ideas === all.ideas ? [row('', all)] : [row(': with a dial', shown), row(': all', all)];
      }),
    )
    .join('\n');
}

function dialOf(
  { marks }: LabelledReading,
  mark: DialMeasure['mark'],
  input: ScoreInput,
  library: Pick<Library, 'analyst'>,
): readonly (MarkedDial & { readonly isShown: boolean })[] {
  if (marks === undefined) return [];
  const basis = gather(input, library);
  const findings = makeFindings(basis.profile, basis.notes, createWriter());
  const reasons = chooseReasons(findings);
  const { points, half, shown } = makeScore(input, basis, reasons.length);
  return [{ points, half, mark: marks[mark], isShown: shown !== 'none' }];
}

function answersOf({ answers }: LabelledReading): Partial<ScoreInput> {
  if (answers === undefined) return {};
  return Object.fromEntries(
    chips.map(({ name, options }) => [
      name,
      options[(labelled[name] as readonly string[]).indexOf(answers[name])]?.value,
    ]),
  );
}

function evidenceAnswer({ stage }: LabelledReading): Partial<ScoreInput> {
  const evidence = evidenceOf[stage ?? ''];
  return evidence === undefined ? {} : { evidence };
}
