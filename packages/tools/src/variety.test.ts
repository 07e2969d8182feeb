import { headlineOf, listSentences, type Report } from '@slipway/report';
import { describe, expect, test } from 'vitest';
import { loadTestLibrary } from '../test/library.ts';
import { toldIdeas } from './conformance/ideas/index.ts';
import { lintReport } from './conformance/lint-report.ts';
import { loadTools, runTool } from './conformance/run-tool.ts';
import { readingEase } from './wording/index.ts';

const library = loadTestLibrary();
const tools = (await loadTools()).filter(({ engine }) => engine.fields.some(({ name }) => name === 'idea'));
const mostShared = 0.2;
/** Flesch reading ease; below it a text is difficult. */
const plainEnglish = 50;

describe.each(tools.map((tool) => [tool.engine.meta.id, tool] as const))('%s over forty ideas', (_, tool) => {
  const runs = toldIdeas.map((told) => runTool(tool, { ...told }, library));

  test.each(toldIdeas.map((told, index) => [told.idea.slice(0, 50), index] as const))(
    '%s…',
    (_idea, index) => {
      const run = runs[index];
      expect(run === undefined ? ['not run'] : lintReport(run.report, run.input, library.knowledge)).toEqual(
        [],
      );
    },
  );

  test('the idea alone is enough', () => {
    for (const { idea } of toldIdeas.slice(0, 10)) {
      const { report, input } = runTool(tool, { idea }, library);
      expect(lintReport(report, input, library.knowledge)).toEqual([]);
    }
  });

  test('no two reports share more than a fifth of their sentences', () => {
    const sentences = runs.map(({ report }) => new Set(listSentences(report)));
    const tooClose = sentences.flatMap((one, index) =>
      sentences.slice(index + 1).flatMap((other, offset) => {
        const same = [...one].filter((sentence) => other.has(sentence));
        const share = same.length / Math.max(1, Math.min(one.size, other.size));
        return share > mostShared ? [{ ideas: [index, index + 1 + offset], share, same }] : [];
      }),
    );
    expect(tooClose).toEqual([]);
  });

  test('none is hard to read', () => {
    const hardest = Math.min(...runs.map(({ report }) => readingEase(listSentences(report).join('\n')).ease));
    expect(hardest).toBeGreaterThan(plainEnglish);
  });

  test('every idea gets its own title and its own answer', () => {
    const different = (of: (report: Report) => string) => new Set(runs.map(({ report }) => of(report))).size;
    expect(different(({ title }) => title)).toBe(toldIdeas.length);
    expect(different(headlineOf)).toBe(toldIdeas.length);
  });
});
