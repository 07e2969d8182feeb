import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Block, fillText, listBlockStatements, type Report } from '@slipway/report';
import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../test/library.ts';
import { gatherIdea } from './idea/gather.ts';
import { engine as market } from './market-size-estimator/engine.ts';
import { engine as score } from './score-your-idea/engine.ts';
import { engine as swot } from './swot-generator/engine.ts';

const corpora = join(import.meta.dirname, '../../evals/corpora');
const ideasOf = (file: string): readonly { id: string; line: string; paragraph: string }[] =>
  readFileSync(join(corpora, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, 30)
    .map((line) => JSON.parse(line));
const texts = [...ideasOf('reading-tuned.jsonl'), ...ideasOf('stories-tuned.jsonl')].map(
  ({ id, line, paragraph }, at) => ({ id, idea: at % 2 === 0 ? line : paragraph }),
);
const engines = [score, swot, market];

const wordsOf = (report: Report, blocks: readonly Block[]): number =>
  blocks
    .flatMap((block) => listBlockStatements(block))
    .map(({ text }) => fillText(text, report.figures).split(/\s+/u).length)
    .reduce((sum, count) => sum + count, 0);

describe.each(texts)('$id', ({ idea }) => {
  const basis = gatherIdea({ idea }, loadTestLibrary());
  const reports = engines.map((engine) => engine.run({ idea }, basis));

  it('is read alike by all tools', () => {
    const readings = reports.map(({ blocks }) => blocks.find(({ kind }) => kind === 'reading'));
    expect(readings[1]).toEqual(readings[0]);
    expect(readings[2]).toEqual(readings[0]);
  });

  it('has an answer of at most 120 words on a sheet of at most 620', () => {
    for (const report of reports) {
      const shown = report.blocks.filter((block) => !('folded' in block && block.folded === true));
      const answer = shown.filter(({ kind }) => kind === 'answer');
      expect(wordsOf(report, answer)).toBeLessThanOrEqual(120);
      expect(wordsOf(report, shown)).toBeLessThanOrEqual(620);
    }
  });
});
