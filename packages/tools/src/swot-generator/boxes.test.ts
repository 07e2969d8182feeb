import { checkReport, itemKeys, listSentences, struckBox } from '@slipway/report';
import { describe, expect, test } from 'vitest';
import { answerOf, boxesOf, draw, linesOf, read, rows } from './example-case.ts';
import type { SwotInput } from './fields.ts';

const all = {
  rivals: [rows.rival, rows.otherRival, rows.alsoSells],
  failures: [rows.failure],
  rules: [rows.rule],
  changes: [rows.opens, rows.closes],
  channels: [rows.channel],
  systems: [rows.system],
  cost: rows.cost,
};

const priced = (cost: number) => ({
  price: read({ amount: 399, currency: 'CAD', per: null }),
  unitCost: read({ amount: cost, currency: 'CAD', per: null }),
});

describe('strengths are the founder’s own', () => {
  test.each<[SwotInput, string]>([
    [{ edge: 'fills a slot in 10 minutes' }, 'Your edge: Fills a slot in 10 minutes.'],
    [{ team: 'a nurse and two developers' }, 'Team: A nurse and two developers.'],
    [{ founderYears: 6 }, 'Experience: You have 6 years in this field.'],
    [{ evidence: 'paying', evidenceCount: 12 }, 'Evidence: 12 paying customers so far.'],
    [{ evidence: 'letters' }, 'Evidence: Customers have signed or paid a deposit.'],
    [{ evidence: 'interviews', evidenceCount: 1 }, 'Evidence: 1 interview so far.'],
  ])('%j', (input, line) => {
    expect(linesOf(draw(input, all), 'strengths')).toEqual([line]);
  });

  test.each([
    [{ rung: 'payment', count: null, of: null }, 'Evidence: Customers pay you already.'],
    [{ rung: 'payment', count: 6, of: 'haulers' }, 'Evidence: 6 paying haulers so far.'],
    [{ rung: 'trial', count: null, of: null }, 'Evidence: A pilot is in use.'],
    [{ rung: 'none', count: null, of: null }, undefined],
  ] as const)('what customers did, read as %j', (claim, line) => {
    expect(linesOf(draw({}, all, { evidence: read(claim) }), 'strengths')).toEqual(
      line === undefined ? [] : [line],
    );
    expect(linesOf(draw({}, all, { evidence: read(claim, 'unsure') }), 'strengths')).toEqual([]);
  });

  test('a good margin of the founder’s own numbers is one, a thin margin a weakness', () => {
    const [good, thin] = [draw({}, all, priced(140)), draw({}, all, priced(320))];
    expect(linesOf(good, 'strengths')).toEqual([
      'Left of each: CA$399 less CA$140 leaves CA$259 (65%), before your time, delivery and returns.',
    ]);
    expect(linesOf(thin, 'strengths')).toEqual([]);
    expect(linesOf(thin, 'weaknesses').join(' ')).toContain('leaves CA$79 (20%)');
    expect(linesOf(draw({}, all, priced(450)), 'weaknesses').join(' ')).toContain('each sale loses CA$51');
  });

  test('none: the box says so and asks, naming the first rival', () => {
    const [box] = boxesOf(draw({}, all));
    expect(box?.items).toEqual([]);
    expect(box?.empty?.text).toBe('Nothing we can stand behind. What can you do that Weave cannot?');
  });

  test('a question is asked once: in the answer, or in the box', () => {
    const report = draw({ evidence: 'none' }, all);
    expect(answerOf(report).question).toMatchObject({ field: 'edge' });
    expect(boxesOf(report)[0]?.empty?.text).toBe('Nothing we can stand behind.');
  });

  test('three at most, the heaviest', () => {
    const full = {
      edge: 'quick',
      team: 'two',
      founderYears: 3,
      evidence: 'paying',
      evidenceCount: 9,
    } as const;
    expect(linesOf(draw(full, all), 'strengths').map((line) => line.split(':')[0])).toEqual([
      'Evidence',
      'Your edge',
      'Team',
    ]);
  });
});

test.each<[string, Parameters<typeof draw>, string, string]>([
  ['what it must fit with', [{}, all], 'weaknesses', 'Must fit with: Open Dental holds the calendar.'],
  [
    'thin evidence',
    [{ evidence: 'opinions' }, all],
    'weaknesses',
    'Evidence: Only people you know have confirmed it.',
  ],
  [
    'an empty result',
    [{ evidence: 'letters', evidenceCount: 0 }, all],
    'weaknesses',
    'Evidence: Nobody has signed or paid a deposit so far.',
  ],
  [
    'a newcomer',
    [{ founderYears: 0 }, { rivals: all.rivals }],
    'weaknesses',
    'Experience: You are new to this field.',
  ],
  ['the loss today', [{}, all], 'opportunities', 'It costs them: An empty chair costs an hour of pay.'],
  ['the way in', [{}, all], 'opportunities', 'Way in: Dental dealers: reps visit each office monthly.'],
  [
    'a change that helps',
    [{}, { changes: all.changes, rivals: all.rivals }],
    'opportunities',
    'What changed: Practice software opened its calendar.',
  ],
  ['a rival of the founder’s own', [{ rivals: ['ChairFill 2'] }, all], 'threats', 'You meet: ChairFill 2.'],
  [
    'a rival that only sells to them, named by the founder',
    [{ rivals: ['dentrix'] }, { ...all, rules: [] }],
    'threats',
    'Already sold: Dentrix, a licence.',
  ],
  [
    'a rule without a reason above',
    [{}, { rivals: [rows.rival], failures: [rows.failure], changes: [rows.closes], rules: [rows.rule] }],
    'threats',
    'Rules: TCPA: texts need consent.',
  ],
])('%s', (_, args, box, line) => {
  expect(linesOf(draw(...args), box)).toContain(line);
});

test('what is hardly about the idea is not said', () => {
  const saidWith = (likely: number) =>
    JSON.stringify(draw({}, { systems: [rows.system], failures: [{ ...rows.failure, likely }] }));
  expect(saidWith(0.6)).toContain('switched off');
  expect(saidWith(0.45)).not.toContain('switched off');
});

describe('no sentence twice', () => {
  const report = draw({}, { ...all, cycle: rows.cycle });

  test('a reason stands in its box in short', () => {
    expect(answerOf(report).reasons.map(({ label }) => label)).toEqual([
      'Already sold',
      'Failed before',
      'What changed',
    ]);
    expect(linesOf(report, 'threats')).toContain('Already sold: Weave, per office a month.');
    expect(linesOf(report, 'threats').join()).not.toContain('switched off');
  });

  test('a box that needs its line keeps it, and the answer is shorter', () => {
    const few = draw({}, { failures: [rows.failure], systems: [rows.system] });
    expect(answerOf(few).reasons).toEqual([]);
    expect(linesOf(few, 'threats')).toEqual([
      'Failed before: Booking sites without the chair plan were switched off.',
    ]);
  });

  test('on the whole sheet', () => {
    expect(checkReport(report)).toEqual([]);
    const sentences = listSentences(report);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('three lines a box at most, and none in two boxes', () => {
    const boxes = boxesOf(report);
    for (const { items } of boxes) expect(items.length).toBeLessThanOrEqual(3);
    const ids = boxes.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what the founder changes', () => {
  const rivalId = `rival:${rows.rival.id}`;
  test.each([
    ['struck out', { [itemKeys.box(rivalId)]: struckBox }],
    ['in other words', { [itemKeys.text(rivalId)]: 'Weave left the market' }],
    ['moved', { [itemKeys.box(rivalId)]: 'opportunities' }],
  ])('what is %s is no reason any more, and the next rival is answered', (_, assumptions) => {
    const { reasons, verdict } = answerOf(
      draw({ assumptions }, { rivals: all.rivals, failures: all.failures }),
    );
    expect(reasons.map(({ statement }) => statement.id)).not.toContain(rivalId);
    expect(verdict.text).toBe('Name what you do better than NexHealth, then test it.');
  });

  test('a sheet has its four boxes also where nothing is known, each with what would fill it', () => {
    const boxes = boxesOf(draw());
    expect(boxes).toHaveLength(4);
    expect(boxes.every(({ items, empty }) => items.length > 0 || empty !== undefined)).toBe(true);
  });

  test('a line added to an empty sheet stands in its box', () => {
    const report = draw({ assumptions: { 'own:strengths:1': 'A nurse runs it' } });
    expect(linesOf(report, 'strengths')).toEqual([': A nurse runs it']);
    expect(checkReport(report)).toEqual([]);
  });
});

describe('where our notes are only on a neighbour', () => {
  const adjacent = { known: 'adjacent' as const };
  test('the founder’s own words still make a sheet', () => {
    const report = draw({ edge: 'quick', rivals: ['ChairFill'] }, adjacent);
    expect(linesOf(report, 'strengths')).toEqual(['Your edge: Quick.']);
    expect(linesOf(report, 'threats')).toContain('You meet: ChairFill.');
  });

  test('so do numbers of the founder’s text', () => {
    const report = draw({}, adjacent, {
      ...priced(140),
      evidence: read({ rung: 'trial', count: 7, of: 'cooks' }, 'unsure'),
    });
    expect(linesOf(report, 'strengths')).toHaveLength(1);
  });
});
