import { expect, test } from 'vitest';
import { draw, rows } from './example-case.ts';

const notes = {
  rivals: [rows.rival, rows.otherRival],
  channels: [rows.channel],
  systems: [rows.system],
  rules: [rows.rule],
  cost: rows.cost,
};

test.each<[string, Parameters<typeof draw>[0], readonly string[]]>([
  ['nothing of the founder’s', {}, []],
  ['an edge that shares no word', { edge: 'quick' }, []],
  ['the payer’s word alone is no topic', { edge: 'made for dental offices' }, []],
  [
    'own channel and a way in',
    { channel: 'cold email' },
    ['You: Try Dental dealers beside your own way in; count the replies from each.'],
  ],
  [
    'a rival they meet',
    { rivals: ['Weave'] },
    ['You: Do one real case with Weave and one with yours; write down both results.'],
  ],
  [
    'an edge in the words of a rule',
    { edge: 'consent is asked in the chair', team: 'two of us' },
    ['Whoever builds: Write one page on how you meet TCPA.'],
  ],
])('%s', (_, input, tasks) => {
  const block = draw(input, notes).blocks.find(({ id }) => id === 'tasks');
  const steps = block?.kind === 'steps' ? block.steps : [];
  expect(steps.map(({ owner, do: { text } }) => `${owner}: ${text}`)).toEqual(tasks);
  for (const { dueDays } of steps) expect(dueDays).toBeGreaterThan(0);
});
