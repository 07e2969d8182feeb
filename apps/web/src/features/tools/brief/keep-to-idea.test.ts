import type { CompanyRecord, Slot } from '@slipway/record';
import { expect, it } from 'vitest';
import { tinyTool } from '../../../../test/tiny-tool.ts';
import { answerField, type Brief, briefFrom, emptyBrief, listUntouched, toAnswers } from './brief.ts';
import { findChange } from './find-change.ts';
import { briefOfRun, keepToIdea } from './keep-to-idea.ts';

const slot = (value: unknown, ofIdea = true) => ({
  value,
  toolId: 'other-tool',
  at: '2026-10-05T08:00:00.000Z',
  provenance: { kind: 'entered' as const },
  ofIdea,
});
const fire = 'Records for volunteer fire departments';
const record: CompanyRecord = {
  idea: slot(fire),
  vertical: slot('law'),
  price: slot(9),
  share: slot(0.5, false),
};
const keep = (brief: Brief, leftIdea: string | null = null) =>
  keepToIdea(brief, tinyTool, { record, leftIdea });
const write = (brief: Brief, idea: string) => keep(answerField(brief, 'idea', idea));

it('fills an empty form with the remembered idea and its facts', () => {
  expect(keep(emptyBrief).answers).toEqual({ idea: fire, vertical: 'law', price: '9', share: '50' });
});

it.each(['A sensor for houseplants', 'Records for volunteer ski departments', ''])(
  'leaves nothing of the remembered idea beside "%s", and all of it when its words come back',
  (other) => {
    const replaced = write(keep(emptyBrief), other);
    expect(replaced.answers).toEqual({ idea: other, share: '50' });
    expect(write(replaced, ` ${fire}. `).answers).toMatchObject({ vertical: 'law', price: '9' });
  },
);

it('keeps what was typed and picked, whatever the idea becomes', () => {
  const own = answerField(answerField(keep(emptyBrief), 'price', '5'), 'rivals', 'Ann', 'run');
  expect(write(own, 'A sensor for houseplants').answers).toMatchObject({ price: '5', rivals: 'Ann' });
});

it('follows the record where nobody has written, and says which fields those are', () => {
  const begun = answerField(keep(emptyBrief), 'vertical', 'dental');
  const newer = {
    idea: record.idea as Slot,
    vertical: slot('law'),
    price: slot(59),
    share: slot(0.5, false),
  };
  const shown = keepToIdea(begun, tinyTool, { record: newer, leftIdea: null });
  expect(shown.answers).toEqual({ idea: fire, vertical: 'dental', price: '59', share: '50' });
  expect(listUntouched(shown, false).toSorted()).toEqual(['idea', 'price', 'share']);
  expect(listUntouched(briefFrom({ price: '25' }, 'run'), true)).toEqual(['price']);
  expect(listUntouched(briefFrom({ price: '25' }, 'run'), false)).toEqual([]);
  // Taken out of the record meanwhile; and the same again is the same object.
  const { price: _, ...less } = newer;
  expect(keepToIdea(shown, tinyTool, { record: less, leftIdea: null }).answers).not.toHaveProperty('price');
  expect(keepToIdea(shown, tinyTool, { record: newer, leftIdea: null })).toBe(shown);
});

it('does not bring back an idea that was put away', () => {
  expect(keep(emptyBrief, fire).answers).toEqual({ share: '50' });
  expect(keep(emptyBrief, 'Another one').answers).toMatchObject({ idea: fire });
});

it('takes the sample’s answers away with its text, also after a run was made from it', () => {
  const answers = toAnswers(tinyTool.fields, tinyTool.sample);
  for (const brief of [
    briefFrom(answers, 'sample'),
    briefOfRun(tinyTool, { ...tinyTool.sample, rivals: ['Ann'] }),
  ]) {
    const { price, share } = keepToIdea(answerField(brief, 'idea', 'My own idea'), tinyTool, {
      record: null,
      leftIdea: null,
    }).answers;
    expect([price, share]).toEqual([undefined, undefined]);
  }
  const ran = briefOfRun(tinyTool, { ...tinyTool.sample, rivals: ['Ann'], price: 21 });
  expect(ran.origins).toEqual({ idea: 'sample', price: 'run', share: 'sample', rivals: 'run' });
});

it('tells whether a brief is still the one a run was made from', () => {
  const ran = briefOfRun(tinyTool, { idea: fire, price: 9 });
  expect(findChange(tinyTool.fields, ran, ran)).toBeNull();
  expect(findChange(tinyTool.fields, answerField(ran, 'idea', `${fire} `), ran)).toBeNull();
  expect(findChange(tinyTool.fields, answerField(ran, 'price', '10'), ran)).toBe('answers');
  expect(findChange(tinyTool.fields, answerField(ran, 'idea', 'x'), ran)).toBe('idea');
  expect(findChange(tinyTool.fields, emptyBrief, ran)).toBe('idea');
});
