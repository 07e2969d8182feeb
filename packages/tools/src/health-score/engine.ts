import type { LearntFact } from '@slipway/record';
import { createWriter, type Report } from '@slipway/report';
import type { Engine, InputProblem } from '../tool.ts';
import { makeSteps } from './actions.ts';
import { writeAnswer } from './answer.ts';
import type { Basis } from './basis.ts';
import { barsBlock, collectBlock, historyBlock, waterfallBlock } from './body.ts';
import { openCase } from './case.ts';
import { fields, type Input, sample } from './fields.ts';
import { writeFigures } from './figures.ts';
import { meta } from './meta.ts';
import { makeScore } from './score.ts';
import { makeWarnings } from './warnings.ts';
import { workingBlocks } from './working.ts';

export const engine: Engine<Input, Basis> = { meta, fields, sample, check, run, learns };

function check({ assumptions: _, ...input }: Input): readonly InputProblem[] {
  return Object.keys(input).length > 0
    ? []
    : [{ field: null, message: 'Please fill in at least one number, or run Financial Metrics first.' }];
}

function run(input: Input, basis: Basis): Report {
  const writer = createWriter();
  const of = openCase(input, basis, writer);
  const score = makeScore(of);
  const title = `Health: ${of.company}`;
  if (score.coverage === 0) return askFirst(title);
  const figures = writeFigures(score, writer);
  const steps = makeSteps(of, score);
  const blocks = [
    writeAnswer({ of, score, figures, steps }),
    waterfallBlock(score, figures),
    barsBlock(of, score, figures),
    makeWarnings(of, score),
    steps.length === 0
      ? null
      : ({ id: 'actions', kind: 'steps', title: 'Cheapest five points', steps } as const),
    collectBlock(of, score),
    historyBlock(of, score, figures),
    ...workingBlocks(of, score, figures),
  ];
  return writer.finish({ toolId: meta.id, title, blocks: blocks.filter((block) => block !== null) });
}

/** Nothing that counts is known: asking back costs nothing. */
function askFirst(title: string): Report {
  const writer = createWriter();
  const stage = fields.find(({ name }) => name === 'stage');
  return writer.finish({
    toolId: meta.id,
    title,
    asksBack: true,
    blocks: [
      {
        id: 'question',
        kind: 'question',
        question: writer.say('question', 'Nothing that decides health is known yet. How far is it?'),
        field: 'stage',
        options: stage?.kind === 'choice' ? stage.options : [],
      },
    ],
  });
}

function learns({ figures }: Report): readonly LearntFact[] {
  const value = figures.health?.value ?? null;
  return value === null ? [] : [{ id: 'healthScore', value, figure: 'health' }];
}
