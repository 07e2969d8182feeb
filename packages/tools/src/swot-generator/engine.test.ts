import {
  checkReport,
  fillText,
  itemKeys,
  listBlockStatements,
  listSentences,
  struckBox,
} from '@slipway/report';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { anyInput } from '../conformance/any-input.ts';
import { readInput } from '../read-input.ts';
import { engine } from './engine.ts';
import { answerOf, boxesOf } from './example-case.ts';
import type { SwotInput } from './fields.ts';
import { gather } from './gather.ts';

const library = loadTestLibrary();
const run = (input: SwotInput) => engine.run(input, gather(input, library));
const ideas = [
  'beer duty returns filed straight from the brewhouse log, for craft breweries',
  'batch records for independent compounding pharmacies',
  'CI check that runs your Postgres migration against a masked copy of production',
  'village milk collection centres in Punjab: fat test, slip and payment to farmer same day',
  'clothes for toddlers with feeding tubes that open where the button is',
  'Uber for threshers: smallholders in Kano book a machine, owner earns all season',
  // Its niche has a number in its name.
  'Software that collects compliance evidence for startups that need a security audit report. Vanta and Drata do it too.',
];
const words = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(
  [engine.sample, ...ideas.map((idea) => ({ idea }))].map((input) => [input.idea, input] as const),
)('%s', (_, input) => {
  const report = run(input);
  const shown = report.blocks.filter(({ folded }) => folded !== true);
  const says = (blocks: typeof shown) =>
    blocks.flatMap(listBlockStatements).map(({ text }) => fillText(text, report.figures));

  test('is whole, and says nothing twice', () => {
    expect(checkReport(report)).toEqual([]);
    const sentences = listSentences(report);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('answers in 120 words and ends in 620', () => {
    expect(words(says([answerOf(report)]).join(' '))).toBeLessThanOrEqual(120);
    expect(words(says(shown).join(' '))).toBeLessThanOrEqual(620);
    for (const { items } of boxesOf(report)) expect(items.length).toBeLessThanOrEqual(3);
  });

  test('same input, same bytes', () => {
    expect(JSON.stringify(run(input))).toBe(JSON.stringify(report));
  });
});

test('a line whose business model is not sure has four boxes, and an empty one says what would fill it', () => {
  const report = run({ idea: 'A tool library on wheels for allotment gardeners in Leeds, £6 a month' });
  const boxes = boxesOf(report);
  const lines = boxes.flatMap(({ items }) => items.map(({ statement }) => statement.text));
  expect(boxes).toHaveLength(4);
  for (const { items, empty } of boxes) expect(items.length > 0 || empty !== undefined).toBe(true);
  expect(lines.some((text) => text.startsWith('If it is'))).toBe(false);
});

test('who asked for it is an opening, and the next step', () => {
  const report = run({
    idea: 'I repair bicycles from a van in Ghent, people book by phone. We had 46 customers last month at €65 a visit. Parts cost €14 and the lease is €420 a month. Two courier firms asked for a contract.',
  });
  const opening = boxesOf(report).find(({ id }) => id === 'opportunities');
  expect(opening?.items.map(({ statement }) => statement.text)).toContain(
    'Two courier firms asked for a contract.',
  );
  expect(answerOf(report).next?.do.text).toContain('“Two courier firms asked for a contract”');
});

test('whoever a charity helps is asked for no deposit', () => {
  const report = run({
    idea: 'Our charity lends powered wheelchairs to children in rural Wales while they wait for the NHS, which takes nine months. Families pay nothing. We have 60 children on the list and a chair costs us £3,200. A lottery grant of £85,000 runs out next March and we do not know how to replace it.',
  });
  const all = JSON.stringify(report);
  expect(all).not.toMatch(/deposit|sign-ups|paying/u);
  expect(answerOf(report).next?.do.text).toContain('funders');
  const laptops = run({
    idea: 'Our youth club in Rotterdam repairs old laptops and gives them free to families who have none. 26 volunteers come on Saturdays and we have given out 340 so far. The city grant of €22,000 ends in June and the library offered us a room.',
  });
  expect(JSON.stringify(answerOf(laptops))).not.toMatch(/ to pay |full price|customers/u);
});

test('a sentence about a named firm is the stored row, word for word', () => {
  const stored = new Set(
    library.knowledge.niches.flatMap(({ incumbents }) =>
      incumbents.flatMap(({ name, does, pricing }) => [`${name} ${does}.`, `${name}, ${pricing}.`]),
    ),
  );
  const { ventures } = library.knowledge;
  for (let at = 0; at < ventures.length; at++) stored.add(ventures.at(at)?.instead ?? '');
  const said = ideas.flatMap((idea) =>
    run({ idea })
      .blocks.flatMap(listBlockStatements)
      .filter(({ id }) => /^(?:rival|also|today:venture\/)/u.test(id))
      .map(({ text }) => text),
  );
  expect(said.length).toBeGreaterThan(1);
  for (const text of said) expect(stored).toContain(text);
});

test('who fills every field gets a better sheet', () => {
  const idea = ideas[0] ?? '';
  const full: SwotInput = {
    ...engine.sample,
    idea,
    customer: 'craft breweries',
    region: 'GB',
    rivals: ['Breww'],
    edge: 'files the duty return from the log with no typing',
    channel: 'brewery conferences',
  };
  const lines = (input: SwotInput) => boxesOf(run(input)).flatMap(({ items }) => items).length;
  expect(lines(full)).toBeGreaterThan(lines({ idea }));
  for (const name of [
    'edge',
    'rivals',
    'channel',
    'team',
    'evidence',
    'evidenceCount',
    'founderYears',
  ] as const) {
    const { [name]: _, ...rest } = { ...full, team: name === 'founderYears' ? undefined : full.team };
    const kept = readInput(engine.fields, rest);
    const whole = readInput(engine.fields, {
      ...full,
      team: name === 'founderYears' ? undefined : full.team,
    });
    if (!kept.ok || !whole.ok) throw new Error('Not valid');
    expect(JSON.stringify(run(kept.input)), name).not.toBe(JSON.stringify(run(whole.input)));
  }
});

test('whatever is answered and changed, nothing throws or breaks', () => {
  const box = fc.constantFrom('strengths', 'weaknesses', 'opportunities', 'threats', struckBox, 'moon');
  const text = fc.string({ maxLength: 60 });
  const ids = ['edge', 'open', 'proof', 'thin', 'money', 'own:threats:1'];
  const edits = fc.record(
    Object.fromEntries([
      ...ids.flatMap((id) => [
        [itemKeys.box(id), box],
        [itemKeys.text(id), text],
      ]),
      ['own:threats:1', text],
      ['own:strengths:2', text],
    ]),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyInput(engine.fields, ideas), edits, (raw, assumptions) => {
      const read = readInput(engine.fields, { ...raw, assumptions });
      if (!read.ok || engine.check(read.input).length > 0) return;
      const report = run(read.input);
      expect(checkReport(report), JSON.stringify(raw)).toEqual([]);
      expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
    }),
    { numRuns: 8 },
  );
});
