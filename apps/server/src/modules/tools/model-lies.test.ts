import { listSaidNumbers } from '@slipway/language';
import { checkReport, collectView, type Report, withModelView } from '@slipway/report';
import { expect, test } from 'vitest';
import { exampleReport } from '../../../../../packages/report/src/testing/example-report.ts';
import { lies } from '../../../../../packages/report/src/testing/lies.ts';
import { freshLies, heldLies, lateLies } from '../../../test/model-answers/fresh-lies.ts';
import { honestAnswers, laterAnswers } from '../../../test/model-answers/honest.ts';
import { lieSheet } from '../../../test/model-answers/lie-sheet.ts';
import { lyingNumbers, misplaced } from '../../../test/model-answers/lying-numbers.ts';
import { lyingSources } from '../../../test/model-answers/lying-sources.ts';
import { isEnglish } from './is-english.ts';

const isWord = await isEnglish();

function view(id: string, text: string, report: Report, idea = 'Recall letters for dental offices in Ohio.') {
  const collector = collectView({ report, founderTexts: [idea], isDeep: true, isWord });
  collector.take({ id, text });
  return collector;
}

test.each([...lyingNumbers, ...lyingSources, ...freshLies, ...lateLies])('not shown: %s', (text) => {
  expect(view('answer', text, lieSheet)).toMatchObject({ view: { block: null }, refused: 1 });
  expect(view('reads:customer', text, lieSheet).view.reads).toEqual([]);
});

test.each(lies)('not shown: %s', (text) => {
  expect(view('answer', text, exampleReport)).toMatchObject({ view: { block: null }, refused: 1 });
});

test('of lies the check was not made for, none is shown with a number; some that only hint at a source or a size are', () => {
  const shown = heldLies.filter((text) => view('answer', text, lieSheet).view.block !== null);
  expect(shown.filter((text) => listSaidNumbers(text).length > 0)).toEqual([]);
  expect(shown.length).toBeLessThanOrEqual(13);
});

test.each(misplaced)('shown as the model’s own, with figures of the sheet alone: %s', (text) => {
  const { block } = view('answer', text, lieSheet).view;
  expect(block).toMatchObject({ rows: [{ statements: [{ text, by: 'model' }] }] });
  expect(checkReport(withModelView(lieSheet, { block, reads: [] }))).toEqual([]);
});

test.each([
  ['forty honest answers', honestAnswers],
  ['twenty more, for which nothing was changed', laterAnswers],
])('four of five pass: %s', (_, answers) => {
  const passed = answers.filter(({ id, text, idea }) => view(id, text, lieSheet, idea).refused === 0);
  expect(passed.length / answers.length).toBeGreaterThanOrEqual(0.8);
});
