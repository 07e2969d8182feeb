import { readInput } from '@slipway/tools';
import { expect, it } from 'vitest';
import { loadTools } from '../../../../../../packages/tools/src/conformance/run-tool.ts';
import { tinyFields } from '../../../../test/tiny-tool.ts';
import { answerField, briefFrom, emptyBrief, fillBlank, toAnswers, toRaw } from './brief.ts';

const input = {
  idea: 'Twice as much',
  price: 1200.5,
  share: 0.07,
  rivals: ['Ann', 'Bob'],
  vertical: 'law',
  months: [{ month: '2026-10', revenue: 5, churn: 0.125 }],
};

it('shows an input as a person would have typed it, and reads it back as it was', () => {
  const answers = toAnswers(tinyFields, { ...input, stranger: 'x' });
  expect(answers).toEqual({
    idea: 'Twice as much',
    price: '1200.5',
    share: '7',
    rivals: 'Ann\nBob',
    vertical: 'law',
    months: [{ month: '2026-10', revenue: '5', churn: '12.5' }],
  });
  const read = readInput(tinyFields, toRaw(tinyFields, briefFrom(answers, 'run')));
  expect(read).toMatchObject({ ok: false, problems: [{ field: 'price' }] });
  const allowed = readInput(tinyFields, toRaw(tinyFields, briefFrom({ ...answers, price: '$999' }, 'run')));
  expect(allowed).toEqual({ ok: true, input: { ...input, price: 999 } });
});

it('shows the sample of every tool so that it is read back as it was', async () => {
  for (const { engine } of await loadTools()) {
    // Assumptions are moved on the sheet.
    const { assumptions: _, ...input } = engine.sample;
    const brief = briefFrom(toAnswers(engine.fields, input), 'sample');
    expect(readInput(engine.fields, toRaw(engine.fields, brief)), engine.meta.id).toEqual({
      ok: true,
      input,
    });
  }
});

it.each([
  ['7', 0.07],
  ['7%', 0.07],
  ['0.5', 0.005],
])('takes %s in a percent box as %s', (typed, share) => {
  const read = readInput(tinyFields, toRaw(tinyFields, answerField(emptyBrief, 'share', typed)));
  expect(read).toEqual({ ok: true, input: { share } });
});

it('says the limits of a share in percent', () => {
  const read = readInput(tinyFields, toRaw(tinyFields, answerField(emptyBrief, 'share', '101')));
  expect(read).toEqual({ ok: false, problems: [{ field: 'share', message: 'Share can be at most 100 %.' }] });
});

it('does not come back to a field that was emptied by hand', () => {
  const emptied = answerField(emptyBrief, 'vertical', '');
  expect(fillBlank(emptied, { vertical: 'law' }, 'record')).toBe(emptied);
});
