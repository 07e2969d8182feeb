import { shortQuote } from '@slipway/language';
import {
  type AssumptionsBlock,
  type Block,
  createWriter,
  type Evidence,
  type Report,
  type TableBlock,
  type Writer,
} from '@slipway/report';
import { plainName } from '../company-name.ts';
import { askReport } from '../idea/ask-report.ts';
import { toVentures } from '../idea/migrate.ts';
import { readingBlock } from '../idea/reading-block.ts';
import { suggestFields } from '../landing/missing.ts';
import { claimsBlock, missingBlock } from '../landing/sheet.ts';
import { voiceBlock } from '../landing/voice-block.ts';
import type { Engine } from '../tool.ts';
import type { Basis } from './basis.ts';
import { fields, type Input } from './fields.ts';
import { makePair, type Pair } from './make-pair.ts';
import { meta } from './meta.ts';
import { makePlan, type Plan, putFigures } from './plan.ts';
import { sample } from './sample.ts';

export const engine: Engine<Input, Basis> = {
  meta,
  migrate: { 1: toVentures },
  fields,
  sample,
  asks: ['customer', 'price', 'offer'],
  suggests: suggestFields,
  check: ({ idea }) =>
    idea === undefined
      ? [{ field: 'idea', message: 'Please describe in a line or two what the pages are for.' }]
      : [],
  run(input, basis) {
    const title = `Two pages: ${input.company ?? basis.profile.name}`;
    if (basis.scope.kind === 'ask') return askReport(meta.id, title, basis);
    const pair = makePair(input, basis);
    if (pair === null) return askForArgument(title, input);
    const writer = createWriter();
    const plan = makePlan(input, basis, sayHypothesis(pair));
    const figures = putFigures(plan, input, writer);
    const blocks: readonly (Block | null)[] = [
      answerOf(pair, plan, figures, input, writer),
      planBlock(pair, plan, figures, writer),
      missingBlock(pair.written, writer),
      voiceBlock(pair.written, basis.brand, writer),
      assumptions(input, figures, writer),
      readingBlock(basis, writer),
      claimsBlock({ ...pair.written, draft: pair.a.draft }, writer),
    ];
    return writer.finish({ toolId: meta.id, title, blocks: blocks.filter((block) => block !== null) });
  },
  documents(input, basis) {
    const pair = makePair(input, basis);
    if (pair === null) return [];
    const {
      hypothesis,
      sample: each,
      threshold,
      certainty,
      stopDay,
    } = makePlan(input, basis, sayHypothesis(pair));
    return [
      { kind: 'page', title: pair.a.says, data: pair.a.draft },
      { kind: 'page', title: pair.b.says, data: pair.b.draft },
      {
        kind: 'experiment',
        title: 'The test',
        data: { hypothesis, sample: each, threshold, certainty, stopDay },
      },
    ];
  },
};

type Figures = ReturnType<typeof putFigures>;

function sayHypothesis({ written, a, b }: Pair): string {
  const name = plainName(written.brief.name);
  const of = name === '' ? '' : ` of ${name}`;
  return `Visitors${of} who ${a.visitors} leave their address more often than those who ${b.visitors}.`;
}

function saidIdea({ idea = '' }: Input): Evidence {
  return { kind: 'said', field: 'idea', quote: shortQuote(idea, 12) || idea.trim() };
}

function answerOf(
  pair: Pair,
  { isShort }: Plan,
  { sample: each, threshold, days, visitors }: Figures,
  input: Input,
  writer: Writer,
): Block {
  return {
    id: 'answer',
    kind: 'answer',
    tone: isShort ? 'poor' : 'good',
    word: null,
    verdict: isShort
      ? writer.say(
          'verdict',
          `Both pages are written, but {{f:${visitors}}} a week are too few for this test.`,
        )
      : writer.say(
          'verdict',
          `Both pages are written. The test ends in {{f:${days}}}, or when each has had {{f:${each}}}.`,
        ),
    big: { label: 'Visitors each page needs', figure: each },
    dials: [],
    reasons: [
      {
        label: 'Page A',
        statement: writer.say('page-a', `${pair.a.says}.`, saidIdea(input)),
      },
      {
        label: 'Page B',
        statement: writer.say('page-b', `${pair.b.says}. All else is the same.`, saidIdea(input)),
      },
      {
        label: 'Pass mark',
        statement: writer.say(
          'mark',
          `{{f:${threshold}}} of visitors leave their address. Fixed before you start.`,
        ),
      },
    ],
  };
}

function planBlock(
  pair: Pair,
  { hypothesis }: Plan,
  { sample: each, threshold, days, visitors }: Figures,
  writer: Writer,
): TableBlock {
  const named: Evidence = { kind: 'said', field: 'company', quote: pair.written.brief.name || 'no name' };
  return {
    id: 'plan',
    kind: 'table',
    title: 'Fixed before the first visitor',
    columns: [{ label: 'What' }, { label: 'Plan' }],
    rows: [
      { cells: [{ label: 'Hypothesis' }, { statement: writer.say('hypothesis', hypothesis, named) }] },
      { cells: [{ label: 'Counted' }, { label: 'Visitors who leave their address' }] },
      { cells: [{ label: 'Sample, each page' }, { figure: each }] },
      { cells: [{ label: 'Pass mark' }, { figure: threshold }] },
      { cells: [{ label: 'Visitors a week' }, { figure: visitors }] },
      { cells: [{ label: 'Ends after' }, { figure: days }] },
    ],
  };
}

function assumptions(input: Input, { threshold, visitors }: Figures, writer: Writer): AssumptionsBlock {
  const isOwn = (id: string) => input.assumptions?.[id] !== undefined;
  return {
    id: 'assumptions',
    kind: 'assumptions',
    title: 'What if',
    rows: [
      {
        id: 'threshold',
        label: 'Pass mark',
        figure: threshold,
        isOwn: isOwn('threshold'),
        control: { type: 'number', min: 0.005, max: 0.4, step: 0.005 },
        why: writer.say('why-threshold', 'A lower mark needs more visitors to tell the pages apart.'),
      },
      {
        id: 'visitors',
        label: 'Visitors a week',
        figure: visitors,
        isOwn: isOwn('visitors'),
        control: { type: 'number', min: 10, max: 5000, step: 10 },
        why: writer.say('why-visitors', 'More visitors end the test sooner.'),
      },
    ],
  };
}

/** Both pages would be the same: nothing is written and nothing is paid. */
function askForArgument(title: string, input: Input): Report {
  const writer = createWriter();
  const isPrice = input.differsIn === 'price';
  return writer.finish({
    toolId: meta.id,
    title,
    asksBack: true,
    blocks: [
      {
        id: 'ask',
        kind: 'answer',
        tone: 'plain',
        word: null,
        verdict: writer.say(
          'ask',
          'Both pages would say the same, so there is nothing to compare yet.',
          saidIdea(input),
        ),
        dials: [],
        reasons: [],
      },
      {
        id: 'question',
        kind: 'question',
        question: isPrice
          ? writer.say('question', 'What does it cost?')
          : writer.say('question', 'What goes wrong for your customers today?'),
        field: isPrice ? 'idea' : 'problem',
        options: [],
      },
    ],
  });
}
